/** How people ask for what lies between two things: "between university and the first job". */
import type { Language } from '#contract/language.ts'

export const betweenWords: Record<Language, RegExp> = {
  en: /\b(?:between|in between)\b/iu,
  de: /(?<!\p{L})(?:zwischen|dazwischen)(?!\p{L})/iu,
  fr: /(?<!\p{L})entre(?:[ -]temps)?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:entre|entremedias)(?!\p{L})/iu,
  zh: /之间|中间|期间/u,
  ja: /の間|のあいだ|間に|その間/u,
}
