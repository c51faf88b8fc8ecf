/** The words that a search among facts goes by, in one language. */
export interface SearchWords {
  /** Words that ask without saying what about: "tell me", "experience with". */
  fillers: string[]
  /** Words of questions of many kinds, folded. */
  ordinary: ReadonlySet<string>
  /** Words that mean the same here, in groups; the one they are looked for by first. */
  synonyms: string[][]
  /** What a question is about when it says all words of one of the phrases, and the facts that answer it, best first. */
  topics: { say: string[]; facts: string[] }[]
}
