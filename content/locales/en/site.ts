// What the browser needs in this language, in one file of its own.
export { facts } from './facts.ts'
export { fields } from './fields.ts'
export { words } from './interface.ts'
