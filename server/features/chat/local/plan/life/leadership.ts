/** Answers whether people were led, where, and how many. */

import type { Fact } from '#content/fact.ts'
import { hired } from '#content/language/patterns/jobs/hired.ts'
import { managerAsked } from '#content/language/patterns/jobs/manager-asked.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import type { CueId } from '#server/knowledge/understand/language-cues.ts'
import { namesAny, type Reading } from '#server/knowledge/understand/read.ts'
import { overlap } from '#server/knowledge/world/months.ts'
import { ledIn, teamIn } from '#server/knowledge/world/teams.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import { intervalOf } from '#server/knowledge/world/world.ts'
import { isAtMost, SHORT } from '../follow-ups/asked-of.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'
import { asksWhether } from '../whether.ts'
import { periodFact, wasAt } from './jobs.ts'
import { type PeopleAsked, peopleAsked } from './people-asked.ts'
import { reachesYears } from './years.ts'

/** "More than ten people": what it is asked to compare the teams with. */
function limitAsked(asked: Asked): PeopleAsked | undefined {
  const { reading } = asked
  if (isSaid(reading, 'howMany', 'howMuch', 'which', 'where', 'when', 'who')) return undefined
  const isQuestion = isSaid(reading, 'whether') || asksWhether(asked) || /[?？]\s*$/u.test(reading.message)
  return isQuestion ? peopleAsked(reading) : undefined
}

/** Whether it was so; that nobody led as many does not say that nobody could. */
const isReached = ({ isMet, isOfAbility }: PeopleAsked, sizes: number[]): boolean | undefined =>
  sizes.some(isMet) || (isOfAbility ? undefined : false)

/** In the very words of the message: that its kind asks for a number does not make it ask "how many". */
const isSaid = ({ placeOf }: Reading, ...cues: CueId[]) => cues.some((cue) => placeOf(cue) !== undefined)

/** Servers are managed, too: that people are led is said, or a team named. */
const isOfTeam = (reading: Reading) =>
  reading.interview.includes('leadership') || (reading.has('lead') && reading.has('team', 'people'))

const isOfLeading = (reading: Reading) =>
  reading.has('team', 'people', 'lead') || reading.interview.includes('leadership')

/** "Did she lead people in 2014?": the jobs of that time do not tell of it; the first that does came later. */
function notThen(asked: Asked, jobs: Job[], led: Job[]): Plan {
  const { s } = asked
  const companies = s.list([...new Set(jobs.map(({ company }) => company))])
  const begun = led.findLast((job) => jobs.every(({ from }) => job.from > from))
  return plan(
    [
      say(s.notLed({ company: companies }), ...jobs.map((job) => periodFact(asked, job))),
      ...(begun ? [wasAt(asked, begun)] : []),
    ],
    { focus: jobs, listed: jobs, next: [{ interview: 'leadership' }, { ask: 'jobs' }] },
  )
}

/** A job without a date stands in no order, and tells of people all the same. */
const ledWithoutDates = ({ world, reading }: Asked): Fact[] =>
  world.content.experience
    .filter(({ id }) => !world.jobs.some((job) => job.id === id))
    .flatMap(({ id }) => {
      const facts = world.ledger.filter((fact) => fact.id.startsWith(`experience.${id}.`))
      return ledIn(reading.language, { facts }) ?? []
    })

/** Whoever took on and taught three people has led them, though no text calls it so. */
const peopleHired = ({ world }: Asked): Fact[] =>
  world.ledger.filter(
    ({ id, text }) => id.startsWith('experience.') && hired[spokenLanguage(text, world.content.language)].test(text),
  )

const asksYears = ({ reading }: Asked) =>
  reading.has('howLong') || (reading.has('experienceTotal') && !reading.has('how'))

/** For how long, by the jobs whose facts tell of people who were led; without dates only where. */
function ledFor({ s, date, reading }: Asked, led: { job: Job; fact: Fact }[]): Said[] {
  const jobs = led.map(({ job }) => job)
  const places = [...new Set(jobs.map(({ company }) => company))]
  const yes = reachesYears(reading, date.months(jobs))
  const text = jobs.every(date.hasDuration)
    ? s.ledFor({ duration: date.duration(jobs), places, yes })
    : s.leading({ places })
  return [say(text, ...led.map(({ fact }) => fact))]
}

