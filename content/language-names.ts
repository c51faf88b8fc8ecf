/** How languages are called in a language. */
import { type Language, languages } from '#contract/language.ts'

/** "English, German, and Japanese". @param named those of the site, unless others are meant. */
export function namedLanguages(language: Language, named: readonly Language[] = languages): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return new Intl.ListFormat(language).format(named.map((one) => names.of(one) ?? one))
}
