/** The names of the languages that people speak. */
import type { Language } from '#contract/language.ts'

const SPOKEN =
  'en de fr es it pt nl da sv no fi is pl cs sk hu ro bg el tr ru uk ar he fa hi bn ur ta te zh ja ko vi th id ms sw yo ig ha am la hr sr sl et lv lt ga ca eu gl'.split(
    ' ',
  )

/** What some of them are called beside the name that is in every dictionary. */
const otherNames: Record<string, string[]> = {
  zh: ['Mandarin', '中文', '汉语', '普通话', '国语', '國語', '普通話', '華語', '中国語', '北京語'],
  en: ['英语', '英文', '英語'],
  ja: ['日语', '日文', '日語'],
  es: ['castellano', '西班牙文', '西文'],
  de: ['德文', '德语', '德語'],
  fr: ['法文', '法语', '法語'],
}

/** @returns code and name of each, in the given language. */
export function languageNames(language: Language): (readonly [string, string])[] {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return SPOKEN.flatMap((code) => {
    const name = names.of(code) ?? code
    return [name, ...(otherNames[code] ?? [])].map((one) => [code, one] as const)
  })
}
