/** Texts as they are compared word by word. */
import { fold } from './tokens.ts'

/** What was said, folded, with single spaces instead of punctuation, and one at each end. */
export const plainly = (text: string) =>
  ` ${fold(text)
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()} `
