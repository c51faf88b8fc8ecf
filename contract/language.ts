/** The languages, and which of them a visitor gets. */

export const languages = ['en', 'es', 'fr', 'de', 'zh', 'ja'] as const
export type Language = (typeof languages)[number]

/** Holds the visitor's own choice; named as the translation library names it. */
export const LANGUAGE_COOKIE = 'i18next'
/** The same choice in the browser's local storage. */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'
/** The query parameter that asks for a language outright. */
export const LANGUAGE_PARAMETER = 'lng'
export const DEFAULT_LANGUAGE: Language = 'en'

/** CLDR's nameOrderLocales. */
const nameOrder: Record<Language, 'givenFirst' | 'surnameFirst'> = {
  en: 'givenFirst',
  es: 'givenFirst',
  fr: 'givenFirst',
  de: 'givenFirst',
  zh: 'surnameFirst',
  ja: 'surnameFirst',
}

/** Whether forms ask for the family name first. */
export const isFamilyNameFirst = (language: Language): boolean => nameOrder[language] === 'surnameFirst'

/** The language that a tag like `zh-Hant-TW` means here, if it is one of ours. */
export function findLanguage(tag: string | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return languages.find((language) => language === primary)
}

/** In this order: asked for in the address, chosen before (cookie), what the browser prefers, English. */
export function chooseLanguage(
  asked: string | undefined,
  chosen: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  return findLanguage(asked) ?? findLanguage(chosen) ?? preferred(acceptLanguage) ?? DEFAULT_LANGUAGE
}

/** The best of ours in an Accept-Language header (RFC 9110 section 12.5.4). */
function preferred(header: string | undefined): Language | undefined {
  if (!header) return undefined
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.split(';')
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { language: findLanguage(tag), q: q === undefined ? 1 : Number(q) }
    })
    .filter(({ language, q }) => language && q > 0)
    .sort((a, b) => b.q - a.q)[0]?.language
}

/**
 * The one address of a page in a language. Without a parameter a page comes in the reader's own language, and in English
 * to who has none of ours: that address stands for English and for "any other".
 */
export const pageAddress = (origin: string, path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? `${origin}${path}` : `${origin}${path}?${LANGUAGE_PARAMETER}=${language}`

/** The same of a place on a page, such as `/#contact`. */
export function sectionAddress(origin: string, anchor: string, language: Language): string {
  const [path = '', place] = anchor.split('#')
  return pageAddress(origin, path, language) + (place === undefined ? '' : `#${place}`)
}
