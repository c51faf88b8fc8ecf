/** Months and periods as one language writes them. */
import type { Sentences } from '#content/language/load/load-sentences.ts'
import type { Language } from '#contract/language.ts'
import { type Interval, lengthOf, type Month, yearOf } from '#server/knowledge/world/months.ts'
import type { Span } from '#server/knowledge/world/things.ts'
import { intervalOf } from '#server/knowledge/world/world.ts'

const formats = new Map<Language, Intl.DateTimeFormat>()

function formatOf(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language)
  if (known) return known
  const made = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  formats.set(language, made)
  return made
}

export function dates(language: Language, s: Sentences, now: Month) {
  const month = (at: Month) => formatOf(language).format(Date.UTC(yearOf(at), at % 12))
  return {
    month,
    /** The month it began in, or the year where no more is known. */
    start: ({ from, hasMonths }: Span) => (hasMonths ? month(from) : String(yearOf(from))),
    /** The last month of the job, not the one after it. */
    end: ({ to, hasMonths }: Span) =>
      to === undefined ? undefined : hasMonths ? month(to - 1) : String(yearOf(to - 1)),
    period: ({ from, to, isStartUnknown }: Pick<Span, 'from' | 'to' | 'isStartUnknown'>) => {
      if (to === undefined) return s.since(String(yearOf(from)))
      const [first, last] = [yearOf(from), yearOf(to - 1)]
      if (isStartUnknown) return s.until(String(last))
      return first === last ? String(first) : `${first}–${last}`
    },
    duration: (jobs: Span[]) => {
      const length = lengthOf(jobs.map((job) => certainly(job, now)))
      const isExact = jobs.every(({ hasMonths }) => hasMonths)
      return s.duration(isExact ? length : Math.max(1, Math.floor(length / YEAR)) * YEAR)
    },
    /** Whether its dates tell how long it was: neither an end alone nor a single year does. */
    hasDuration: (job: Span) => lengthOf([certainly(job, now)]) > 0,
    months: (jobs: Span[]) => lengthOf(jobs.map((job) => certainly(job, now))),
  }
}

const YEAR = 12

/** Between years without months no more is certain than the years from the one to the other. */
function certainly(job: Span, now: Month): Interval {
  const { from, to } = intervalOf(job, now)
  if (job.isStartUnknown) return { from: to, to }
  if (job.hasMonths) return { from, to }
  const isOfYears = job.to !== undefined && from % YEAR === 0 && to % YEAR === 0
  return isOfYears ? { from, to: to - YEAR } : { from: from + ((to - from) % YEAR), to }
}
