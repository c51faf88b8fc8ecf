/** Brackets around what may have some of its own. */
import type { Language } from '#contract/language.ts'
import { listComma } from './comma.ts'
import { languageTraits } from './traits.ts'

/** "C1 (EGA)" → "C1, EGA", for a place in brackets. */
export const withoutInnerBrackets = (language: Language, text: string): string =>
  text.replace(/\s?[(（]([^()（）]*)[)）]/g, (_, inner: string) => listComma[language] + inner.trim())

/** What is said beside a name, behind it: with a space before it, or as wide as the characters around it. */
export const bracketed = (language: Language, text: string): string =>
  languageTraits[language].isDense ? `（${text}）` : ` (${text})`

/** "Basque (C1, EGA)" */
export const inBrackets = (language: Language, text: string, beside: string): string =>
  text + bracketed(language, withoutInnerBrackets(language, beside))
