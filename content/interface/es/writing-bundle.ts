// What the pages of the writing section need in this language, in one file of its own.
export { articles, loadText } from './articles.ts'
export { messages } from './writing.ts'
