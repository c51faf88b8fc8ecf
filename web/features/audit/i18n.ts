/** The words of the card with this site's own figures, fetched with it. */
import type { VitalMessages } from '#content/interface/en/vitals.ts'
import { createTranslate, type Translate } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'

export type VitalTranslate = Translate<VitalMessages>

const load: Record<Language, () => Promise<{ vitals: VitalMessages }>> = {
  en: () => import('#content/interface/en/vitals.ts'),
  es: () => import('#content/interface/es/vitals.ts'),
  fr: () => import('#content/interface/fr/vitals.ts'),
  de: () => import('#content/interface/de/vitals.ts'),
  zh: () => import('#content/interface/zh/vitals.ts'),
  ja: () => import('#content/interface/ja/vitals.ts'),
}

export async function vitalMessages(language: Language): Promise<VitalTranslate> {
  const { vitals } = await load[language]()
  return createTranslate(language, vitals)
}
