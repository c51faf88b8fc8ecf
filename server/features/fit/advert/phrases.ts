/** Finds the phrases of a language in an advert: whole words where words are parted by spaces, else anywhere. */

import { normalize } from '#server/knowledge/normalize.ts'

/** In one form of each character: plain letters, straight apostrophes, single spaces, lower case. */
export const plain = (text: string) =>
  // Most of what is asked about is a word.
  /^[\w.,;:+#/()-]+$/.test(text)
    ? text.toLowerCase()
    : normalize(text, 'NFKC')
        .replace(/[‘’`´]/g, "'")
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase()

/** Chinese and Japanese do not part their words. */
export const isDense = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character) && !isDense(character)

/** Where the phrase stands in the text, both as `plain` makes them; -1 for nowhere. */
export function indexOfPhrase(text: string, phrase: string): number {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    if (isDense(phrase) || !(isLetter(text[at - 1]) || isLetter(text[at + phrase.length]))) return at
  }
  return -1
}

export const saysAny = (text: string, phrases: readonly string[]) =>
  phrases.some((phrase) => indexOfPhrase(text, phrase) !== -1)
