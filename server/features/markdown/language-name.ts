import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts'

/** The name of a language, said in one. */
export const nameOf = (language: Language, saidIn: Language = DEFAULT_LANGUAGE): string =>
  new Intl.DisplayNames([saidIn], { type: 'language' }).of(language) ?? language
