/** What other facts say of a job or a project: a skill that was proved in EPIC names it. */
import type { Fact } from '#content/fact.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { createPhraseIndex, type PhraseIndex } from '#server/knowledge/understand/phrase-index.ts'
import { shortName } from './technologies.ts'
import { type Job, type Project, positionsOf } from './things.ts'
import type { World } from './world.ts'

/** The world does not change. */
const known = new WeakMap<World, Map<Job | Project, Fact[]>>()

/** What people say of the owner, and the owner of everything, is asked for otherwise. */
const isStatement = ({ id, kind }: Fact) => id.startsWith('skill.') && kind !== 'technologies'

const indexes = new WeakMap<World, PhraseIndex<Job | Project>>()

function namesIn(world: World): PhraseIndex<Job | Project> {
  // Where a title is translated, its acronym may stand behind: "Plataforma de IA EPIC".
  const originals = new Map(world.original.caseStudies.map(({ id, title }) => [id, shortName(title)]))
  const namesOf = ({ id, title }: Project) =>
    [title, shortName(title), originals.get(id) ?? title].filter((name) => title.includes(name))
  const made =
    indexes.get(world) ??
    createPhraseIndex<Job | Project>([
      ...world.employers.map((job) => [job.company, job] as const),
      ...world.projects.flatMap((project) => namesOf(project).map((name) => [name, project] as const)),
    ])
  indexes.set(world, made)
  return made
}

/** The employers and projects that a text names. */
export const namedIn = (world: World, text: string): (Job | Project)[] => [
  ...new Set(
    namesIn(world)
      .find(foldText(text).text)
      .map(({ value }) => value),
  ),
]

const named = new WeakMap<World, Map<Fact, (Job | Project)[]>>()

/** The same of a fact: it is read once, as many questions look through all of them. */
export function namedByFact(world: World, fact: Fact): (Job | Project)[] {
  const ofWorld = named.get(world) ?? new Map<Fact, (Job | Project)[]>()
  named.set(world, ofWorld)
  const found = ofWorld.get(fact) ?? namedIn(world, fact.text)
  ofWorld.set(fact, found)
  return found
}

function relate(world: World): Map<Job | Project, Fact[]> {
  const naming = new Map<Job | Project, Fact[]>()
  // An employer stands for each of its jobs.
  for (const fact of world.ledger.filter(isStatement))
    for (const thing of namedByFact(world, fact))
      for (const one of thing.kind === 'job' ? positionsOf(thing) : [thing])
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
