/** How many tokens a text has, roughly: every model cuts in its own way, and none of them can be asked without a call. */

/** Letters of a token in languages with spaces; providers say four for English, and it is fewer for the others. */
const LETTERS = 3.5
/** Chinese and Japanese have about a token for each sign. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

export function estimateTokens(text: string): number {
  const dense = text.match(DENSE)?.length ?? 0
  return Math.ceil(dense + (text.length - dense) / LETTERS)
}
