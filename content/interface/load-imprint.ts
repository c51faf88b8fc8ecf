/** Who answers for the site, in each language: fetched with the page that says it. */
import type { Imprint } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'

export const loadImprint: Record<Language, () => Promise<{ imprint: Imprint }>> = {
  en: () => import('./en/imprint.ts'),
  es: () => import('./es/imprint.ts'),
  fr: () => import('./fr/imprint.ts'),
  de: () => import('./de/imprint.ts'),
  zh: () => import('./zh/imprint.ts'),
  ja: () => import('./ja/imprint.ts'),
}
