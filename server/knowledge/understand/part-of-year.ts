/** The month, or the part of the year, that is named beside a year: "March 2016", "early 2018", "2018年の初め". */
import { partsOfYear } from '#content/language/numbers/parts-of-year.ts'
import { languageTraits } from '#content/language/traits.ts'
import { keysOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { fold } from '#server/knowledge/tokens.ts'

export interface PartOfYear {
  /** Of the year, from 0. */
  from: number
  /** No longer part of it. */
  to: number
  at: number
  end: number
}

type Months = Pick<PartOfYear, 'from' | 'to'>

/** Winter is left out: with a year it may be the one at its beginning or the one at its end. */
const parts = {
  early: { from: 0, to: 3 },
  middle: { from: 4, to: 8 },
  late: { from: 9, to: 12 },
  spring: { from: 2, to: 5 },
  summer: { from: 5, to: 8 },
  autumn: { from: 8, to: 11 },
} as const

/** How far before a year its month may stand. */
const NEAR = 40

const known = new Map<Language, [string, Months][]>()

/** Longest first, as "early" may end a longer one. */
function phrasesOf(language: Language): [string, Months][] {
  const made = known.get(language) ?? [
    ...keysOf(parts).flatMap((part) =>
      partsOfYear[language][part].split('|').map((phrase): [string, Months] => [fold(phrase), parts[part]]),
    ),
    ...(['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, month): [string, Months] => [
        fold(format.format(Date.UTC(2026, month))).replaceAll('.', ''),
        { from: month, to: month + 1 },
      ])
    }),
  ]
  made.sort(([one], [other]) => other.length - one.length)
  known.set(language, made)
  return made
}

/** @param text folded. @param year where the year stands in it. */
export function partOfYear(
  text: string,
  year: { at: number; end: number },
  language: Language,
): PartOfYear | undefined {
  return languageTraits[language].isDense ? behind(text, year, language) : before(text, year, language)
}

/** "2016年3月", "2018年の初め" */
function behind(text: string, { at, end }: { at: number; end: number }, language: Language): PartOfYear | undefined {
  const after = text.slice(end, end + NEAR)
  const month = /^ ?年? ?(\d{1,2}) ?月/.exec(after)
  if (month && Number(month[1]) >= 1 && Number(month[1]) <= 12)
    return { from: Number(month[1]) - 1, to: Number(month[1]), at, end: end + month[0].length }
  for (const [phrase, months] of phrasesOf(language)) {
    const start = [phrase, `年${phrase}`].find((one) => after.startsWith(one))
    if (start) return { ...months, at, end: end + start.length }
  }
  return undefined
}

/** "March 2016", "enero de 2022", "05/2016", "at the beginning of 2018" */
function before(text: string, { at, end }: { at: number; end: number }, language: Language): PartOfYear | undefined {
  const between = new Set(partsOfYear[language].between.split('|'))
  const start = Math.max(0, at - NEAR)
  const words = text.slice(start, at).trimEnd().split(' ')
  const number = /^(?:0[1-9]|1[0-2])$/.test(words.at(-1) ?? '') ? Number(words.at(-1)) : undefined
  if (number) return { from: number - 1, to: number, at: at - 3, end }
  while (between.has(words.at(-1) ?? '')) words.pop()
  const left = ` ${words.join(' ')}`
  for (const [phrase, months] of phrasesOf(language)) {
    if (left.endsWith(` ${phrase}`)) return { ...months, at: Math.max(0, start + left.length - 1 - phrase.length), end }
  }
  return undefined
}
