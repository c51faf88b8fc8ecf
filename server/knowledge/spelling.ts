/** What a word that nothing knows is most likely meant to be: a known one with a slip, or two known ones in one. */
import { required } from '#server/required.ts'
import type { Word } from './tokens.ts'

/** From these lengths on, a word with one or two slips in it is still told from another word. */
const ONE_SLIP = 6
const TWO_SLIPS = 9
/** And one with another letter: Stripe is not STRIDE. */
const OTHER_LETTER = 7

/** @returns finds the known word that was meant: with the same first letter, and one or two slips away. */
export function createSpelling(
  known: Iterable<Word>,
  oneSlip = ONE_SLIP,
  twoSlips = TWO_SLIPS,
): (said: string) => Word | undefined {
  const byFirst = new Map<string, Map<string, Word>>()
  for (const word of known) {
    const first = word.said.charAt(0)
    byFirst.set(first, (byFirst.get(first) ?? new Map()).set(word.said, word))
  }
  return (said) => {
    const allowed = said.length >= twoSlips ? 2 : said.length >= oneSlip ? 1 : 0
    if (allowed === 0 || !/^\p{Script=Latin}+$/u.test(said)) return undefined
    let meant: { word: Word; slips: number } | undefined
    for (const [candidate, word] of byFirst.get(said.charAt(0)) ?? []) {
      if (Math.abs(candidate.length - said.length) > allowed) continue
      const slips = countSlips(said, candidate, allowed)
      if (slips === 1 && said.length < OTHER_LETTER && hasOtherLetter(said, candidate)) continue
      if (slips <= allowed && slips < (meant?.slips ?? Number.POSITIVE_INFINITY)) meant = { word, slips }
    }
    return meant?.word
  }
}

/** Whether words of one length differ by more than their order. */
const hasOtherLetter = (a: string, b: string) =>
  a.length === b.length && [...a].sort().join('') !== [...b].sort().join('')

/** Letters added, left out, mistaken or swapped with the next; counts no further than one more than `most`. */
function countSlips(a: string, b: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const mistaken = required(last[j - 1]) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(mistaken, required(last[j]) + 1, required(row[j - 1]) + 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) row[j] = Math.min(required(row[j]), required(beforeLast[j - 2]) + 1)
    }
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return required(last[b.length])
}

/** The shortest part of a compound; shorter ones are found in most words by accident. */
const SHORTEST_PART = 4

/** A known word this long at the end of an unknown one says what kind of thing it is: Wild|verbiss, Server|raum. */
const SHORTEST_KIND = 6
/** What ends so is done, and no kind of thing: um|gegangen. */
const PARTICIPLE = /^ge\p{L}+(?:en|t)$/u

/**
 * The two known words that a German compound is made of, as terms: Karten|nummern, Supermarkt|kette; of one that begins with
 * an unknown word, the longest known end.
 * @param stem how a part becomes a term.
 */
export function compoundParts(
  said: string,
  stem: (part: string) => string,
  isKnown: (term: string) => boolean,
): string[] {
  for (let i = said.length - SHORTEST_PART; i >= SHORTEST_PART; i--) {
    const tail = stem(said.slice(i))
    if (!isKnown(tail)) continue
    const head = said.slice(0, i)
    const found = [head, head.replace(/(?:e?s|e?n)$/, '')].map(stem).find(isKnown)
    if (found !== undefined) return [found, tail]
  }
  for (let i = SHORTEST_PART - 1; i <= said.length - SHORTEST_KIND; i++) {
    const tail = said.slice(i)
    if (!PARTICIPLE.test(tail) && isKnown(stem(tail))) return [stem(tail)]
  }
  return []
}
