/** Looks through all that the site says before anything is said not to be here: what owners say of themselves included. */

import type { Fact } from '#content/fact.ts'
import { languageTraits } from '#content/language/traits.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import type { World } from '#server/knowledge/world/world.ts'
import { type Asked, type Plan, plan } from '../plan.ts'
import { standingAlone, state, stateAll } from './evidence.ts'

/** No list of names, nobody else's words, and no date. */
const isTold = ({ id, kind }: Fact) =>
  !['technologies', 'testimonial', 'article'].includes(kind) && !/\.period$|\.condition\.|^profile\.skill\./.test(id)

/** More words are a text, and no thing that somebody looks for. */
const MOST = 6

const next = [{ ask: 'jobs' }, { ask: 'projects' }, { ask: 'contact' }] as const

interface Sentence {
  fact: Fact
  sentence: string
}

const known = new WeakMap<World, Sentence[]>()

/** Cut once, as each is looked through for many questions. */
function sentencesIn({ world }: Asked): Sentence[] {
  const made =
    known.get(world) ??
    world.ledger.filter(isTold).flatMap((fact) => sentencesOf(fact.text).map((sentence) => ({ fact, sentence })))
  known.set(world, made)
  return made
}

/**
 * @param words all of which a sentence must have. @param within looks only among these.
 * @returns that sentence, of the fact that has least beside it.
 */
export function toldAnywhere(
  asked: Asked,
  words: readonly string[],
  within: (one: Sentence) => boolean = () => true,
): Plan | undefined {
  const { reading, knowledge } = asked
  if (words.length === 0 || words.length > MOST) return undefined
  const { isDense } = languageTraits[reading.language]
  // The word itself, and none of nearly its meaning: the sentence is told as if it answered.
  const holds = [...new Set(words)].map((word) => {
    const sought = knowledge.retrieval.telling(word)
    return ({ sentence }: Sentence) => {
      if (isDense) return sentence.includes(word)
      const told = knowledge.retrieval.telling(sentence)
      return sought.length > 0 && sought.every((term) => told.includes(term))
    }
  })
  const found = sentencesIn(asked)
    .filter((one) => holds.every((has) => has(one)) && within(one))
    .sort((a, b) => a.sentence.length - b.sentence.length)
  const [best] = found
  if (!best) return undefined
  // One sentence of an answer to another question reads as an answer to this one.
  if (best.fact.kind === 'interview') {
    const whole = state(asked, best.fact, { isAside: true })
    return whole && plan([whole], { next: [...next] })
  }
  const text = standingAlone(reading.language, best.fact.text, best.sentence)
  const said = stateAll(asked, [{ ...best.fact, text }], 1).map((one) => ({ ...one, facts: [best.fact] }))
  return said.length > 0 ? plan(said, { next: [...next] }) : undefined
}
