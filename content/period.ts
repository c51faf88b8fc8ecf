/** When something was, as the visitor reads it. */
type Period = (start: string | undefined, end: string | null | undefined) => string | undefined

/** "2005–2008", "2005–" while it goes on, "2008" within a year or where only the end is known. */
export const yearsOf: Period = (start, end) => {
  const [first, last] = [start, end].map((date) => date?.slice(0, 4))
  if (!first || first === last) return last
  return `${first}–${last ?? ''}`
}

/** Says the words for dates, which `content/interface/<lng>/site.ts` has. */
type SayDate = (
  key: 'experience.months' | 'experience.monthOfYear' | 'experience.period' | 'experience.present',
  values?: Record<string, string | undefined>,
) => string

/**
 * A date as exact as the owner is, without its day. The names are words of ours: the first use of the browser's own
 * formatter keeps a slow phone busy for a tenth of a second.
 */
function monthOf(t: SayDate, date: string): string {
  const [year, number] = date.split('-')
  if (!number) return date
  return t('experience.monthOfYear', { year, month: t('experience.months').split(' ')[Number(number) - 1] })
}

/** From when to when; what has begun and has no end goes on. */
export function periodOf(t: SayDate): Period {
  return (start, end) => {
    if (!start) return end ? monthOf(t, end) : undefined
    const [first, last] = [monthOf(t, start), end ? monthOf(t, end) : t('experience.present')]
    return first === last ? first : t('experience.period', { start: first, end: last })
  }
}
