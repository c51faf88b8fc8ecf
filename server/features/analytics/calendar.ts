/** The days and months of a range, as the owner's clocks have them. */

import type { VisitRange } from '#contract/analytics/analytics.ts'
import { required } from '#server/required.ts'

export interface Period {
  /** `2026-03-31`, or `2026-03` for a month. */
  name: string
  /** Its start in epoch milliseconds. */
  start: number
}

const days: Partial<Record<VisitRange, number>> = { '7d': 7, '30d': 30, '90d': 90 }
const MONTHS = 12

/** The days up to today, or months up to this one, oldest first. @param zone such as `Europe/Berlin`. */
export function periodsOf(range: VisitRange, now: number, zone: string): Period[] {
  const today = new Date(now + offsetAt(now, zone))
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
  const count = days[range]
  const dates = count
    ? Array.from({ length: count }, (_, index) => Date.UTC(year, month, day - count + 1 + index))
    : Array.from({ length: MONTHS }, (_, index) => Date.UTC(year, month - MONTHS + 1 + index))
  return dates.map((date) => ({
    name: new Date(date).toISOString().slice(0, count ? 10 : 7),
    start: startOf(date, zone),
  }))
}

/** The start of a day in the zone. @param date its start in UTC. */
function startOf(date: number, zone: string): number {
  // The second step corrects for a clock change in between.
  return date - offsetAt(date - offsetAt(date, zone), zone)
}

/** The zone's offset from UTC in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const local = Date.UTC(required(part.year), required(part.month) - 1, part.day, part.hour, part.minute, part.second)
  return local - Math.floor(at / 1000) * 1000
}
