import type { Language } from '#contract/language.ts'

/** The name of a language, said in one. */
export const languageName = (language: Language, saidIn: Language): string =>
  new Intl.DisplayNames(saidIn, { type: 'language' }).of(language) ?? language
