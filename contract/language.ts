/** The languages of the site, and which of them a visitor gets. */
import { knownLanguages, type Language } from './site/known-languages.ts'
import { site } from './site/site.ts'

export { knownLanguages, type Language } from './site/known-languages.ts'

/** Those of this site (`site.yaml`), in the order of the chooser. */
export const languages: readonly Language[] = site.languages

/** Cookie with the visitor's choice; named as i18next names it. */
export const LANGUAGE_COOKIE = 'i18next'
/** The same choice in the browser's local storage. */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'
/** Query parameter that sets the language. */
export const LANGUAGE_PARAMETER = 'lng'
/** The one that the owner writes in, and that readers of other languages get. */
export const [DEFAULT_LANGUAGE = 'en'] = languages

/** Whether there is more than one to choose from. */
export const hasChoice: boolean = languages.length > 1

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
  const primary = primaryOf(tag)
  return languages.find((language) => language === primary)
}

/** `zh` of `zh-Hant-TW`. */
const primaryOf = (tag: string | undefined) => tag?.trim().toLowerCase().split(/[-_]/)[0]

/** In this order: asked for in the address, chosen before (cookie), what the browser prefers, the default. */
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
 * The one address of a page in a language. Without a parameter a page comes in the reader's own language, and in the default
 * one to who has none of ours: that address stands for the default language and for "any other".
 */
export const pageAddress = (origin: string, path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? `${origin}${path}` : `${origin}${path}?${LANGUAGE_PARAMETER}=${language}`

/** The language that a page is in for readers of another: theirs where it has it. @param its languages. */
export const shownLanguage = (readers: Language, its: readonly Language[] = languages): Language =>
  its.includes(readers) ? readers : (its[0] ?? readers)

/**
 * The address of a page in each language with its `hreflang`, for search engines; none where there is one language.
 * @param its languages, where they are not all of the site's.
 */
export function alternateAddresses(
  origin: string,
  path: string,
  its: readonly Language[] = languages,
): { tag: string; href: string }[] {
  const [first = DEFAULT_LANGUAGE] = its
  const otherwise = its.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : first
  if (its.length < 2) return []
  return [['x-default', otherwise] as const, ...its.map((one) => [one, one] as const)].map(([tag, one]) => ({
    tag,
    href: pageAddress(origin, path, one),
  }))
}

/** Whether an address asks for a language that the product speaks and this site does not have: nothing is there. */
export const asksForAbsent = (asked: string | undefined): boolean => {
  const primary = primaryOf(asked)
  return findLanguage(asked) === undefined && knownLanguages.some((language) => language === primary)
}

/** The same of a place on a page, such as `/#contact`. */
export function sectionAddress(origin: string, anchor: string, language: Language): string {
  const [path = '', place] = anchor.split('#')
  return pageAddress(origin, path, language) + (place === undefined ? '' : `#${place}`)
}
