/** Years that an advert asks for, and years that the jobs add up to. */
import type { Experience } from '#contract/content/content.ts'
import type { AdvertWords } from '#contract/content/language-data.ts'
import { isDense } from './phrases.ts'

export interface AskedYears {
  years: number
  /** The requirement without them. */
  rest: string
}

/** How a language asks for years, and its numbers in words. */
interface AsksYears {
  words: AdvertWords
  asksYears: RegExp
}

/** More than anybody works: then it tells the age of something else. */
const MOST_YEARS = 40

/** How a language says that years are asked for. */
export function yearsPattern(words: AdvertWords): RegExp {
  const number = ['\\d{1,2}', ...Object.keys(words.numbers)].join('|')
  const unit = words.years.map((word) => word.toLowerCase().replace(/[.’']/g, '.')).sort((a, b) => b.length - a.length)
  const edge = isDense(unit.join('')) ? '' : '(?!\\p{L})'
  const start = isDense(unit.join('')) ? '(?<!\\d)' : '(?<![\\p{L}\\d])'
  return new RegExp(
    `${start}(${number})\\s?\\+?(?:\\s?\\S{1,3}\\s?(?:${number})\\s?\\+?|\\s\\p{L}{1,5}\\s\\p{L}{1,5})?\\s?-?(?:${unit.join('|')})${edge}`,
    'u',
  )
}

/** The least number of years that is asked for: 5 of "5–8 years". */
export function findYears(text: string, { words, asksYears }: AsksYears): AskedYears | undefined {
  const said = text.toLowerCase()
  const found = asksYears.exec(said)
  if (!found?.[1]) return undefined
  const years = words.numbers[found[1]] ?? Number(found[1])
  if (years < 1 || years > MOST_YEARS) return undefined
  return { years, rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` }
}

/** Months in which at least one of the jobs was held. @param now epoch milliseconds, the end of a job that goes on. */
export function monthsIn(jobs: Experience[], now: number): number {
  const today = new Date(now)
  // Of a job whose owner says the year only, January.
  const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7) || 1) - 1
  const current = today.getUTCFullYear() * 12 + today.getUTCMonth()
  const held = new Set<number>()
  for (const { start, end } of jobs) {
    if (!start) continue
    for (let at = month(start); at <= (end === null ? current : month(end)); at++) held.add(at)
  }
  return held.size
}
