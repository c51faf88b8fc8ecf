/** Words of nearly the same meaning, as far as the facts have them: "newspaper" finds the publisher of news sites. */
import type { Meaning } from '#content/language/load/load-meanings.ts'
import type { Steps } from './steps.ts'
import type { Word } from './tokens.ts'
import { knownTechnology } from './world/known-technologies.ts'

/** What stands for a word: one word or several that stand together. */
export type Related = string[]

type Cut = (text: string) => readonly Word[]

/**
 * @param meanings words and short phrases of nearly the same meaning, and what else a general one may mean.
 * @param cuts how words of the language that is asked in are cut, and those of the facts' language.
 * @param isKnown whether some fact has a term: what none has leads nowhere.
 * @returns by term, or by those of a phrase with blanks between, what else may be said for it.
 */
export function* createRelated(
  meanings: Meaning[],
  { cut, cutWritten }: Record<'cut' | 'cutWritten', Cut>,
  isKnown: (term: string) => boolean,
): Steps<(term: string) => Related[]> {
  const related = new Map<string, Map<string, Related>>()
  // A technology is meant itself, and no other of its kind.
  const entriesOf = (words: string[], by: Cut) =>
    words
      .filter((word) => !knownTechnology(word))
      .map((word) => [...new Set(by(word).map(({ terms }) => terms[0]))])
      .filter((terms) => terms.length > 0)
  for (const { said, kinds, written } of meanings) {
    yield
    const entries = entriesOf(said, cut)
    const there = [...entries, ...entriesOf(kinds, cut), ...entriesOf(written, cutWritten)].filter((terms) =>
      terms.every(isKnown),
    )
    if (there.length === 0) continue
    for (const terms of entries) {
      const key = terms.join(' ')
      const known = related.get(key) ?? new Map<string, Related>()
      for (const one of there) if (!terms.some((term) => one.includes(term))) known.set(one.join(' '), one)
      if (known.size > 0) related.set(key, known)
    }
  }
  const all = new Map([...related].map(([term, own]) => [term, [...own.values()]]))
  return (term) => all.get(term) ?? []
}

/** Phrases have so many words that tell something. */
const PHRASE_WORDS = [2, 3]

/**
 * What may be said for each word of a question, by itself or within a phrase.
 * @param isOpen whether a word may be meant by another.
 */
export function meantBy(
  related: (term: string) => Related[],
  asked: readonly Word[],
  isOpen: (term: string) => boolean,
): (word: Word) => Related[] {
  const meant = new Map<Word, Related[]>()
  const add = (word: Word, others: Related[]) => {
    if (others.length > 0) meant.set(word, [...(meant.get(word) ?? []), ...others])
  }
  const may = ({ terms }: Word) => isOpen(terms[0])
  asked.forEach((word, at) => {
    if (may(word)) add(word, word.terms.filter(isOpen).flatMap(related))
    for (const length of PHRASE_WORDS) {
      const phrase = asked.slice(at, at + length)
      if (phrase.length < length || !phrase.some(may)) continue
      const others = related(phrase.map(({ terms }) => terms[0]).join(' '))
      for (const one of phrase) if (may(one)) add(one, others)
    }
  })
  return (word) => meant.get(word) ?? []
}
