// What the browser needs in this language, in one file of its own.
export { content } from './content.ts'
export { fields } from './field-errors.ts'
export { messages } from './site.ts'
