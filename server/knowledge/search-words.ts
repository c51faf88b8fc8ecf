/** The words that a search among facts goes by, in one language. */
import type { Thesaurus } from '#content/language/load/load-thesaurus.ts'
import type { PhraseTables } from './phrase-table.ts'

export interface SearchWords {
  /** Words that ask without saying what about: "tell me", "experience with". */
  fillers: string[]
  /** Words of questions of many kinds, folded. */
  ordinary: ReadonlySet<string>
  /** Words that mean the same here, in groups; the one they are looked for by first. */
  synonyms: string[][]
  /** Words of nearly the same meaning: each may be meant by another of its group. */
  thesaurus: Thesaurus
  /** The same, and more of the width of life and of trades, cut into words. */
  phrases: PhraseTables
  /** What facts in another language say for the same. */
  writtenPhrases?: PhraseTables | undefined
  /** What a question is about when it says all words of one of the phrases, and the facts that answer it, best first. */
  topics: { say: string[]; facts: string[] }[]
}
