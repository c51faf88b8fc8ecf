/** Answers which of two has more of what both of them count: the same unit or the same counted thing, or the time of a stay. */
import type { Fact } from '#content/fact.ts'
import { comparatives } from '#content/language/patterns/comparatives.ts'
import { languageTraits } from '#content/language/traits.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { cutWords } from '#server/knowledge/tokens.ts'
import { hasMatter } from '#server/knowledge/understand/left-words.ts'
import { ledIn, peopleIn, teamIn } from '#server/knowledge/world/teams.ts'
import { positionsOf } from '#server/knowledge/world/things.ts'
import { type Placed, placedIn } from '../life/placed.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'
import { comparedJobs } from '../texts/topic.ts'
import { asksWhether } from '../whether.ts'
import { type Figure, figuresIn } from './figures.ts'

interface Measure {
  number: number
  written: string
  fact: Fact
}

/** The two things that are set side by side: named, described, or the present job. */
function sidesOf(asked: Asked): Placed[] {
  const { reading, world } = asked
  const named = placedIn(asked).filter(({ jobs }) => jobs.length > 0)
  if (named.length >= 2) return named
  const compared = comparedJobs(asked)
  if (compared.length === 2) return compared.map((job, at) => asPlaced(asked, job, at))
  const present = reading.has('current') ? world.employers.find(({ to }) => to === undefined) : undefined
  const isOther = present && named.every(({ jobs }) => jobs.every(({ company }) => company !== present.company))
  if (!present || !isOther) return named
  return [...named, asPlaced(asked, present, reading.placeOf('current') ?? 0)].sort((a, b) => a.at - b.at)
}

const asPlaced = ({ world }: Asked, job: Placed['jobs'][number], at: number): Placed => ({
  name: job.company,
  jobs: [world.employers.find(({ company }) => company === job.company) ?? job],
  from: job.from,
  to: job.to,
  hasMonths: job.hasMonths,
  facts: [],
  at,
})

/** "Which site had more turbines, this one or that one?" */
export function comparedByMeasure(asked: Asked): Plan | undefined {
  const { reading, world } = asked
  const words = comparatives[reading.language]
  const isLess = words.less.test(reading.message)
  // "How many does she lead now, and how many there?"
  const isCount = reading.has('howMany') && reading.has('and') && reading.has('team', 'people', 'lead')
  if (!isLess && !isCount && !words.more.test(reading.message)) return undefined
  if (reading.of('technology').length + reading.of('unknown-technology').length > 0 || reading.time) return undefined
  const [one, other, ...others] = sidesOf(asked)
  if (!one || !other || others.length > 0) return undefined
  // Of two employers in one town nobody knows which is meant.
  if (one.jobs.length !== 1 || other.jobs.length !== 1) return undefined
  const sides = [one, other] as const
  const focus = sides.flatMap(({ jobs }) => jobs)
  const rest = {
    focus,
    listed: focus,
    next: focus.slice(0, 2).map(({ company }) => ({ ask: 'job', company }) as const),
  }
  const asksPeople = reading.has('team', 'people', 'lead')
  if (isCount) return teamsOfEach(asked, sides, rest)
  if (!asksPeople && words.stayed.test(reading.message) && world.jobs.length > 1 && !isTopical(asked))
    return verdict(
      asked,
      sides,
      sides.map((side) => stayOf(asked, side)),
      isLess,
      rest,
    )
  const measures = asksPeople ? sides.map((side) => teamOf(asked, side)) : measuresOf(asked, sides)
  const isTold = asksPeople ? measures.some(Boolean) : measures.length > 0 && measures.every(Boolean)
  if (!isTold) return undefined
  return asksPeople && !measures.every(Boolean)
    ? teamsOfEach(asked, sides, rest)
    : verdict(asked, sides, measures, isLess, rest)
}

function teamsOfEach(asked: Asked, sides: readonly [Placed, Placed], rest: Partial<Plan>): Plan {
  const { s } = asked
  const said = sides.flatMap((side) => {
    const team = teamOf(asked, side)
    return team
      ? [say(s.teamAt({ company: side.name, size: team.number }), team.fact)]
      : [say(s.teamUnknown({ company: side.name })), ...stateAll(asked, peopleAt(asked, [side], []), 1)]
  })
  return plan(said, rest)
}

/** Chinese and Japanese are cut into words by guess. */
const isTopical = ({ reading }: Asked) => !languageTraits[reading.language].isDense && hasMatter(reading)

function stayOf({ date, world }: Asked, { jobs }: Placed): Measure | undefined {
  const positions = jobs.flatMap(positionsOf)
  const fact = world.facts.get(`experience.${positions[0]?.id}.period`)
  return fact && { number: date.months(positions), written: date.duration(positions), fact }
}

