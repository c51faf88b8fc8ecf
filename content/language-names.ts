/** How languages are called in a language. */
import { type Language, languages } from '#contract/language.ts'

/** All of the site's: "English, German, and Japanese". */
export function namedLanguages(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return new Intl.ListFormat(language).format(languages.map((one) => names.of(one) ?? one))
}
