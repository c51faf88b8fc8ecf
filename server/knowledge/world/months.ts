/** Months as whole numbers, so that times can be compared, joined and added up. */

/** Months since the year 0. */
export type Month = number

/** From the first month to the one that is no longer part of it. */
export interface Interval {
  from: Month
  to: Month
}

/** @param text "2017-02" */
export const monthOf = (text: string): Month => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7) || 1) - 1

export const monthAt = (time: number): Month => {
  const date = new Date(time)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

export const yearOf = (month: Month) => Math.floor(month / 12)

export const overlap = (a: Interval, b: Interval) => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))

/** Without what is in two of them counted twice. */
function union(intervals: Interval[]): Interval[] {
  const joined: Interval[] = []
  for (const { from, to } of [...intervals].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

export const lengthOf = (intervals: Interval[]) => union(intervals).reduce((sum, { from, to }) => sum + to - from, 0)
