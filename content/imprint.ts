/** The imprint, apart from what every page carries. */
import type { Imprint } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { contentIn } from './owner.ts'

export function imprintIn(language: Language): Imprint {
  const { imprint: text = '', fallback } = contentIn(language)
  return { text, language: fallback?.texts.includes(text) ? fallback.language : language }
}
