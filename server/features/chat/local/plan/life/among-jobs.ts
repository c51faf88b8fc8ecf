/** Answers that choose among all jobs: the first, the present ones, the longest, those of a time or a place. */

import type { Fact } from '#content/fact.ts'
import { colon } from '#content/language/colon.ts'
import { exceptPresent, mostRecent } from '#content/language/patterns/except.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { jobsIn } from '#server/knowledge/world/described.ts'
import { type Interval, overlap, yearOf } from '#server/knowledge/world/months.ts'
import { ledIn } from '#server/knowledge/world/teams.ts'
import { type Job, positionsOf } from '#server/knowledge/world/things.ts'
import { intervalOf } from '#server/knowledge/world/world.ts'
import { YEARS } from '#server/knowledge/years.ts'
import { type Asked, type Plan, type Proposal, plan, type Said, say } from '../plan.ts'
import { ended, isOwnWords, stateAll } from '../texts/evidence.ts'
import { at, description, done, line, nextOf, periodFact, periodFacts, wasAt } from './jobs.ts'

/** One of them, with what was done there. */
function tell(asked: Asked, job: Job, text: string): Plan {
  const facts = [...description(job), ...done(job)]
  return plan([say(text, ...periodFacts(asked, job)), ...stateAll(asked, facts, 1, job.company)], {
    focus: [job],
    next: nextOf(asked, job),
  })
}

/** "Apart from the present one". */
const leavesPresentOut = ({ reading }: Asked) => exceptPresent[reading.language].test(reading.message)

/** The first, the last, the longest: one job of all. */
export function ordinalJob(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const [newest] = world.jobs
  const oldest = world.jobs.at(-1)
  if (!newest || !oldest) return undefined
  // "Her first job was at Rejselund, right?"
  const [named] = reading.of('job')
  const isSo = (job: Job) => (named && reading.has('whether') ? positionsOf(named).includes(job) : undefined)
  if (reading.has('longest', 'shortest')) return byLength(asked, newest)
  const isOpposed = reading.has('first') && reading.has('current') && !named && !reading.has('whether', 'howLong')
  if (isOpposed && newest !== oldest) return firstAndPresent(asked, oldest, newest)
  const asksLed = reading.has('first') && reading.has('lead')
  const led = asksLed ? world.jobs.findLast((job) => ledIn(reading.language, job)) : undefined
  if (led)
    return plan([wasAt(asked, led), ...stateAll(asked, description(led), 1)], {
      focus: [led],
      next: nextOf(asked, led),
    })
  if (reading.has('first')) return tell(asked, oldest, s.firstJob({ ...at(asked, oldest), yes: isSo(oldest) }))
  if (reading.has('current') || (reading.has('title') && !reading.has('last'))) return atPresent(asked, newest)
  const isAnyPresent = world.jobs.some(({ to }) => to === undefined)
  const last = isAnyPresent ? lastEnded(world.jobs) : newest
  if (!reading.has('last') || !last) return undefined
  const meansPresent = mostRecent[reading.language].test(reading.message) && !leavesPresentOut(asked) && !named
  if (isAnyPresent && meansPresent) {
    const present = atPresent(asked, newest)
    const before = say(s.lastJob(at(asked, last)), ...periodFacts(asked, last))
    return { ...present, said: [...present.said.slice(0, 1), before] }
  }
  const text = isAnyPresent ? s.lastJob({ ...at(asked, last), yes: isSo(last) }) : s.noCurrentJob(at(asked, last))
  return tell(asked, last, text)
}

/** Of two that ran side by side the one that was left last. */
const lastEnded = (jobs: Job[]) =>
  jobs.filter(({ to }) => to !== undefined).toSorted((one, other) => (other.to ?? 0) - (one.to ?? 0))[0]

/** "The company she began with, and the present one": both ends of the way. */
function firstAndPresent(asked: Asked, oldest: Job, newest: Job): Plan {
  const began = tell(asked, oldest, asked.s.firstJob(at(asked, oldest)))
  const present = atPresent(asked, newest)
  return { ...present, said: [...began.said, ...present.said], listed: [oldest, newest] }
}

/** The longest or the shortest stay at an employer, or all that are as long. */
function byLength(asked: Asked, newest: Job): Plan {
  const { reading, world, s, date } = asked
  const length = (job: Job) => date.months(positionsOf(job))
  const isLongest = reading.has('longest')
  // Of those that were left.
  const isFormer = reading.has('leave', 'last', 'current') || leavesPresentOut(asked)
  const known = world.employers.filter((job) => !job.isStartUnknown)
  const former = isFormer ? known.filter(({ to }) => to !== undefined) : []
  const among = former.length > 0 ? former : known
  const lengths = among.map(length)
  const wanted = isLongest ? Math.max(...lengths) : Math.min(...lengths)
  const [one = newest, ...alike] = among.filter((job) => length(job) === wanted)
  const text = (job: Job) =>
    s[isLongest ? 'longestJob' : 'shortestJob']({ ...at(asked, job), duration: date.duration(positionsOf(job)) })
  if (alike.length === 0) return tell(asked, one, text(one))
  const all = [one, ...alike]
  return plan(
    all.map((job) => say(text(job), ...periodFacts(asked, job))),
    { focus: all, listed: all, next: nextOf(asked, one) },
  )
}

