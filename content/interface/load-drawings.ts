/** The drawings of the case studies in each language, each fetched with the page that shows it. */
import type { Language } from '#contract/language.ts'

/** By the id of the case study. */
export type LoadDrawing = Record<string, () => Promise<{ html: string }>>

export const loadDrawings: Record<Language, () => Promise<{ loadDrawing: LoadDrawing }>> = {
  en: () => import('./en/drawings.ts'),
  es: () => import('./es/drawings.ts'),
  fr: () => import('./fr/drawings.ts'),
  de: () => import('./de/drawings.ts'),
  zh: () => import('./zh/drawings.ts'),
  ja: () => import('./ja/drawings.ts'),
}
