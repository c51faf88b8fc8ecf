import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts'

/** The manifest of the app in a language. */
export const manifestPath = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`
