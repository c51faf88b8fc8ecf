/** Words of nearly the same meaning, as far as the facts have them: "newspaper" finds the publisher of news sites. */
import { required } from '#server/required.ts'
import type { PhraseTable, PhraseWord } from './phrase-table.ts'
import type { Steps } from './steps.ts'
import type { Word } from './tokens.ts'

/** What stands for a word: one word or several that stand together. */
export type Related = string[]

/** Phrases of the language that is asked in, and what facts in another language say for the same, by the same groups. */
export interface Alike {
  asked: PhraseTable
  written?: PhraseTable | undefined
}

/**
 * @param alike words and short phrases of nearly the same meaning, and what else a general one may mean.
 * @param rootOf what a word of the language that is asked in is found by.
 * @param isKnown whether some fact has a term: what none has leads nowhere.
 * @returns by term, or by those of a phrase with blanks between, what else may be said for it.
 */
export function* createRelated(
  alike: Alike[],
  rootOf: (word: PhraseWord) => string,
  isKnown: (term: string) => boolean,
): Steps<(term: string) => Related[]> {
  const related = new Map<string, Map<string, Related>>()
  for (const { asked, written } of alike) {
    const own = readRoots(asked, rootOf, isKnown)
    const other = written && readRoots(written, ({ root }) => root, isKnown)
    for (let group = 0; group < asked.size; group++) {
      yield
      const said = asked.said(group)
      const there = own.inFacts([...said, ...asked.kinds(group)])
      if (written && other) there.push(...other.inFacts([...written.said(group), ...written.kinds(group)]))
      if (there.length === 0) continue
      for (const terms of said.map(own.termsOf)) {
        const key = terms.join(' ')
        const known = related.get(key) ?? new Map<string, Related>()
        for (const one of there) if (!terms.some((term) => one.includes(term))) known.set(one.join(' '), one)
        if (known.size > 0) related.set(key, known)
      }
    }
  }
  const all = new Map([...related].map(([term, own]) => [term, [...own.values()]]))
  return (term) => all.get(term) ?? []
}

/** Reads the phrases of a table as terms; asks of each word once what it is and whether it is known. */
function readRoots({ words }: PhraseTable, rootOf: (word: PhraseWord) => string, isKnown: (term: string) => boolean) {
  const roots = words.map(rootOf)
  const inFacts = roots.map(isKnown)
  const termsOf = (phrase: Int32Array): Related => [...new Set(Array.from(phrase, (number) => required(roots[number])))]
  return {
    termsOf,
    /** Those phrases of which the facts have every word. */
    inFacts: (phrases: readonly Int32Array[]) =>
      phrases.filter((phrase) => phrase.every((number) => inFacts[number])).map(termsOf),
  }
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
