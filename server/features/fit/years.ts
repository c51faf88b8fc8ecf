/** Years that an advert asks for, and years that the jobs add up to. */
import type { AdvertWords } from '#contract/content/language-data.ts'
import { lengthOf, monthAt } from '#server/knowledge/world/months.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import { intervalOf } from '#server/knowledge/world/world.ts'
import { isDense } from './advert/phrases.ts'

export interface YearsWanted {
  years: number
  /** The requirement with blanks in their place. */
  rest: string
}

/** How a language asks for years, and its numbers in words. */
interface YearsLanguage {
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
export function findYears(text: string, { words, asksYears }: YearsLanguage): YearsWanted | undefined {
  const said = text.toLowerCase()
  const found = asksYears.exec(said)
  if (!found?.[1]) return undefined
  const years = words.numbers[found[1]] ?? Number(found[1])
  if (years < 1 || years > MOST_YEARS) return undefined
  return { years, rest: blanked(text, found.index, found[0].length) }
}

const blanked = (text: string, at: number, length: number) =>
  text.slice(0, at) + ' '.repeat(length) + text.slice(at + length)

/** Months in which at least one of the jobs was held. @param now epoch milliseconds, the end of a job that goes on. */
export const monthsIn = (jobs: Job[], now: number): number => lengthOf(jobs.map((job) => intervalOf(job, monthAt(now))))
