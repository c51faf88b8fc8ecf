/** Answers about the countries of the jobs: which they were, whether any was abroad, which job was in one that is named. */
import { comma } from '#content/language/comma.ts'
import { interviewKinds } from '#contract/content/interview-kinds.ts'
import { countriesIn, homeOf, isOfName, jobCountries } from '#server/knowledge/world/countries.ts'
import { placesIn } from '#server/knowledge/world/entities.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import { isShort } from '../../conversation.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { at, line, nextOf, periodFact, wasAt } from './jobs.ts'

const placed = (asked: Asked, job: Job) => {
  const of = at(asked, job)
  const period = job.location ? of.period + comma[asked.reading.language] + job.location : of.period
  return job.location ? asked.s.jobLine({ ...of, period }) : line(asked, job)
}

const facts = (asked: Asked, jobs: Job[]) => jobs.map((job) => periodFact(asked, job))
/** "Manchester" says no more than "Manchester, United Kingdom". */
const places = ({ world }: Asked) =>
  [...new Set(world.jobs.flatMap(({ location }) => location ?? []))].filter(
    (place, _, all) => !all.some((other) => other !== place && placesIn(other)[0] === place),
  )

/** Where the jobs were, of those that tell it. */
const allPlaces = (asked: Asked): Said => {
  const placed = asked.world.jobs.filter(({ location }) => location)
  return say(asked.s.workedIn({ places: places(asked) }), ...facts(asked, placed))
}

/** The places of all jobs; whether and where the owner worked abroad, and in how many countries, where each is known. */
export function workedIn(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  if (places(asked).length === 0) return undefined
  const countries = jobCountries(world)
  const known = [...new Set([...countries.values()].flatMap((code) => code ?? []))]
  const isWhole = [...countries.values()].every((code) => code !== undefined)
  const told = allPlaces(asked)
  const rest = { next: [{ ask: 'jobs' } as const] }
  const home = homeOf(world)
  if (reading.has('abroad') && home) {
    const abroad = world.jobs.filter((job) => countries.get(job) !== undefined && countries.get(job) !== home)
    const [first] = abroad
    if (first)
      return plan([say(s.workedAbroad({ lines: abroad.map((job) => placed(asked, job)) }), ...facts(asked, abroad))], {
        focus: [first],
        listed: abroad,
        next: nextOf(asked, first),
      })
    return plan([...(isWhole ? [say(s.notAbroad())] : []), told], rest)
  }
  if (reading.has('howMany') && isWhole) {
    const display = new Intl.DisplayNames(reading.language, { type: 'region' })
    return plan(
      [say(s.countries({ names: known.map((code) => display.of(code) ?? code) }), ...facts(asked, world.jobs))],
      rest,
    )
  }
  return plan([told], rest)
}

/** What else is asked with the name of a country. */
const ofOther =
  /^(?:location|relocation|travel|remote|availability|permit|origin|contact|service|talk|education|volunteering|client|spoken)/

/** "Where did she work in Switzerland, and how long?": by the country of each job, however its place is written. */
export function inCountry(asked: Asked): Plan | undefined {
  const { reading, world, s, kinds, focus } = asked
  const [best] = kinds
  const isOfOther = reading.mentions.some(({ entity }) => entity.kind !== 'place') || reading.time !== undefined
  const asksOfSide = reading.has('before', 'after', 'next', 'leave', 'location', 'spokenLanguage', 'project')
  if (
    isOfOther ||
    asksOfSide ||
    reading.interview.length > 0 ||
    !best ||
    ofOther.test(best.kind) ||
    interviewKinds.some((kind) => kind === best.kind)
  )
    return undefined
  const named = countriesIn(reading.language, reading.message)
  const [code] = named
  // "And in Brazil?"
  const goesOn = isShort(reading) && reading.has('and', 'about') && focus.reading !== undefined
  const wasAsked = focus.reading && countriesIn(reading.language, focus.reading.message).length > 0
  const isOfWork = best.kind === 'countries' || best.kind === 'worked-at'
  const asksOfWork =
    isOfWork || wasAsked || goesOn || reading.has('work', 'job', 'company', 'title', 'career', 'experienceTotal')
  if (!code || named.length > 1 || !asksOfWork) return undefined
  const name = new Intl.DisplayNames(reading.language, { type: 'region' }).of(code) ?? code
  // A word beside the country is what is asked for.
  if (reading.rest.some(({ said, isOrdinary }) => !isOrdinary && !isOfName(reading.language, code, said)))
    return undefined
  const countries = jobCountries(world)
  const there = world.jobs.filter((job) => countries.get(job) === code)
  const [first, ...others] = there
  const isWhether = reading.has('whether') && !reading.has('where', 'which', 'what', 'when', 'howLong')
  if (!first) return nowhere(asked, name, [...countries.values()].every(Boolean))
  const said =
    others.length === 0
      ? [wasAt(asked, first, isWhether ? true : undefined)]
      : reading.has('howLong', 'when', 'sinceWhen')
        ? there.map((job) => wasAt(asked, job))
        : [say(s.jobs({ lines: there.map((job) => placed(asked, job)) }), ...facts(asked, there))]
  return plan(said, { focus: [first], listed: there, next: nextOf(asked, first) })
}

/** No job was there, where the country of each is known and no fact names this one. */
function nowhere(asked: Asked, country: string, isWhole: boolean): Plan | undefined {
  const { world, s } = asked
  const isNamed = world.ledger.some(({ text }) => text.includes(country))
  if (isNamed || places(asked).length === 0) return undefined
  const told = allPlaces(asked)
  return plan([...(isWhole ? [say(s.neverIn({ country }))] : []), told], { next: [{ ask: 'jobs' }] })
}