/** The present job, or all of several; the one at an employer that is named: "is she still at the university?" */
function atPresent(asked: Asked, newest: Job): Plan {
  const { reading, world, s, date } = asked
  const present = world.jobs.filter(({ to }) => to === undefined)
  const [named] = reading.of('job')
  const own = named && positionsOf(named).find((job) => present.includes(job))
  const meant = own ? [own] : present
  const [first, ...others] = meant
  if (!first) return tell(asked, newest, s.noCurrentJob(at(asked, newest)))
  const rest = { focus: meant, listed: others.length > 0 ? meant : [], next: nextOf(asked, first) }
  if (reading.has('sinceWhen', 'when', 'howLong')) {
    // "Since when is he with his present employer?": from the first position there.
    const whole = (job: Job) =>
      (reading.has('company') && world.employers.find(({ company }) => company === job.company)) || job
    return plan(
      meant.map((job) => wasAt(asked, whole(job))),
      rest,
    )
  }
  const yes = named && reading.has('whether') ? own !== undefined : undefined
  const text = (job: Job) =>
    !date.hasDuration(job)
      ? ended(reading.language, line(asked, job))
      : s.currentJob({ ...at(asked, job), duration: date.duration([job]), yes: job === first ? yes : undefined })
  if (others.length === 0) return tell(asked, first, text(first))
  return plan(
    meant.map((job) => say(text(job), periodFact(asked, job))),
    rest,
  )
}

/** What she did in a year or a span of years. */
export function jobsInTime(asked: Asked): Plan | undefined {
  const { reading, world, s, now } = asked
  const { time } = reading
  const oldest = world.jobs.at(-1)
  if (!time || !oldest) return undefined
  const [from, to] = [time.from ?? 0, time.to ?? now + 1]
  const label = s.timeLabel[time.kind](time.label)
  const jobs = world.jobs.filter((job) => overlap(intervalOf(job, now), { from, to }) > 0)
  if (jobs.length === 0) {
    const none = say(s.nothingInTime({ label, since: yearOf(oldest.from) }), periodFact(asked, oldest))
    return plan([none, ...aroundTime(asked, { from, to })], { next: [{ ask: 'jobs' }] })
  }
  const lines = jobs.map((job) => line(asked, job))
  const text = say(s.inTime({ label, lines }), ...jobs.map((job) => periodFact(asked, job)))
  const [only] = jobs
  const year = time.kind === 'in' || time.kind === 'month' ? time.label.match(YEARS)?.[0] : undefined
  const beside = year ? recordsOf(asked, year) : []
  const about = jobs.length === 1 && only ? [...description(only), ...done(only)] : []
  const more = [...stateAll(asked, about, beside.length > 0 ? 1 : 2, only?.company), ...stateAll(asked, beside, 2)]
  return plan([text, ...more], { focus: jobs, listed: jobs, next: only ? nextOf(asked, only) : [] })
}

/** A month between two jobs: the one before it and the one after. */
function aroundTime(asked: Asked, { from, to }: Interval): Said[] {
  const { jobs } = asked.world
  const ended = jobs.find((job) => job.to !== undefined && job.to <= from)
  const begun = jobs.findLast((job) => job.from >= to)
  return ended && begun ? [wasAt(asked, ended), wasAt(asked, begun)] : []
}

/** What was finished, published or given in a year. */
const recordsOf = ({ world }: Asked, year: string): Fact[] =>
  [...world.facts.values()].filter(
    ({ id, text }) =>
      /^(?:certificate|publication|award|talk|education)\.[^.]+$/.test(id) && text.match(YEARS)?.includes(year),
  )

/** Those in a town or a country that is named, if there is more than one: of a single job more is told. */
export function jobsThere(asked: Asked): Plan | undefined {
  const places = asked.reading.of('place').map(({ name }) => name)
  const jobs = jobsIn(asked.world, places)
  if (jobs.length < 2) return undefined
  const text = asked.s.jobs({ lines: jobs.map((job) => line(asked, job)) })
  return plan([say(text, ...jobs.map((job) => periodFact(asked, job)))], {
    focus: jobs.slice(0, 1),
    listed: jobs,
    next: jobs.slice(0, 2).map(({ company }) => ({ ask: 'job', company }) as const),
  })
}

/** Employers, each with what is said of it: their branches stand nowhere else. */
export function fields(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const employers = world.employers.slice(0, MOST_FIELDS)
  const told = employers.flatMap((job) => {
    const [fact] = positionsOf(job).flatMap(description)
    const [first] = fact ? sentencesOf(fact.text) : []
    return first && !isOwnWords(reading.language, first) ? [{ job, fact, text: first }] : []
  })
  // One or two employers of many are no answer to it.
  if (told.length * 2 < employers.length) return undefined
  const names = world.employers.map(({ company }) => company)
  const said = told.map(({ job, fact, text }) =>
    say(ended(reading.language, job.company + colon[reading.language] + text), fact),
  )
  return plan([say(s.employers({ names }), ...world.jobs.map((job) => periodFact(asked, job))), ...said], {
    listed: world.employers,
    next: employers.slice(0, 2).map(({ company }) => ({ ask: 'job', company }) as const),
  })
}

const MOST_FIELDS = 4

/** All of them, or how many. */
export function allJobs(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const former = leavesPresentOut(asked) ? world.jobs.filter(({ to }) => to !== undefined) : []
  const jobs = former.length > 0 ? former : world.jobs
  if (jobs.length === 0) return undefined
  const facts = jobs.map((job) => periodFact(asked, job))
  const next: Proposal[] = jobs.slice(0, 2).map(({ company }) => ({ ask: 'job', company }))
  const names = [...new Set(jobs.map(({ company }) => company))]
  const text =
    reading.has('company') && !reading.has('when', 'title')
      ? s.employers({ names })
      : s.jobs({ lines: jobs.map((job) => line(asked, job)) })
  return plan([say(text, ...facts)], {
    listed: jobs,
    next: [...next, { ask: 'technologies' }],
  })
}
