/** The words of the card with this site's own figures, fetched with it. */
import type { VitalWords } from '../../../content/locales/en/vitals.ts'
import { createSay, type Say } from '../../../content/say.ts'
import type { Language } from '../../../contract/language.ts'

export type VitalSay = Say<VitalWords>

const load: Record<Language, () => Promise<{ vitals: VitalWords }>> = {
  en: () => import('../../../content/locales/en/vitals.ts'),
  es: () => import('../../../content/locales/es/vitals.ts'),
  fr: () => import('../../../content/locales/fr/vitals.ts'),
  de: () => import('../../../content/locales/de/vitals.ts'),
  zh: () => import('../../../content/locales/zh/vitals.ts'),
  ja: () => import('../../../content/locales/ja/vitals.ts'),
}

export async function vitalWords(language: Language): Promise<VitalSay> {
  const { vitals } = await load[language]()
  return createSay(language, vitals)
}
