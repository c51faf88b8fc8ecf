/** What other facts say of a job or a project: a skill that was proved in EPIC names it. */
import type { Fact } from '#content/fact.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { createPhraseIndex } from '#server/knowledge/understand/phrase-index.ts'
import { shortName } from './technologies.ts'
import { type Job, type Project, positionsOf } from './things.ts'
import type { World } from './world.ts'

/** The world does not change. */
const known = new WeakMap<World, Map<Job | Project, Fact[]>>()

/** What people say of the owner, and the owner of everything, is asked for otherwise. */
const isStatement = ({ id, kind }: Fact) => id.startsWith('skill.') && kind !== 'technologies'

function relate(world: World): Map<Job | Project, Fact[]> {
  const names = createPhraseIndex<Job | Project>([
    ...world.jobs.map((job) => [job.company, job] as const),
    ...world.projects.flatMap((project) =>
      [project.title, shortName(project.title)].map((name) => [name, project] as const),
    ),
  ])
  const naming = new Map<Job | Project, Fact[]>()
  for (const fact of world.ledger.filter(isStatement))
    for (const one of new Set(names.find(foldText(fact.text).text).map(({ value }) => value)))
      naming.set(one, [...(naming.get(one) ?? []), fact])
  return naming
}

/** @returns facts of skills whose text names it. */
function factsNaming(world: World, one: Job | Project): Fact[] {
  const made = known.get(world) ?? relate(world)
  known.set(world, made)
  return made.get(one) ?? []
}

/** All that is known of a job, its projects included, or of a project. */
export const factsOf = (world: World, one: Job | Project): Fact[] =>
  [...(one.kind === 'job' ? [...positionsOf(one), ...one.projects] : [one])].flatMap((each) => [
    ...each.facts,
    ...factsNaming(world, each),
  ])
