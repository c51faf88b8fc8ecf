import type { Language } from '#contract/language.ts'

/** What stands above the requirements of an advert. */
export const advertHeadings: Record<Language, string> = {
  en: 'Requirements',
  de: 'Anforderungen',
  fr: 'Profil recherché',
  es: 'Requisitos',
  zh: '任职要求',
  ja: '応募資格',
}
