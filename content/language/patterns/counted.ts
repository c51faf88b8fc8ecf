/** What is counted, in the languages that write it right behind the word for "how many", without a blank: the first character of it, and two more. */
import type { Language } from '#contract/language.ts'

/** Of the others the word behind it is taken. */
const NONE = /(?!)/

export const countedBehind: Record<Language, RegExp> = {
  en: NONE,
  es: NONE,
  fr: NONE,
  de: NONE,
  zh: /(?:多少|几)个?(\p{Script=Han})(\p{Script=Han}{0,2})/u,
  ja: /何[かヶカケ]?(\p{Script=Han}|つ)(\p{Script=Han}{0,2})/u,
}
