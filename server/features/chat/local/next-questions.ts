/** Which questions are proposed after an answer: what leads on from its thing comes first, what was just asked is left out. */
import type { Fact } from '#content/fact.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import type { Entity } from '#server/knowledge/world/entities.ts'
import type { Hear } from './hear.ts'
import type { Focus, Plan, Proposal } from './plan/plan.ts'

/** Asked of no thing: these lead on from nothing. */
const general: ReadonlySet<string> = new Set(['jobs', 'projects', 'technologies', 'contact'])
const isGeneral = (one: Proposal) => 'ask' in one && general.has(one.ask)

/** What an answer proposes, and before anything general what may be asked of its thing. */
export function leadingOn({ next, focus, said }: Plan, { entities }: Pick<Focus, 'entities'>): Proposal[] {
  const cited = said.flatMap(({ facts }) => facts)
  const thing = focus[0] ?? entities.find((one) => isOf(one, cited))
  return [...next.filter((one) => !isGeneral(one)), ...askedOf(thing), ...next.filter(isGeneral)]
}

const isOf = (one: Entity, facts: Fact[]) =>
  (one.kind === 'job' || one.kind === 'project') && one.facts.some((fact) => facts.includes(fact))

function askedOf(thing: Entity | undefined): Proposal[] {
  switch (thing?.kind) {
    case 'project': {
      const { title } = thing
      return [
        { ask: 'projectHow', title },
        { ask: 'projectResults', title },
        { ask: 'projectChallenge', title },
      ]
    }
    case 'job': {
      const { company } = thing
      return [
        { ask: 'jobResults', company },
        { ask: 'jobTechnologies', company },
        { ask: 'before', company },
      ]
    }
    case 'technology':
      return [{ ask: 'technology', name: thing.name }]
    default:
      return []
  }
}

/**
 * Tells whether a proposed question is the one that was just asked, in whatever words: of the same kind and of nothing else, or
 * answered by the same words of the owner.
 */
export function askedJust(
  hear: Hear,
  asked: Reading,
  { focus, said }: Plan,
): (one: Proposal, label: string) => boolean {
  const told = new Set(said.flatMap(({ facts }) => facts.map(({ id }) => id)))
  const kind = kindOf(asked)
  const named = new Set([...asked.mentions.map(({ entity }) => entity), ...focus])
  return (one, label) => {
    if ('interview' in one) return told.has(`interview.${one.interview}`)
    const proposed = hear(label)
    return kind === kindOf(proposed) && proposed.mentions.every(({ entity }) => named.has(entity))
  }
}

const kindOf = ({ language, masked }: Reading) => guessKinds(language, masked)[0]?.kind
