/** Amounts that the facts do not give as they stand, and from which they follow. */
import type { TimeUnit } from '#content/language/claim-words.ts'
import { type Amount, SECONDS } from './amounts.ts'
import type { Side } from './changes.ts'
import { BOUND, isTime, near } from './same-amount.ts'
import { CLAUSE_END, JOINED, NEIGHBOURS } from './statements.ts'

interface YearSpan {
  from: number
  /** The year it ended in; undefined while it goes on. */
  to: number | undefined
}

export interface NumberContext {
  spans: YearSpan[]
  /** Years that belong to the facts though their text has none. */
  years: number[]
  thisYear: number
}

/** What may be worked out from the amounts of the facts: the rest of a share, a difference, how many times as much. */
export function isComputed({ value, unit }: Amount, have: Amount[], side: () => Side | undefined): boolean {
  const amounts = have.filter((one) => one.unit !== 'calendar' && one.value > 0)
  if (amounts.some((one) => isRestOrPart(value, unit, one, side))) return true
  return amounts.some((one) =>
    amounts.some((other) => {
      if (one === other || one.value <= other.value || one.unit !== other.unit) return false
      const times = one.value / other.value
      return (
        (unit === one.unit && near(value, one.value - other.value)) ||
        // "A quarter of it", "three quarters less".
        (unit === undefined && times >= 2 && [times, 1 / times, 1 - 1 / times].some((one) => near(value, one, 0.06))) ||
        (unit === '%' && (near(value, 100 * (times - 1), 0.03) || near(value, 100 - 100 / times, 0.02)))
      )
    }),
  )
}

/** "21 of 420" are five per cent: two numbers of one statement, and nothing between them that parts statements. */
export function isShareOfTwo({ value, unit }: Amount, have: Amount[], known: string): boolean {
  if (unit !== '%') return false
  return have.some((one) =>
    have.some((other) => {
      if (one.unit || other.unit || one.value >= other.value || one.value <= 0 || one.end === 0) return false
      const [first, second] = one.at < other.at ? [one, other] : [other, one]
      const gap = known.slice(first.end, second.at)
      return gap.length <= NEIGHBOURS && !CLAUSE_END.test(gap) && near(value, (100 * one.value) / other.value, 0.02)
    }),
  )
}

/** "82 of 100", "four out of five": a share said in two numbers. */
export const isOutOf = (amount: Amount, said: Amount[], have: Amount[]): boolean =>
  amount.unit === undefined &&
  said.some((other) => {
    if (other === amount || other.unit !== undefined) return false
    const part = Math.min(amount.value, other.value) / Math.max(amount.value, other.value)
    return have.some((one) => one.unit === '%' && one.value <= 100 && near(part * 100, one.value, 0.07))
  })

/** So many points a share may lie beyond the round one that it is said to be more, or less, than. */
const BEYOND = 12

/** 64 % are nearly two thirds, and 36 % are left of them. */
function isRestOrPart(
  value: number,
  unit: Amount['unit'],
  { value: share, unit: known }: Amount,
  side: () => Side | undefined,
): boolean {
  if (known !== '%' || share > 100) return false
  if (unit === '%' && near(value, 100 - share)) return true
  const points = unit === '%' ? value : unit === undefined && value < 1 ? value * 100 : undefined
  // What is said in whole percent is meant so; tenths, thirds and halves are round.
  if (points === undefined || (unit === '%' && points % 10 !== 0)) return false
  return [share, 100 - share].some((one) => {
    const beyond = one - points
    if (unit === undefined && near(points, one, 0.08)) return true
    if (Math.abs(beyond) > BEYOND || beyond === 0) return false
    return side() === (beyond > 0 ? 'over' : 'under')
  })
}

/** "Every seven days" is once a week. */
export const isOneUnit = ({ value, unit }: Amount, units: Set<TimeUnit>) =>
  isTime(unit) && [...units].some((one) => one !== unit && near(value * SECONDS[unit], SECONDS[one], 0.02))

/** By so much a sum may be rounded. */
const SUM_ROUNDED = 0.03

/** "One year and one month" are thirteen months. */
export function isPartOfSum(amount: Amount, said: Amount[], have: Amount[], sentence: string): boolean {
  const seconds = (one: Amount) => (isTime(one.unit) ? one.value * SECONDS[one.unit] : Number.NaN)
  return said.some((other) => {
    if (other === amount || !isTime(other.unit) || !isTime(amount.unit)) return false
    const [first, second] = other.at < amount.at ? [other, amount] : [amount, other]
    if (second.at - first.end > JOINED || /[.,;、。，；]/.test(sentence.slice(first.end, second.at))) return false
    // Of "14 months and 11 hours" the hours are no part that would show in 14 months.
    return have.some(
      (one) =>
        near(seconds(one), seconds(first) + seconds(second), SUM_ROUNDED) &&
        ![first, second].some((part) => near(seconds(one), seconds(part), SUM_ROUNDED)),
    )
  })
}

/** From 2014 to 2017 it was three years, or four if each is counted. */
export function isDuration(
  value: number,
  { spans, thisYear }: NumberContext,
  calendar: number[],
  side: () => Side | undefined,
): boolean {
  const lengths = spans.map(({ from, to }) => (to ?? thisYear) - from)
  for (const year of calendar) lengths.push(thisYear - year)
  for (const [i, first] of calendar.entries())
    for (const second of calendar.slice(i + 1)) lengths.push(Math.abs(second - first))
  return lengths.some(
    (length) =>
      length > 0 &&
      (Math.abs(length - value) < 0.6 ||
        (near(length, value, BOUND.otherUnit) && side() === (length > value ? 'over' : 'under'))),
  )
}

/** Whether the facts give a year, or belong to the time that it is in. */
export function isYearKnown(year: number, calendar: number[], { spans, years, thisYear }: NumberContext): boolean {
  if (calendar.includes(year)) return true
  if (calendar.length > 0) return false
  return years.includes(year) || spans.some(({ from, to }) => year >= from && year <= (to ?? thisYear))
}
