/** Whether a message says one of the phrases that the content lists. */
import { fold } from './tokens.ts'

/** What was said, folded, with single spaces instead of punctuation, and one at each end. */
export const plainly = (text: string) =>
  ` ${fold(text)
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()} `

export type Says = (plain: string) => boolean

/** The lists of the content do not change, and are asked with every message. */
const tests = new WeakMap<string[], Says>()

/**
 * @param phrases whole words; an asterisk at the end of one stands for any ending, … between two for whatever stands there.
 * Chinese and Japanese, which are written without spaces, are found anywhere.
 * @returns a test for texts that went through `plainly`.
 */
export function saysOneOf(phrases: string[]): Says {
  const known = tests.get(phrases)
  if (known) return known
  const split = phrases.map((phrase) => phrase.split('…').map(asSaid))
  const says: Says = (plain) => split.some((parts) => saysInOrder(plain, parts))
  tests.set(phrases, says)
  return says
}

function asSaid(phrase: string): string {
  const plain = plainly(phrase)
  if (!isSpaced(phrase)) return plain.trim()
  return phrase.endsWith('*') ? plain.trimEnd() : plain
}

function saysInOrder(plain: string, parts: string[]): boolean {
  let from = 0
  return parts.every((part) => {
    const at = plain.indexOf(part, from)
    // The space after a word stands before the next one, too.
    from = at + part.trimEnd().length
    return at >= 0
  })
}

/** @param plain went through `plainly`. @returns it without these phrases, the longest taken out first. */
export function withoutPhrases(plain: string, phrases: string[]): string {
  return phrases
    .map((phrase) => plainly(phrase).trim())
    .sort((a, b) => b.length - a.length)
    .reduce((left, phrase) => left.replaceAll(isSpaced(phrase) ? ` ${phrase} ` : phrase, ' '), plain)
}

const isSpaced = (phrase: string) => !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase)
