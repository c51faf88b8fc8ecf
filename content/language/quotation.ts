/** Texts between quotation marks, also those that bring marks of their own. */
import type { Language } from '#contract/language.ts'

const marks: Record<Language, readonly [open: string, close: string]> = {
  en: ['“', '”'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  de: ['„', '“'],
  zh: ['“', '”'],
  ja: ['「', '」'],
}

export const quoted = (language: Language, text: string): string =>
  marks[language].join(toBeQuoted(text, marks[language]))

/** Marks of every language that stand around a whole text. */
const around = ['«»', '“”', '„“', '„”', '""', '「」', '『』', '《》', '»«']
/** Marks within marks, by those around them. */
const within: Record<string, string> = { '«»': '“”', '“”': '‘’', '„“': '‚‘', '「」': '『』' }

/**
 * "« He hears. »" → "He hears."; "« He hears. » He does." → "“He hears.” He does."
 * @param outer the marks that will stand around the text, such as "«" and "»", with or without blanks.
 */
export function toBeQuoted(text: string, outer: readonly [open: string, close: string]): string {
  const whole = around.find((pair) => isAround(text, pair))
  if (whole) return text.slice(1, -1).trim()
  const pair = outer.map((mark) => mark.trim()).join('')
  const [open = '', close = ''] = pair
  const [innerOpen = '', innerClose = ''] = within[pair] ?? ''
  if (!innerOpen || !text.includes(open)) return text
  return text
    .replace(/([«„“「])[ \u00a0\u202f]?/gu, (found, mark) => (mark === open ? innerOpen : found))
    .replace(/[ \u00a0\u202f]?([»“”」])/gu, (found, mark) => (mark === close ? innerClose : found))
}

/** Whether the first mark is closed by the last one. */
function isAround(text: string, pair: string): boolean {
  const [open = '', close = ''] = pair
  const inside = text.slice(1, -1)
  return (
    text.length > 2 &&
    text.startsWith(open) &&
    text.endsWith(close) &&
    !inside.includes(open) &&
    !inside.includes(close)
  )
}
