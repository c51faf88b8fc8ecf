/**
 * Leaves at most two blanks and two line ends in a row: more mean nothing in what people type or paste, and patterns that look
 * for the end of a run would go over a long one again from every place in it.
 */
export const collapseBlanks = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]{3,}/g, '  ')
    .replace(/\n(?:[^\S\n]{0,2}\n){2,}/g, '\n\n')
