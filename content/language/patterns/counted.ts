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

/** The thing of which somebody asks how many there are, where no words of a question are right before it: one of the groups has it. */
export const countedThings: Record<Language, RegExp> = {
  en: NONE,
  es: NONE,
  fr: NONE,
  de: /(?<!\p{L})wie vielen (\p{L}+)/iu,
  zh: /(?:多少|几)(?:[个次家张位名间条台场门项种只辆本座](?=\p{Script=Han}{2}))?(\p{Script=Han}{2})/u,
  ja: /([\p{Script=Han}\p{Script=Katakana}ー]{1,12})(?:の数)?(?:は|が|を|って)?(?:全部で)?(?:何(?=[かヶカケ]?\p{Script=Han})(?![時年月日])|いくつ)|何[かヶカケ](国)|何\p{Script=Han}の([\p{Script=Han}\p{Script=Katakana}ー]{1,12})/u,
}
