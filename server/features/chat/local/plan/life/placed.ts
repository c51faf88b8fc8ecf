/** What a message names that has its place in time: jobs, towns with jobs, studies, projects, and jobs that it describes. */
import type { Fact } from '#content/fact.ts'
import { languageTraits } from '#content/language/traits.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { jobOfWord, jobsIn } from '#server/knowledge/world/described.ts'
import { monthOf } from '#server/knowledge/world/months.ts'
import { type Job, positionsOf, type Span } from '#server/knowledge/world/things.ts'
import type { Asked } from '../plan.ts'
import { periodFact } from './jobs.ts'

export interface Placed extends Span {
  name: string
  /** The employers that it stands for; none of studies. */
  jobs: Job[]
  facts: Fact[]
  /** Where the message names it. */
  at: number
}

/** Of several jobs the whole time. */
export function ofJobs({ world }: Pick<Asked, 'world'>, jobs: Job[], at: number): Placed[] {
  const [first] = jobs
  if (!first) return []
  const positions = jobs.flatMap(positionsOf)
  const ends = positions.map(({ to }) => to)
  return [
    {
      name: [...new Set(jobs.map(({ company }) => company))].join(', '),
      jobs,
      from: Math.min(...positions.map(({ from }) => from)),
      to: ends.includes(undefined) ? undefined : Math.max(...ends.map((to) => to ?? 0)),
      hasMonths: positions.every(({ hasMonths }) => hasMonths),
      facts: positions.flatMap((job) => world.facts.get(`experience.${job.id}.period`) ?? []),
      at,
    },
  ]
}

/** Studies whose beginning and end are told. */
export function studiesOf({ world }: Pick<Asked, 'world'>): (Placed & { id: string })[] {
  return world.content.records.education.flatMap(({ id, start, end, institution }) => {
    const fact = world.facts.get(`education.${id}`)
    if (!start || !end || !fact) return []
    const hasMonths = start.length > 4 && end.length > 4
    const to = monthOf(end.length > 4 ? end : `${end}-12`) + 1
    return [{ id, name: institution, jobs: [], from: monthOf(start), to, hasMonths, facts: [fact], at: 0 }]
  })
}

/** In the order in which they are named, each once. */
export function placedIn(asked: Pick<Asked, 'reading' | 'world' | 'knowledge'>): Placed[] {
  const { reading, world, knowledge } = asked
  const asksStudies = reading.has('education') && !reading.has('job')
  const studies = studiesOf(asked)
  const named = reading.mentions.flatMap(({ entity, at, end }): Placed[] => {
    if (end === 0) return []
    if (entity.kind === 'job') return ofJobs(asked, [entity], at)
    if (entity.kind === 'item') return studies.filter(({ id }) => id === entity.id).map((one) => ({ ...one, at }))
    if (entity.kind === 'place') {
      const there = asksStudies
        ? studies.filter(({ name, facts }) => `${name} ${facts[0]?.text}`.includes(entity.name))
        : []
      const jobs = jobsIn(world, [entity.name])
      const employers = world.employers.filter(({ company }) => jobs.some((job) => job.company === company))
      return there.length > 0 ? there.map((one) => ({ ...one, at })) : ofJobs(asked, employers, at)
    }
    return entity.kind === 'project' && entity.job ? ofJobs(asked, [entity.job], at) : []
  })
  const described = reading.rest.flatMap(({ written, at, isKnown, isMeant, isOrdinary }) => {
    const job = (isKnown || isMeant) && !isOrdinary ? jobOfWord(world, knowledge.retrieval, written) : undefined
    return job ? ofJobs(asked, [job], at) : []
  })
  // A name may be read in more than one way.
  const isOne = new Set(named.map(({ name }) => name)).size < 2
  const all = [
    ...withoutTowns(named),
    ...(isOne ? described : []),
    ...inTurn(asked),
    ...studiesMeant(asked, named),
  ].sort((a, b) => a.at - b.at)
  const isSame = (a: Placed, b: Placed) =>
    a.name === b.name ||
    (a.jobs.length > 0 && a.jobs.some((job) => b.jobs.some(({ company }) => company === job.company)))
  return all.filter((one, i) => all.findIndex((other) => isSame(one, other)) === i)
}

/** Of a town and an employer in it the employer alone is meant. */
const withoutTowns = (named: Placed[]): Placed[] =>
  named.filter(
    ({ jobs }) =>
      jobs.length < 2 ||
      !named.some((other) => other.jobs.length === 1 && other.jobs.every((job) => jobs.includes(job))),
  )

/** "The first job" where none is named so. */
function inTurn(asked: Pick<Asked, 'reading' | 'world'>): Placed[] {
  const { reading, world } = asked
  const at = reading.placeOf('first')
  const oldest = world.jobs.at(-1)
  return at !== undefined && oldest && reading.has('job', 'company') ? ofJobs(asked, [oldest], at) : []
}

/** "The master's": the studies that have the very word, or the last ones before the first job. */
function studiesMeant(asked: Pick<Asked, 'reading' | 'world'>, named: Placed[]): Placed[] {
  const { reading, world } = asked
  const at = reading.placeOf('education')
  if (at === undefined || named.some(({ jobs }) => jobs.length === 0)) return []
  const studies = studiesOf(asked)
  const { isDense } = languageTraits[reading.language]
  const word = isDense
    ? reading.text.slice(at, at + DENSE_WORD).trim()
    : (reading.text.slice(at).trim().split(' ')[0] ?? '')
  const told = studies.filter(({ facts }) => facts.some(({ text }) => foldText(text).text.includes(word)))
  const oldest = world.jobs.at(-1)
  const before = studies.filter(({ to }) => oldest && to !== undefined && to <= oldest.from + 1)
  const last = isDense ? [] : before.toSorted((a, b) => b.from - a.from)
  const [only] = told.length === 1 ? told : last
  return only ? [{ ...only, at }] : []
}

/** Characters of a word for a school. */
const DENSE_WORD = 3

/** The facts that show the times of these. */
export const timesOf = (asked: Asked, all: Placed[]): (Fact | undefined)[] => [
  ...all.flatMap(({ facts }) => facts),
  ...all.flatMap(({ jobs }) => jobs.map((job) => periodFact(asked, job))),
]
