/** What stands right before a tool that somebody works with: "with Go", "knows R". */
import type { Language } from '#contract/language.ts'

export const beforeTool: Record<Language, RegExp | undefined> = {
  en: /(?:with|in|used?|using|know|of)\s*$/,
  es: /(?:con|en|usad[oa]|usar?|utilizad[oa]|sabe|conoce|domina)\s*$/,
  fr: /(?:avec|en|utilisee?|utiliser?|connait|maitrise|sait)\s*$/,
  de: /(?:mit|in)\s*$/,
  // A name stands out there: it is in other letters.
  zh: undefined,
  ja: undefined,
}
