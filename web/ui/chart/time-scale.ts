/** Places days on a horizontal axis, in percent of its width, and chooses the months that are written below it. */
import { DAY } from '#contract/endpoint.ts'

export interface TimeScale {
  /** From 0 to 100; days outside the axis lie at its ends. */
  x(day: string): number
  months: { at: number; x: number; withYear: boolean }[]
}

/** More would touch each other on a phone. */
const MONTHS_MAX = 5

/** @param days whose first and last are the ends of the axis, such as `2026-03-31`. */
export function createTimeScale(days: string[]): TimeScale {
  const times = days.map((day) => Date.parse(day))
  const start = Math.min(...times)
  // An axis without a length would put everything at once on both of its ends.
  const end = Math.max(...times, start + DAY)
  const place = (at: number) => round((100 * Math.min(Math.max(at - start, 0), end - start)) / (end - start))
  return { x: (day) => place(Date.parse(day)), months: monthsBetween(start, end, place) }
}

function monthsBetween(start: number, end: number, place: (at: number) => number): TimeScale['months'] {
  const first = new Date(start)
  const all: number[] = []
  for (let month = 1; ; month++) {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month)
    if (at >= end) break
    all.push(at)
  }
  const step = Math.ceil(all.length / MONTHS_MAX)
  const shown = all.filter((_, index) => index % step === 0)
  const year = (at: number | undefined) => at !== undefined && new Date(at).getUTCFullYear()
  return shown.map((at, index) => ({ at, x: place(at), withYear: year(at) !== year(shown[index - 1]) }))
}

const round = (value: number) => Math.round(value * 100) / 100
