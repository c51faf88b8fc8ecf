import type { Language } from '#contract/language.ts'

/** What code has to know of a language that its words do not tell. */
export interface LanguageTraits {
  /** Its characters fill a square each, and no spaces part its words. */
  isDense: boolean
  /** Every noun has a capital, so that none tells a name. */
  hasCapitalNouns: boolean
  /** ae, oe and ue are read as umlauts. */
  hasUmlauts: boolean
  /** What tells one kind from another stands behind it: "arquitecturas hexagonales". */
  tellsKindAfter: boolean
  /** Parts the clauses of a sentence, beside the signs of every language. */
  clauseMark?: string
}

const spaced = { isDense: false, hasCapitalNouns: false, hasUmlauts: false, tellsKindAfter: false }
const dense = { ...spaced, isDense: true }

export const languageTraits: Record<Language, LanguageTraits> = {
  en: spaced,
  es: { ...spaced, tellsKindAfter: true },
  fr: { ...spaced, tellsKindAfter: true },
  de: { ...spaced, hasCapitalNouns: true, hasUmlauts: true },
  zh: dense,
  ja: { ...dense, clauseMark: '、' },
}
