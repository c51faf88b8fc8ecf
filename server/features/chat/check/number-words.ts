/** Reads numbers as they are written and as they are said in words. */

import { claimWords } from '#content/language/load/load-claims.ts'
import { numberJoins } from '#content/language/numbers/figure-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import { recordOf } from '#contract/keys.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { fold } from '#server/knowledge/tokens.ts'

export interface ReadNumber {
  value: number
  at: number
  end: number
}

const read = (list: string) =>
  new Map(
    list
      .split(' ')
      .filter(Boolean)
      .map((entry) => {
        const [word = '', value] = entry.split('=')
        return [fold(word), Number(value)] as const
      }),
  )

const tables = recordOf(knownLanguages, (language) => {
  const { numbers, scales, parts } = claimWords[language]
  return { numbers: read(numbers), scales: read(scales), parts: read(parts) }
})

/** Digits with their separators, or a word. "Java 17 100 %" are two numbers. */
const TOKEN =
  /\d{1,3}(?:[.,'’\u00a0\u202f]\d{3}| \d{3}(?!\s?[%％])){1,4}(?!\d)(?:[.,]\d{1,9})?|\d+(?:[.,]\d{1,9})?|\p{L}+/gu
const IDEOGRAPHIC = /[〇零一二两兩三四五六七八九十百千万萬亿億]{1,12}/gu
const DIGITS: Record<string, number> = Object.fromEntries(
  [...'〇零一二两兩三四五六七八九'].map((digit, i) => [digit, [0, 0, 1, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9][i] ?? 0]),
)
const POWERS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }
const MYRIADS: Record<string, number> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 }

const decimalMarks = recordOf(
  knownLanguages,
  (language) => new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value,
)

