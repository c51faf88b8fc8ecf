/** Answers whether people were led, where, and how many. */

import type { Fact } from '#content/fact.ts'
import { overlap } from '#server/knowledge/world/months.ts'
import { ledIn, teamIn } from '#server/knowledge/world/teams.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import { intervalOf } from '#server/knowledge/world/world.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'
import { asksWhether } from '../whether.ts'
import { periodFact, wasAt } from './jobs.ts'
import { reachesYears } from './years.ts'

/** "More than ten people": whether it is so; undefined without a number. */
function isAsMany(asked: Asked, size: number): boolean | undefined {
  const { reading } = asked
  const found = NUMBER.exec(reading.text)
  if (!found || !asksWhether(asked)) return undefined
  // "Nine teams" counts no people.
  const isOfTeams = TEAMS.test(reading.text.slice(found.index + found[0].length))
  return isOfTeams ? undefined : size >= Number(found[0])
}

const NUMBER = /(?<!\d)\d{1,3}(?!\d)/
const TEAMS = /^ ?(?:teams?|groups?|gruppen|equipes?|equipos?|个?团队|つのチーム|チーム)(?![a-z])/

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
  if (led.length === 0) return plan([say(s.noLeading()), ...stateAll(asked, interview ? [interview] : [], 1)], { next })
  const [largest] = led.filter(({ team }) => team).sort((a, b) => (b.team?.size ?? 0) - (a.team?.size ?? 0))
  const focus = led.map(({ job }) => job)
  if (asksYears(asked)) return plan(ledFor(asked, led), { focus, listed: focus, next })
  if (
    largest?.team &&
    (reading.has('howMany', 'best', 'howMuch') || isAsMany(asked, largest.team.size) !== undefined) &&
    reading.has('team', 'people', 'lead')
  ) {
    // "Has she led people?" is answered with a yes before the number.
    const asksNumber = reading.placeOf('howMany') ?? reading.placeOf('howMuch') ?? reading.placeOf('best')
    const text = s.largestTeam({
      company: largest.job.company,
      size: largest.team.size,
      yes:
        isAsMany(asked, largest.team.size) ?? (reading.has('whether') && asksNumber === undefined ? true : undefined),
    })
    const others = led.filter((one) => one !== largest).map(({ fact }) => fact)
    return plan([say(text, largest.team.fact), ...stateAll(asked, [largest.fact, ...others], 2)], {
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

/** "How many years of leading teams?": of some jobs only, and not of all work. */
export const yearsOfLeading = (asked: Asked): Plan | undefined =>
  asked.reading.has('lead') && asked.reading.of('title').length === 0 && asksYears(asked)
    ? leadership(asked)
    : undefined
