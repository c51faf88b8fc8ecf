/** Months and periods as one language writes them. */
import type { Sentences } from '#content/language/en/sentences.ts'
import type { Language } from '#contract/language.ts'
import { lengthOf, type Month, yearOf } from '#server/knowledge/world/months.ts'
import type { Job, Span } from '#server/knowledge/world/things.ts'
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
    period: ({ from, to }: Pick<Job, 'from' | 'to'>) => {
      if (to === undefined) return s.since(String(yearOf(from)))
      const [first, last] = [yearOf(from), yearOf(to - 1)]
      return first === last ? String(first) : `${first}–${last}`
    },
    duration: (jobs: Span[]) => {
      const length = lengthOf(jobs.map((job) => intervalOf(job, now)))
      return s.duration(jobs.every(({ hasMonths }) => hasMonths) ? length : Math.max(1, Math.round(length / 12)) * 12)
    },
    months: (jobs: Pick<Job, 'from' | 'to'>[]) => lengthOf(jobs.map((job) => intervalOf(job, now))),
  }
}
