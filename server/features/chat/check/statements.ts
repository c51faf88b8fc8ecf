/** Where what is said of one number, or of one change, ends: at a mark, or at a word that joins another statement. */
import { claimWords } from '#content/language/load/load-claims.ts'
import { languageTraits } from '#content/language/traits.ts'
import { recordOf } from '#contract/keys.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { escaped } from '#server/knowledge/escaped.ts'
import { phrasesOf } from '#server/knowledge/understand/phrase-index.ts'

/** So many letters stand at most between two parts of one time. */
export const JOINED = 14
/** And between a part and the whole that it is of. */
export const NEIGHBOURS = 24
export const CLAUSE_END: RegExp = /[.,;:，。；、：()（）]/

function joiningIn(language: Language): string {
  const words = phrasesOf(claimWords[language].joining).map(escaped).join('|')
  return languageTraits[language].isDense ? words : `\\s(?:${words})\\s`
}

/** Words that join another statement, by language. */
export const joiningWords: Record<Language, RegExp> = recordOf(
  knownLanguages,
  (language) => new RegExp(joiningIn(language), 'u'),
)
/** The same words, and the marks that end a statement. */
export const statementEnds: Record<Language, RegExp> = recordOf(
  knownLanguages,
  (language) => new RegExp(`[.,;:，。；、：()（）—–\\n]|${joiningIn(language)}`, 'u'),
)
