import type { Language } from '#contract/language.ts'

/** Which form of a unit's name `Intl` is asked for where it stands in full: the long Chinese one is said of spans only, and 0.8 秒 is no 0.8 秒钟. */
export const unitForm: Record<Language, 'long' | 'short'> = {
  en: 'long',
  es: 'long',
  fr: 'long',
  de: 'long',
  zh: 'short',
  ja: 'long',
}

/** What stands between a number and its unit, where `Intl` writes it otherwise: 12ミリ秒 is one word, 12 毫秒 is set apart. */
export const unitGap: Record<Language, string | undefined> = {
  en: undefined,
  es: undefined,
  fr: undefined,
  de: undefined,
  zh: ' ',
  ja: '',
}
