/** Ranks texts by the terms they share with a question (BM25). */
import { required } from '#server/required.ts'

/** How soon more of the same term stops to count, and how much a long text is held against it. */
const SATURATION = 1.2
const LENGTH = 0.7
/**
 * Only the texts in which a term counts most are looked at, so that a question takes no longer when the ledger grows
 * beyond them. More than the facts of a personal site that share a word.
 */
const MOST_PER_TERM = 150

interface AskedTerm {
  term: string
  /** What else may be said for it: all terms of one of them. */
  others: string[][]
  /** What each of these counts beside the term itself. */
  weight: number
}

export interface Ranking {
  /**
   * The texts that share a term with the question, by their place in the list, with their score. Of what may be said for a
   * term the best counts, by its weight.
   */
  rank(terms: Iterable<AskedTerm>): Map<number, number>
  /** Whether a text has the term. */
  has(text: number, term: string): boolean
  isKnown(term: string): boolean
  /** The weight of a term: the rarer, the more. One that no text has weighs most. */
  weight(term: string): number
}

/** @param texts the terms of each text, with how often each stands in it; less than once for words beside the text. */
export function createRanking(texts: Map<string, number>[]): Ranking {
  const frequency = new Map<string, number>()
  for (const text of texts) for (const term of text.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const weight = (term: string) => Math.log(1 + texts.length / (frequency.get(term) ?? 0.5))
  const lengths = texts.map((text) => [...text.values()].reduce((sum, count) => sum + count, 0))
  const usual = lengths.reduce((sum, length) => sum + length, 0) / texts.length

  const scores = texts.map((text, i) => {
    const room = SATURATION * (1 - LENGTH + (LENGTH * required(lengths[i])) / usual)
    return new Map(
      [...text].map(([term, count]) => [term, (weight(term) * count * (SATURATION + 1)) / (count + room)] as const),
    )
  })
  const scoreOf = (text: number, term: string) => scores[text]?.get(term) ?? 0
  const best = new Map<string, number[]>()
  scores.forEach((terms, text) => {
    for (const term of terms.keys()) {
      const list = best.get(term)
      if (list) list.push(text)
      else best.set(term, [text])
    }
  })
  for (const [term, list] of best) {
    list.sort((a, b) => scoreOf(b, term) - scoreOf(a, term))
    list.length = Math.min(list.length, MOST_PER_TERM)
  }

  return {
    rank(terms) {
      const asked = [...new Map([...terms].map((one) => [one.term, one])).values()]
      const found = new Set(
        asked.flatMap(({ term, others }) =>
          [term, ...others.flatMap(([first]) => first ?? [])].flatMap((one) => best.get(one) ?? []),
        ),
      )
      const least = (text: number, all: string[]) => Math.min(...all.map((term) => scoreOf(text, term)))
      const scored = (text: number) =>
        asked.reduce((sum, { term, others, weight: share }) => {
          const own = scoreOf(text, term)
          return sum + Math.max(own, ...others.map((all) => share * least(text, all)))
        }, 0)
      return new Map([...found].map((text) => [text, scored(text)]))
    },
    has: (text, term) => scores[text]?.has(term) ?? false,
    isKnown: (term) => frequency.has(term),
    weight,
  }
}
