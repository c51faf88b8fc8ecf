/** Answers whether one of two things came before the other, and what lies between them. */
import { betweenWords } from '#content/language/patterns/between-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import { overlap } from '#server/knowledge/world/months.ts'
import { intervalOf } from '#server/knowledge/world/world.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'
import { asksWhether } from '../whether.ts'
import { ownWordsOf, periodOf } from './gaps.ts'
import { line, nextOf, periodFact, wasAt } from './jobs.ts'
import { ofJobs, type Placed, placedIn, studiesOf, timesOf } from './placed.ts'

/** Which of two came first. */
function inTurn(asked: Asked, one: Placed, other: Placed, yes?: boolean): Said {
  const sides = one.from < other.from ? [one, other] : [other, one]
  const [first, then] = sides.map((side) => dated(asked, side))
  const text = first && then ? asked.s.earlier({ first, then, yes }) : ''
  return say(text, ...timesOf(asked, sides))
}

const dated = ({ date }: Asked, { name, from, to }: Placed) => ({ name, period: date.period({ from, to }) })

/** "Was she in Oslo before Rome?": yes or no by their times, and both of these. */
export function orderAsked(asked: Asked): Plan | undefined {
  const { reading } = asked
  const [before, after] = [reading.placeOf('before'), reading.placeOf('after')]
  const cue = before ?? after
  const isOfMore = reading.of('technology').length + reading.of('unknown-technology').length > 0
  if (cue === undefined || isOfMore || reading.time || betweenWords[reading.language].test(reading.message))
    return undefined
  const [one, other, ...others] = placedIn(asked)
  if (!one || !other || others.length > 0 || one.from === other.from) return undefined
  const isEither = before !== undefined && after !== undefined
  if (!isEither && !asksWhether(asked)) return undefined
  // The word stands before what it is measured by; in Chinese and Japanese right behind it.
  const { isDense } = languageTraits[reading.language]
  const anchor = isDense ? (other.at < cue ? other : one) : one.at > cue ? one : other
  const meant = anchor === one ? other : one
  const isEarlier = before !== undefined
  // Whoever came back to an employer or a town was there before and after.
  const pairs = startsOf(asked, meant).flatMap((mine) => startsOf(asked, anchor).map((theirs) => ({ mine, theirs })))
  const fits = pairs.find(({ mine, theirs }) => (isEarlier ? mine.from < theirs.from : mine.from > theirs.from))
  const { mine, theirs } = fits ?? pairs[0] ?? { mine: meant, theirs: anchor }
  const yes = isEither ? undefined : fits !== undefined
  const told = inTurn(asked, mine, theirs, yes)
  const [job] = mine.jobs
  return plan([told, ...(job ? [wasAt(asked, job)] : [])], {
    focus: job ? [job] : [],
    next: job ? nextOf(asked, job) : [{ ask: 'jobs' }],
  })
}

/** Each employer of a town by itself. */
const startsOf = (asked: Asked, { jobs, ...one }: Placed): Placed[] =>
  jobs.length > 1 ? jobs.flatMap((job) => ofJobs(asked, [job], one.at)) : [{ jobs, ...one }]

/** "Between the mill and the hospital": jobs, studies, and what the owner says of that time. */
export function inBetween(asked: Asked): Plan | undefined {
  const { reading, s, world, now } = asked
  if (!betweenWords[reading.language].test(reading.message) || reading.time || reading.of('technology').length > 0)
    return undefined
  // "The difference between the two" asks for no time.
  if (reading.has('compare')) return undefined
  // "Between the two, which had …?" chooses one of them.
  if (reading.has('which') && !reading.has('job', 'company', 'title', 'work')) return undefined
  const [one, other, ...others] = placedIn(asked)
  if (!one || !other || others.length > 0) return undefined
  const [first, then] = one.from < other.from ? [one, other] : [other, one]
  const time = { from: first.to ?? now, to: then.from }
  const named = new Set([...first.jobs, ...then.jobs].map(({ company }) => company))
  const jobs = world.jobs.filter(
    (job) =>
      !named.has(job.company) &&
      job.from >= first.from &&
      job.from < then.from &&
      (time.to <= time.from || overlap(intervalOf(job, now), time) > 0),
  )
  const studies = studiesOf(asked).filter((study) => overlap({ from: study.from, to: study.to ?? now }, time) > 0)
  const facts = studies.flatMap((study) => study.facts)
  const own = time.to > time.from ? ownWordsOf(asked, time) : []
  const isOpen = jobs.length === 0 && time.to > time.from
  const hasMonths = first.hasMonths && then.hasMonths
  const [only] = jobs
  const said: Said[] = [
    ...(only && jobs.length === 1 ? [wasAt(asked, only)] : []),
    ...(jobs.length > 1
      ? [say(s.jobs({ lines: jobs.map((job) => line(asked, job)) }), ...jobs.map((job) => periodFact(asked, job)))]
      : []),
    ...(facts.length > 0
      ? [say(s.background({ kind: 'education', items: facts.map(({ text }) => text) }), ...facts)]
      : []),
    ...(isOpen && hasMonths
      ? [
          say(
            s.gaps({ periods: [periodOf(reading.language, { ...time, hasMonths })] }),
            ...timesOf(asked, [first, then]),
          ),
        ]
      : []),
    ...own.slice(0, 1),
  ]
  const about = jobs.length === 1 ? jobs.flatMap((job) => job.facts) : []
  return plan([...(said.length > 0 ? said : [inTurn(asked, one, other)]), ...stateAll(asked, about, 1)], {
    focus: jobs,
    listed: jobs,
    next: [{ ask: 'jobs' }],
  })
}
