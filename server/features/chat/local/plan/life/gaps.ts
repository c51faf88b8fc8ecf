/** Answers about times without a job: which there are, and what the owner says of them. */

import type { Fact } from '#content/fact.ts'
import type { Language } from '#contract/language.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { type Interval, type Month, overlap, yearOf } from '#server/knowledge/world/months.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import { intervalOf } from '#server/knowledge/world/world.ts'
import { YEARS } from '#server/knowledge/years.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { ended, isOwnWords } from '../texts/evidence.ts'
import { jobsInTime } from './among-jobs.ts'
import { periodFact } from './jobs.ts'

/** Months: between two jobs one or two are no gap; where one is dated by years alone, a year is none. */
const LEAST = { months: 3, years: 13 }

interface Gap extends Interval {
  hasMonths: boolean
}

/** Times that no job covers, oldest first. */
function gapsBetween({ world, now }: Asked): Gap[] {
  const jobs = world.jobs.toSorted((one, other) => one.from - other.from)
  const gaps: Gap[] = []
  let last: Gap | undefined
  for (const job of [...jobs, { from: now, to: now, hasMonths: true }]) {
    const { from, to } = intervalOf(job, now)
    const hasMonths = job.hasMonths && (last?.hasMonths ?? true)
    if (last && from - last.to >= (hasMonths ? LEAST.months : LEAST.years))
      gaps.push({ from: last.to, to: from, hasMonths })
    if (!last || to > last.to) last = { from, to, hasMonths: job.hasMonths }
  }
  return gaps
}

/** Whether there were times without a job, in all or in the time that is asked about. */
export function gaps(asked: Asked): Plan | undefined {
  const { world, s, reading, now } = asked
  const oldest = world.jobs.at(-1)
  if (!oldest) return undefined
  const { time } = reading
  const all = gapsBetween(asked)
  const asks = time && { from: time.from ?? 0, to: time.to ?? now + 1 }
  const meant = asks ? all.filter((gap) => overlap(gap, asks) > 0) : all
  // "What happened in 2018?" had a job after all.
  if (time && meant.length === 0) return jobsInTime(asked)
  const periodFacts = world.jobs.map((job) => periodFact(asked, job))
  const next = [{ ask: 'jobs' } as const, { ask: 'projects' } as const]
  if (meant.length === 0)
    return plan([say(s.noGaps({ since: yearOf(oldest.from), months: leastOf(world.jobs) }), ...periodFacts)], { next })
  const periods = meant.map((gap) => periodOf(reading.language, gap))
  return plan(
    [say(s.gaps({ periods }), ...periodFacts), ...meant.flatMap((gap) => ownWordsOf(asked, gap)).slice(0, 1)],
    {
      next,
    },
  )
}

/** The shortest gap that would have been seen. */
const leastOf = (jobs: Job[]) => (jobs.every(({ hasMonths }) => hasMonths) ? LEAST.months : LEAST.years)

/** A time by its months, or by its years where no more is known. */
export function periodOf(language: Language, { from, to, hasMonths }: Gap): string {
  const format = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    ...(hasMonths && { month: 'long' as const }),
    timeZone: 'UTC',
  })
  const at = (month: Month) => Date.UTC(yearOf(month), month % 12)
  return format.formatRange(at(from), at(to - 1))
}

/** What the owner says of a time: sentences that name its years, and what follows from one of them. */
export function ownWordsOf({ world, reading: { language }, s }: Asked, { from, to }: Interval): Said[] {
  const years = new Set<string>()
  for (let year = yearOf(from); year <= yearOf(to - 1); year++) years.add(String(year))
  const tells = (sentence: string) => {
    const named = sentence.match(YEARS) ?? []
    return named.length > 0 && named.every((year) => years.has(year))
  }
  const texts: Fact[] = ['profile.summary', 'profile.bio'].flatMap((id) => world.facts.get(id) ?? [])
  return texts.flatMap((fact) => {
    const text = sentencesOf(fact.text).find(tells)
    return text ? [say(isOwnWords(language, text) ? s.ownWords({ text }) : ended(language, text), fact)] : []
  })
}
