/** More signs of Markdown than any answer has; the parser's work grows with their square, and an answer is parsed as it comes. */
const SIGNS_MAX = 1000
const SIGNS = /[*_~`[\]<!|]|^[ \t]*(?:[-+>]|\d+[.)])/gm

/** The text as it is; of one that is made of signs, its words. */
export const withFewSigns = (text: string): string =>
  (text.match(SIGNS)?.length ?? 0) > SIGNS_MAX ? text.replace(SIGNS, '') : text
