/** What a kind of question needs and the message does not name: the job that it describes, the project that was talked about. */
import { teamPhrases } from '#content/language/patterns/jobs/teams.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { matterOf } from '#server/knowledge/world/described.ts'
import type { Entity } from '#server/knowledge/world/entities.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import { withMentions } from '../../conversation.ts'
import type { Asked } from '../plan.ts'
import { isOfGroup } from '../technologies/technology-lists.ts'
import { describedBy } from './described-by.ts'
import type { Needed } from './kinds.ts'
import { names } from './meant.ts'

/** What a kind needs and the message does not name is what it describes, or what was talked about. */
export function supplied(asked: Asked, needs: Needed[], asksYears: boolean): Reading | undefined {
  const {
    reading,
    focus: { entities },
  } = asked
  const missing = needs.filter((need) => !names(reading, need))
  if (missing.length === 0) return reading
  const job = titled(reading) ?? describedBy(asked).job ?? inOrder(asked)
  const described = job ? [job, ...job.projects.slice(0, job.projects.length === 1 ? 1 : 0)] : []
  const found = missing.map(
    (need) =>
      described.find((one) => one.kind === need) ??
      entities.find((one) => one.kind === need) ??
      relatedTo(need, reading, entities),
  )
  if (asksYears && missing.length === 1 && missing[0] === 'technology' && found[0] === undefined)
    found[0] = firstOfGroup(asked) ?? matterMeant(asked)
  const known = found.filter((one) => one !== undefined)
  return known.length < missing.length ? undefined : withMentions(reading, known)
}

/** "Since when has she done cloud?": of the tools of that sort the one that was used first. */
function firstOfGroup({ reading, world }: Asked): Entity | undefined {
  const group = reading.has('cloud') ? 'cloud' : reading.has('database') ? 'database' : undefined
  const used = group ? world.technologies.filter(({ name, jobs }) => jobs.length > 0 && isOfGroup(name, group)) : []
  return used.toSorted((a, b) => (a.jobs.at(-1)?.from ?? 0) - (b.jobs.at(-1)?.from ?? 0))[0]
}

/** The one word that tells what the question is about. */
function matterMeant({ reading, world, knowledge }: Asked): Entity | undefined {
  const { language } = reading
  const { isDense, hasCapitalNouns } = languageTraits[language]
  const [word, ...others] = reading.rest.filter(({ isKnown, restricts }) => isKnown && restricts)
  const isNoun = word && word.said.length > 3 && (!hasCapitalNouns || /^\p{Lu}/u.test(word.written))
  // Chinese and Japanese are cut into words by guess.
  return isNoun && !isDense && others.length === 0 && !(word.said in teamPhrases[language].numbers)
    ? matterOf(world, knowledge.retrieval, word.written)
    : undefined
}

/** "How long was he Senior Engineer?": the one job of that title. */
function titled(reading: Reading): Job | undefined {
  const [job, ...others] = new Set(reading.of('title').map((title) => title.job))
  return others.length === 0 ? job : undefined
}

/** A word for what was before and one for the last within so many characters are one. */
const WITHIN = 2

/** "At her first employer", "in the present job": the job that is meant by its place among all. */
function inOrder({ reading, world: { jobs } }: Asked): Job | undefined {
  const current = jobs.find(({ to }) => to === undefined)
  if (reading.has('first')) return jobs.at(-1)
  if (reading.has('current')) return current
  // "The company before that" (その前の会社) is no last one.
  const before = reading.placeOf('before')
  const last = reading.placeOf('last')
  const isWithin = before !== undefined && last !== undefined && Math.abs(before - last) <= WITHIN
  return last !== undefined && !isWithin ? jobs.find(({ to }) => to !== undefined) : undefined
}

/** The one project of the job that is talked about, the job of the project. */
function relatedTo(need: Needed, reading: Reading, entities: Entity[]): Entity | undefined {
  const [job] = [...reading.of('job'), ...entities.filter((one) => one.kind === 'job')]
  const [project] = [...reading.of('project'), ...entities.filter((one) => one.kind === 'project')]
  if (need === 'project' && job?.projects.length === 1) return job.projects[0]
  return need === 'job' ? project?.job : undefined
}
