/** Answers "tell me about the first" and "which is the most recent?" after a list of work: of that list, and not of all jobs. */
import { oneOfList, type PlaceInList } from '#content/language/patterns/talk/one-of-list.ts'
import { keysOf } from '#contract/keys.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import type { Job, Project } from '#server/knowledge/world/things.ts'
import { wasAt } from '../life/jobs.ts'
import { type Asked, type Focus, type Plan, plan } from '../plan.ts'
import { aboutProject } from '../projects/projects.ts'
import { stateAll } from '../texts/evidence.ts'
import { isAtMost, SHORT } from './asked-of.ts'

type Work = Job | Project

const worksOf = ({ listed }: Focus): Work[] =>
  listed.flatMap((one) => (one.kind === 'job' || one.kind === 'project' ? [one] : []))

const placeAsked = ({ language, message }: Reading): PlaceInList | undefined =>
  keysOf(oneOfList[language]).find((place) => oneOfList[language][place].test(message))

/** Whether a message asks for one of the works that were listed last, and names none beside them. */
export function asksOneOfList(reading: Reading, focus: Focus): boolean {
  const works = worksOf(focus)
  const isOfThem = reading.mentions.every(({ entity }) => works.some((work) => work === entity))
  const isOpen = isOfThem && reading.time === undefined && isAtMost(reading, SHORT)
  return isOpen && !reading.has('job', 'company', 'project') && works.length > 1 && placeAsked(reading) !== undefined
}

/** In months; a project without a time of its own has that of its job. */
const startOf = (work: Work): number => (work.kind === 'job' ? work.from : (work.span?.from ?? work.job?.from ?? 0))

/** @returns undefined where no list was told, or something else is asked. */
export function oneListed(asked: Asked): Plan | undefined {
  const { reading, focus } = asked
  if (!asksOneOfList(reading, focus)) return undefined
  const works = worksOf(focus)
  const byAge = [...works].sort((a, b) => startOf(a) - startOf(b))
  const of: Record<PlaceInList, Work | undefined> = {
    first: works[0],
    last: works.at(-1),
    newest: byAge.at(-1),
    oldest: byAge[0],
  }
  const place = placeAsked(reading)
  const work = place && of[place]
  if (!work) return undefined
  if (work.kind === 'project') return aboutProject(asked, work)
  const said = [wasAt(asked, work), ...stateAll(asked, work.facts.slice(0, 2), 2, work.company)]
  return plan(said, { focus: [work], next: [{ ask: 'jobResults', company: work.company }] })
}
