/** The languages, and the choice among them. */

export const languages = ['en', 'es', 'fr', 'de', 'zh', 'ja'] as const
export type Language = (typeof languages)[number]

/** Cookie with the visitor's choice; named as i18next names it. */
export const LANGUAGE_COOKIE = 'i18next'
/** The same choice in the browser's local storage. */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'
/** Query parameter that sets the language. */
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

/** The supported language of a tag like `zh-Hant-TW`. */
export function findLanguage(tag: string | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return languages.find((language) => language === primary)
}

/** Order: query parameter, cookie, browser preference, English. */
export function chooseLanguage(
  asked: string | undefined,
  chosen: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  return findLanguage(asked) ?? findLanguage(chosen) ?? preferred(acceptLanguage) ?? DEFAULT_LANGUAGE
}

/** The best supported language in an Accept-Language header (RFC 9110 section 12.5.4). */
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
 * The canonical address of a page in a language. The address without a parameter follows the reader's language and falls back to
 * English: it stands for English and for "any other".
 */
export const pageAddress = (origin: string, path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? `${origin}${path}` : `${origin}${path}?${LANGUAGE_PARAMETER}=${language}`

/** Address of an anchor on a page, such as `/#contact`. */
export function sectionAddress(origin: string, anchor: string, language: Language): string {
  const [path = '', place] = anchor.split('#')
  return pageAddress(origin, path, language) + (place === undefined ? '' : `#${place}`)
}