export function leadership(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const { language } = reading
  const { time } = reading
  const isThen = (job: Job) =>
    !time ||
    time.kind === 'since' ||
    overlap(intervalOf(job, asked.now), { from: time.from ?? 0, to: time.to ?? asked.now + 1 }) > 0
  const ever = world.jobs.flatMap((job) => {
    const fact = ledIn(language, job)
    return fact ? [{ job, fact, team: teamIn(language, job) }] : []
  })
  const led = ever.filter(({ job }) => isThen(job))
  const jobs = world.jobs.filter(isThen)
  if (led.length === 0 && ever.length > 0 && jobs.length > 0)
    return notThen(
      asked,
      jobs,
      ever.map(({ job }) => job),
    )
  const interview = world.facts.get('interview.leadership')
  const next = [{ interview: 'leadership' } as const, { ask: 'testimonials' } as const, { ask: 'jobs' } as const]
  const undated = led.length === 0 ? ledWithoutDates(asked) : []
  if (undated.length > 0) return plan(stateAll(asked, undated, 2), { next })
  if (led.length === 0) {
    const nearest = interview ? [interview] : peopleHired(asked)
    return plan([say(s.noLeading()), ...stateAll(asked, nearest, 2)], { next })
  }
  const [largest] = led.filter(({ team }) => team).sort((a, b) => (b.team?.size ?? 0) - (a.team?.size ?? 0))
  const focus = led.map(({ job }) => job)
  const limit = limitAsked(asked)
  if (asksYears(asked)) return plan(ledFor(asked, led), { focus, listed: focus, next })
  if (largest?.team && (reading.has('howMany', 'best', 'howMuch') || limit) && isOfLeading(reading)) {
    // "Has she led people?" is answered with a yes before the number.
    const asksNumber = isSaid(reading, 'howMany', 'howMuch', 'best')
    const sizes = led.flatMap(({ team }) => team?.size ?? [])
    const yes = limit ? isReached(limit, sizes) : reading.has('whether') && !asksNumber ? true : undefined
    const text = s.largestTeam({ company: largest.job.company, size: largest.team.size, yes })
    // Whoever asks how many is told of every team whose size is known.
    const others = led
      .filter((one) => one !== largest)
      .toSorted((a, b) => (b.team?.size ?? 0) - (a.team?.size ?? 0))
      .flatMap(({ job, team }) => (team ? [say(s.teamAt({ company: job.company, size: team.size }), team.fact)] : []))
    return plan([say(text, largest.team.fact), ...others, ...stateAll(asked, [largest.fact], 1)], {
      focus: [largest.job],
      listed: focus,
      next,
    })
  }
  const yes = reading.has('whether') && !reading.has('how', 'which', 'where', 'what', 'howMany') ? true : undefined
  const lead = say(
    s.leading({ places: [...new Set(focus.map(({ company }) => company))], yes }),
    ...led.map(({ fact }) => fact),
  )
  return plan(
    [
      lead,
      ...stateAll(
        asked,
        led.map(({ team, fact }) => team?.fact ?? fact),
        2,
      ),
    ],
    { focus, listed: focus, next },
  )
}

/** "Could she lead a team of fifty?": what is known of it is how large those were that were led. */
export const ledAsMany = (asked: Asked): Plan | undefined =>
  isOfTeam(asked.reading) &&
  asked.reading.of('job').length + asked.reading.of('project').length === 0 &&
  limitAsked(asked)
    ? leadership(asked)
    : undefined

/** "How many years of leading teams?": of some jobs only, and not of all work. */
export const yearsOfLeading = (asked: Asked): Plan | undefined =>
  asked.reading.has('lead') && asked.reading.of('title').length === 0 && asksYears(asked)
    ? leadership(asked)
    : undefined

/** "Is she a manager?" @returns undefined if something else is asked, or a job is named. */
export function managerMeant(asked: Asked): Plan | undefined {
  const { reading } = asked
  const isMeant = managerAsked[reading.language].test(reading.message) && isAtMost(reading, SHORT)
  return isMeant && !namesAny(reading, 'job', 'project', 'person') && !reading.has('there')
    ? leadership(asked)
    : undefined
}
