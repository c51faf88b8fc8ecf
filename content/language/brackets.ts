/** Brackets around what may have some of its own. */
import type { Language } from '#contract/language.ts'
import { listComma } from './comma.ts'
import { languageTraits } from './traits.ts'

/** "C1 (EGA)" → "C1, EGA", for a place in brackets. */
export const withoutInnerBrackets = (language: Language, text: string): string =>
  text.replace(/\s?[(（]([^()（）]*)[)）]/g, (_, inner: string) => listComma[language] + inner.trim())

/** "Basque (C1, EGA)" */
export function inBrackets(language: Language, text: string, beside: string): string {
  const inner = withoutInnerBrackets(language, beside)
  return languageTraits[language].isDense ? `${text}（${inner}）` : `${text} (${inner})`
}
