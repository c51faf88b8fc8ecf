/** The drawing of the first screen in each language, fetched where there is room for it. */
import type { Language } from '#contract/language.ts'

export const loadHeroDrawing: Record<Language, () => Promise<{ svg: string }>> = {
  en: () => import('./en/hero-drawing.ts'),
  es: () => import('./es/hero-drawing.ts'),
  fr: () => import('./fr/hero-drawing.ts'),
  de: () => import('./de/hero-drawing.ts'),
  zh: () => import('./zh/hero-drawing.ts'),
  ja: () => import('./ja/hero-drawing.ts'),
}