/** "1,400" and "1.400" are the same; "0.045", "0,8" and "1.4" have a fraction. */
function numberOf(written: string, language: Language): number {
  const plain = written.replace(/['’\u00a0\u202f ]/g, '')
  const marks = plain.match(/[.,]/g) ?? []
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const isThousands =
    last >= 0 &&
    plain.length - last === 4 &&
    !plain.startsWith('0') &&
    (marks.length > 1 ? new Set(marks).size === 1 : plain[last] !== decimalMarks[language])
  if (last < 0 || isThousands) return Number(plain.replace(/[.,]/g, ''))
  return Number(`${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`)
}

/** The numbers of a text, in its order. */
export function numbersIn(language: Language, text: string): ReadNumber[] {
  return languageTraits[language].isDense ? denseNumbers(language, text) : spacedNumbers(language, text)
}

function spacedNumbers(language: Language, text: string): ReadNumber[] {
  const found: ReadNumber[] = []
  let open: { total: number; part: number; at: number; end: number } | undefined
  const close = () => {
    if (open) found.push({ value: open.total + open.part, at: open.at, end: open.end })
    open = undefined
  }
  const { numbers, scales, parts } = tables[language]
  const join = numberJoins[language]
  for (const { 0: token, index: at } of text.matchAll(TOKEN)) {
    const end = at + token.length
    const gap: string = open ? text.slice(open.end, at) : ''
    if (/^\d/.test(token)) {
      close()
      // EC2 and v3 are names; p99 is a number.
      const before = text.slice(Math.max(0, at - 2), at)
      if (/\p{L}-?$/u.test(before) && !/(?<!\p{L})[pP]$/u.test(before)) continue
      open = { total: 0, part: numberOf(token, language), at, end }
      continue
    }
    const word = fold(token)
    const value = numbers.get(word) ?? compoundNumbers[language]?.(word, numbers, scales)
    const scale = scales.get(word)
    const joins = /^[\s\u00a0-]*$/.test(gap) || gap.trim() === join
    if (scale !== undefined) {
      if (open && joins) {
        if (scale >= 1000) open = { ...open, total: (open.total + (open.part || 1)) * scale, part: 0, end }
        else open = { ...open, part: (open.part || 1) * scale, end }
      } else {
        close()
        open = { total: scale, part: 0, at, end }
      }
    } else if (value !== undefined) {
      const continues: boolean = !!open && joins && !/\d/.test(text.slice(open.at, open.end))
      const adds =
        open && value < 100 && (open.part === 0 || open.part % 100 === 0 || (open.part % 10 === 0 && value < 20))
      if (open && value === 12 && open.part > 0 && open.part < 10 && joins)
        open = { ...open, part: open.part * 12, end }
      else if (open && open.part === 4 && value === 20 && continues) open = { ...open, part: 80, end }
      else if (open && continues && adds) open = { ...open, part: open.part + value, end }
      else {
        close()
        open = { total: 0, part: value, at, end }
      }
    } else if (parts.has(word)) {
      const part = parts.get(word) ?? 0
      if (open && joins)
        open = { ...open, total: 0, part: (open.total + open.part) * (part === 0.33 ? 1 / 3 : part), end }
      else open = { total: 0, part, at, end }
      close()
    } else if (open && word !== join) close()
  }
  close()
  return found
}

/** Numbers that are written as one word of any length, in the languages that have them. */
const compoundNumbers: Record<Language, typeof germanNumber | undefined> = {
  en: undefined,
  es: undefined,
  fr: undefined,
  de: germanNumber,
  zh: undefined,
  ja: undefined,
}

/** zweiundvierzig, neunhundert, achtunddreißigtausend */
function germanNumber(word: string, numbers: Map<string, number>, scales: Map<string, number>): number | undefined {
  if (word.length > 40 || !/(?:und|hundert|tausend)/.test(word)) return undefined
  const known = (part: string) => (part === '' ? 0 : part === 'ein' ? 1 : numbers.get(part))
  const thousands = word.split('tausend')
  if (thousands.length > 2) return undefined
  let total = 0
  for (const [i, part] of thousands.entries()) {
    const [head = '', tail] = part.includes('hundert') ? part.split('hundert') : ['', part]
    const hundreds = part.includes('hundert') ? (known(head) || 1) * (scales.get('hundert') ?? 100) : 0
    const rest = (tail ?? '').replace(/^und/, '')
    const [ones = '', tens] = rest.includes('und') ? rest.split('und') : ['', rest]
    const [a, b] = [known(ones), known(tens ?? '')]
    if (a === undefined || b === undefined || Number.isNaN(hundreds)) return undefined
    const value = hundreds + a + b
    total += thousands.length === 2 && i === 0 ? (value || 1) * 1000 : value
  }
  return total > 0 ? total : undefined
}

/** Digits that may go on in signs: 1.4 万, 3万8000. */
const MIXED = /\d+(?:[,，]\d{3})*(?:\.\d+)?(?:\s?(?:[万萬亿億千]|百(?!分))(?:\s?\d+(?:[,，]\d{3})*(?:\.\d+)?)?)?/gu

function denseNumbers(language: Language, text: string): ReadNumber[] {
  const found: ReadNumber[] = []
  for (const { 0: written, index: at } of text.matchAll(MIXED)) {
    const before = text.slice(Math.max(0, at - 1), at)
    if (/[A-Za-z.\d]/.test(before) && !/(?:^|[^A-Za-z])[pP]$/.test(text.slice(Math.max(0, at - 2), at))) continue
    const [, head = '', scale = '', tail = ''] = /^([\d,，.]+)(?:\s?([万萬亿億千百])\s?(.*))?$/u.exec(written) ?? []
    const factor = MYRIADS[scale] ?? POWERS[scale] ?? 1
    const value =
      numberOf(head.replaceAll('，', ','), language) * factor +
      (tail ? numberOf(tail.replaceAll('，', ','), language) : 0)
    found.push({ value, at, end: at + written.length })
  }
  for (const { 0: written, index: at } of text.matchAll(IDEOGRAPHIC)) {
    const value = ideographic(written)
    // 一 is also "a", 万 also "should"; 十分 is "very".
    if (value === undefined || value <= 1 || /^[十][分]/.test(text.slice(at, at + 2))) continue
    // Three aspects are no amount.
    if (/^(?:方面|样|点|者|种|类|大|重)/u.test(text.slice(at + written.length, at + written.length + 2)) && value < 10)
      continue
    // 中位数三天 is a median of three days.
    if (
      /[\d第几幾]$|(?<!位)数$/.test(text.slice(Math.max(0, at - 2), at)) ||
      found.some((one) => one.at < at + written.length && at < one.end)
    )
      continue
    if (
      /^[万萬千百]$/.test(written) &&
      !/[上近约約过過逾超成数]/.test(text[at - 1] ?? '') &&
      !/[人名个以件名笔]/.test(text[at + 1] ?? '')
    )
      continue
    found.push({ value, at, end: at + written.length })
  }
  for (const [word, value] of tables[language].parts) {
    const at = text.indexOf(word)
    if (at >= 0 && !found.some((one) => one.at > at - 1 && one.end <= at + word.length && one.at < at)) {
      const inside = found.filter((one) => one.at < at + word.length && at < one.end)
      for (const one of inside) found.splice(found.indexOf(one), 1)
      found.push({ value, at, end: at + word.length })
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

function ideographic(written: string): number | undefined {
  let total = 0
  let section = 0
  let digit: number | undefined
  for (const sign of written) {
    if (sign in DIGITS) {
      // 二〇一七 is a row of digits.
      digit = digit === undefined ? (DIGITS[sign] ?? 0) : digit * 10 + (DIGITS[sign] ?? 0)
    } else if (sign in POWERS) {
      section += (digit || 1) * (POWERS[sign] ?? 1)
      digit = undefined
    } else {
      total += (section + (digit ?? 0) || 1) * (MYRIADS[sign] ?? 1)
      section = 0
      digit = undefined
    }
  }
  return total + section + (digit ?? 0)
}
