/** The drawings and long texts of the case studies in each language, each fetched with the page that shows it. */
import type { LoadDrawings } from '#contract/content/case-study-parts.ts'
import type { Language } from '#contract/language.ts'

export const loadDrawings: Record<Language, () => Promise<LoadDrawings>> = {
  en: () => import('./en/drawings.ts'),
  es: () => import('./es/drawings.ts'),
  fr: () => import('./fr/drawings.ts'),
  de: () => import('./de/drawings.ts'),
  zh: () => import('./zh/drawings.ts'),
  ja: () => import('./ja/drawings.ts'),
}
