/** Answers about times without a job: which there are, and what the owner says of them. */
import type { Fact } from '#content/fact.ts'
import type { Month } from '#server/knowledge/world/months.ts'
import { type Interval, overlap, yearOf } from '#server/knowledge/world/months.ts'
import { intervalOf } from '#server/knowledge/world/world.ts'
import { YEARS } from '#server/knowledge/years.ts'
import { jobsInTime } from './among-jobs.ts'
import { ended, isOwnWords, sentencesOf } from './evidence.ts'
import { periodFact } from './jobs.ts'
import { type Asked, type Plan, plan, type Said, say } from './plan.ts'

/** Between two jobs a month or two is no gap; of jobs that are dated by years alone, a year is none. */
const LEAST = { months: 3, years: 13 }

/** Times that no job covers, oldest first, with the job before each. */
function gapsBetween({ world, now }: Asked) {
  const jobs = world.jobs.toSorted((one, other) => one.from - other.from)
  const least = jobs.every(({ hasMonths }) => hasMonths) ? LEAST.months : LEAST.years
  const gaps: Interval[] = []
  let covered: Month | undefined
  for (const { from, to } of [...jobs.map((job) => intervalOf(job, now)), { from: now, to: now }]) {
    if (covered !== undefined && from - covered >= least) gaps.push({ from: covered, to: from })
    covered = Math.max(covered ?? to, to)
  }
  return gaps
}

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
    return plan([say(s.noGaps({ since: yearOf(oldest.from), months: LEAST.months }), ...periodFacts)], { next })
  const format = new Intl.DateTimeFormat(reading.language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const at = (month: Month) => Date.UTC(yearOf(month), month % 12)
  const periods = meant.map(({ from, to }) => format.formatRange(at(from), at(to - 1)))
  return plan(
    [say(s.gaps({ periods }), ...periodFacts), ...meant.flatMap((gap) => ownWordsOf(asked, gap)).slice(0, 1)],
    {
      next,
    },
  )
}

/** What the owner says of a time: sentences that name its years, and what follows from one of them. */
function ownWordsOf({ world, reading: { language }, s }: Asked, { from, to }: Interval): Said[] {
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