function teamOf({ reading: { language } }: Asked, { jobs }: Placed): Measure | undefined {
  const teams = jobs.flatMap((job) => positionsOf(job).flatMap((position) => teamIn(language, position) ?? []))
  const [largest] = teams.toSorted((a, b) => b.size - a.size)
  return largest && { number: largest.size, written: String(largest.size), fact: largest.fact }
}

function verdict(
  asked: Asked,
  sides: readonly [Placed, Placed],
  measures: (Measure | undefined)[],
  isLess: boolean,
  rest: Partial<Plan>,
): Plan {
  const { s } = asked
  const [one, other] = sides.map(({ name }, i) => ({ name, figure: measures[i]?.written ?? '' }))
  const [mine, theirs] = measures
  const facts = measures.flatMap((measure) => measure?.fact ?? [])
  if (!one || !other || !mine || !theirs) {
    const said = sides.flatMap((side, i) => {
      if (measures[i]) return []
      const told = peopleAt(asked, [side], [])
      return told.length > 0 ? stateAll(asked, told, 1) : [say(s.figureUntold({ name: side.name }))]
    })
    return plan([...stateAll(asked, facts, 1), ...said], rest)
  }
  const isMore = mine.number > theirs.number
  const isFirst = isMore !== isLess
  const yes =
    asksWhether(asked) && isMeasuredBySecond(asked, sides) ? mine.number !== theirs.number && isFirst : undefined
  const [winner, loser] = isFirst ? [one, other] : [other, one]
  const text =
    mine.number === theirs.number
      ? s.figureSame({ one, other, yes })
      : s.figureMore({ one: winner, other: loser, isLess, yes })
  return plan(
    [
      say(text, ...facts),
      ...stateAll(
        asked,
        facts.filter(({ id }) => !id.endsWith('.period')),
        2,
      ),
    ],
    rest,
  )
}

/** What is told of the people at the side of which no size is read. */
const peopleAt = (
  { reading: { language } }: Asked,
  sides: readonly Placed[],
  measures: (Measure | undefined)[],
): Fact[] =>
  sides.flatMap(({ jobs }, i) =>
    measures[i]
      ? []
      : jobs.flatMap((job) => [
          ...peopleIn(language, job),
          ...[ledIn(language, job)].filter((fact) => fact !== undefined),
        ]),
  )

/** "Was this larger than that?" names second what it is measured by. */
function isMeasuredBySecond(asked: Asked, [one, other]: readonly [Placed, Placed]): boolean {
  const { reading } = asked
  if (reading.has('or')) return false
  const { than } = comparatives[reading.language]
  return reading.language !== 'ja' && one.at < other.at && than.test(reading.message)
}

interface Counted extends Measure {
  terms: ReadonlySet<string>
}

/** Figures of a side, each with what it counts. */
function figuresOf({ reading }: Asked, { jobs }: Placed): Counted[] {
  const facts = jobs.flatMap((job) => [...job.facts, ...job.projects.flatMap((project) => project.facts)])
  return facts.flatMap((fact) => {
    if (fact.kind === 'technologies') return []
    return figuresIn(spokenLanguage(fact.text, reading.language), fact.text).map((figure) => asCounted(figure, fact))
  })
}

const asCounted = ({ number, written, counts }: Figure, fact: Fact): Counted => ({
  number: Number(number),
  written,
  fact,
  terms: counts,
})

/** A figure of each side that counts the same, by what is asked; undefined for the side that has none, or more than one. */
function measuresOf(asked: Asked, sides: readonly [Placed, Placed]): (Measure | undefined)[] {
  const { reading } = asked
  const wanted = new Set(
    reading.rest
      .filter(({ isKnown }) => isKnown)
      .flatMap(({ written }) => cutWords(reading.language, written).map(({ terms }) => terms[0])),
  )
  const [mine, theirs] = sides.map((side) => figuresOf(asked, side))
  if (!mine || !theirs) return []
  const terms = mine.flatMap((one) => [...one.terms]).filter((term) => theirs.some((other) => other.terms.has(term)))
  const named = [...new Set(terms)].filter((term) => wanted.has(term))
  // Of a size nobody names the measure: then both must tell one alone.
  const [term, ...others] = named.length > 0 ? named : [...new Set(terms)].filter((one) => SIZES.has(one))
  if (term === undefined || others.length > 0) return []
  return [onlyOne(mine, term), onlyOne(theirs, term)]
}

/** Units that tell how large something is, as they are written in figures. */
const SIZES: ReadonlySet<string> = new Set(['m2', 'm3', 'ha', 'hectar', 'km2'])

/** "Two halls (780 and 190 seats)" tell of no single number. */
function onlyOne(all: Counted[], term: string): Measure | undefined {
  const counting = all.filter(({ terms }) => terms.has(term))
  const [one] = counting
  return new Set(counting.map(({ number }) => number)).size === 1 ? one : undefined
}
