/** Words of nearly the same meaning, as far as the facts have them: "newspaper" finds the publisher of news sites. */
import type { Steps } from './steps.ts'
import type { Word } from './tokens.ts'
import { knownTechnology } from './world/known-technologies.ts'

/** What stands for a word: one word or several that stand together. */
export type Related = string[]

/**
 * @param groups of words and short phrases of nearly the same meaning.
 * @param isKnown whether some fact has a term: what none has leads nowhere.
 * @returns by term, or by those of a phrase with blanks between, what else may be said for it.
 */
export function* createRelated(
  groups: string[][],
  cut: (text: string) => readonly Word[],
  isKnown: (term: string) => boolean,
): Steps<(term: string) => Related[]> {
  const related = new Map<string, Map<string, Related>>()
  for (const group of groups) {
    yield
    // A technology is meant itself, and no other of its kind.
    const entries = group
      .filter((entry) => !knownTechnology(entry))
      .map((entry) => [...new Set(cut(entry).map(({ terms }) => terms[0]))])
      .filter((terms) => terms.length > 0)
    const there = entries.filter((terms) => terms.every(isKnown))
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
