/** Years of four digits, as questions and facts have them. Not for `test` and `exec`, which go on from the last match. */
export const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g
