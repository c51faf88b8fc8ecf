/** The names of the languages that people speak. */
import { otherLanguageNames } from '#content/language/vocabulary/spoken-languages.ts'
import type { Language } from '#contract/language.ts'

const SPOKEN =
  'en de fr es it pt nl da sv no fi is pl cs sk hu ro bg el tr ru uk ar he fa hi bn ur ta te zh ja ko vi th id ms sw yo ig ha am la hr sr sl et lv lt ga ca eu gl'.split(
    ' ',
  )

/** @returns code and name of each, in the given language. */
export function languageNames(language: Language): (readonly [string, string])[] {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return SPOKEN.flatMap((code) => {
    const name = names.of(code) ?? code
    const others = Object.values(otherLanguageNames).flatMap((said) => said[code]?.split('|') ?? [])
    return [...new Set([name, ...others])].map((one) => [code, one] as const)
  })
}
