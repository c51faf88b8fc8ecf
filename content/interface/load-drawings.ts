/** What shows a case study in each language, fetched with the page that shows it. */
import type { CaseStudyText } from '#contract/content/content.ts'
import type { Drawing } from '#contract/content/drawing.ts'
import type { Language } from '#contract/language.ts'

/** What its own page alone shows, as HTML. */
export type CaseStudyParts = Partial<Record<'drawing' | CaseStudyText | 'outcomes', string | undefined>>

export interface LoadDrawings {
  /** By the id of the case study. */
  loadParts: Record<string, () => Promise<{ parts: CaseStudyParts }>>
  /** The small drawings of all, by the id of the case study. */
  loadSmall: () => Promise<{ small: Record<string, Drawing> }>
}

export const loadDrawings: Record<Language, () => Promise<LoadDrawings>> = {
  en: () => import('./en/drawings.ts'),
  es: () => import('./es/drawings.ts'),
  fr: () => import('./fr/drawings.ts'),
  de: () => import('./de/drawings.ts'),
  zh: () => import('./zh/drawings.ts'),
  ja: () => import('./ja/drawings.ts'),
}
