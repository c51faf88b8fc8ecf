/** How people ask whether somebody still writes code, and how owners tell of it. */
import type { Language } from '#contract/language.ts'

export const handsOnAsked: Record<Language, RegExp> = {
  en: /\b(?:does|do|is|can) \p{L}+ (?:still )?(?:code|program|write (?:any )?code|coding|programming|hands[- ]on)\b(?!\s+(?:in|with|for|an?|the)\b)|\bstill (?:writes? |do )?(?:code|coding|program|programming|hands[- ]on)\b|\bwrites? (?:the )?code (?:her|him|them|your)sel/iu,
  es: /(?<!\p{L})(?:todavía|aún|sigue) (?:programa|programando|escribe código|escribiendo código)(?!\p{L})|(?<!\p{L})programa (?:todavía|aún|ella misma|él mismo)(?!\p{L})|(?<!\p{L})escribe código(?!\p{L})|¿programa\?/iu,
  fr: /(?<!\p{L})(?:elle|il) (?:code|programme)(?: encore| toujours| elle-même| lui-même)?\s*\?|(?<!\p{L})(?:code|programme)-t-(?:elle|il)(?!\p{L})|(?<!\p{L})écrit(?:-elle|-il)? (?:encore |toujours )?du code(?!\p{L})/iu,
  de: /(?<!\p{L})(?:programmiert|codet|coded) (?:sie|er)(?: noch| selbst| auch)*\s*\?|(?<!\p{L})schreibt (?:sie|er) (?:noch |selbst |auch )*code(?!\p{L})/iu,
  zh: /还(?:在)?(?:写|敲)代码|(?:自己|亲自)(?:还)?(?:写代码|编程)|会(?:写代码|编程)吗|写代码吗/u,
  ja: /コードを?(?:書いて|書き|書け)(?:い)?ま|プログラミングは(?:でき|して)/u,
}

/** An account of a day tells it with one of these. */
export const codeWords: Record<Language, RegExp> = {
  en: /\b(?:code|coding|program(?:ming)?|hands[- ]on)\b/iu,
  es: /(?<!\p{L})(?:código|program\p{L}+)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:code|programm\p{L}+)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:code|programmier\p{L}+)(?!\p{L})/iu,
  zh: /代码|编程/u,
  ja: /コード|プログラ/u,
}
