/** How people ask for a number to call. */
import type { Language } from '#contract/language.ts'

export const phoneWords: Record<Language, RegExp> = {
  en: /\b(?:(?:tele)?phone|mobile|cell|call (?:her|him|them|you)|whats ?app)\b/i,
  de: /(?<!\p{L})(?:Handy|Telefon|Mobil(?:nummer|telefon)|Rufnummer|anrufen|WhatsApp)/iu,
  fr: /(?<!\p{L})(?:t[ée]l[ée]phon|portable(?!\p{L})|num[ée]ro de t[ée]l|(?:l['’ ]|vous |t['’ ])?appeler(?!\p{L})|WhatsApp)/iu,
  es: /(?<!\p{L})(?:tel[ée]fono|m[óo]vil(?!\p{L})|celular|llamar(?:la|lo|le|te)(?!\p{L})|WhatsApp)/iu,
  zh: /电话|手机号|打给|微信/,
  ja: /電話|携帯/,
}
