/** "What does she think of caching?", "does she recommend it?": told by what the owner holds, and not by where it was used. */

import type { Fact } from '#content/fact.ts'
import { asksOpinion } from '#content/language/patterns/opinions.ts'
import { ofInterview } from '#contract/chat/message-kinds.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import { type Asked, type Plan, plan } from '../plan.ts'
import { standingAlone, stateAll } from './evidence.ts'

/** What somebody does or has tells no opinion, whatever it names. */
const isOfThings = /^interview\.(?:hobbies|reading|tools|learning|side-projects|volunteering)$/

/** What owners write of how they see a matter: of a skill, in an article, in the interview. */
const isHeld = ({ id, kind }: Fact) =>
  (kind === 'interview' && !isOfThings.test(id)) ||
  kind === 'article' ||
  /^skill\.[^.]+$/.test(id) ||
  /^profile\.(?:bio|summary)$/.test(id)

/** So much of the matter must be in what is told, and in one sentence of it. */
const OF_MATTER = 0.6
/** From this probability on others are asked for what they think of the owner, or everybody for what they think of a matter. */
const OF_KIND = 0.35

const isOfKind = ({ kinds: [best], reading }: Asked) =>
  best !== undefined &&
  best.probability >= OF_KIND &&
  (best.kind.startsWith('testimonial') || (ofInterview.has(best.kind) && reading.of('technology').length === 0))

const next = [{ ask: 'projects' }, { ask: 'jobs' }, { ask: 'contact' }] as const

/** @returns undefined if no opinion is asked for, or nothing that the owner holds has the matter. */
export function opinionOn(asked: Asked): Plan | undefined {
  const { reading, knowledge } = asked
  const message = normalize(reading.message, 'NFKC')
  const found = asksOpinion[reading.language].exec(message)
  if (!found || isOfKind(asked) || namesAny(reading, 'job', 'project', 'person', 'item') || reading.time)
    return undefined
  const words = reading.rest.filter(({ isOrdinary, written }) => !isOrdinary && !found[0].includes(written))
  const tools = reading.of('technology').map(({ name }) => name)
  if (tools.length === 0 && !words.some(({ isKnown }) => isKnown)) return undefined
  const matter = [...new Set([...words.map(({ written }) => written), ...tools])].join(' ')
  // The words themselves, and none of nearly their meaning: the sentence is told as if it answered.
  const { telling } = knowledge.retrieval
  const sought = [...new Set(telling(matter))]
  const shares = (sentence: string) => {
    const has = new Set(telling(sentence))
    return sought.filter((term) => has.has(term)).length / Math.max(1, sought.length)
  }
  const [best] = asked.world.ledger
    .filter(isHeld)
    .flatMap((fact) => sentencesOf(fact.text).map((sentence) => ({ fact, sentence, shared: shares(sentence) })))
    .filter(({ shared }) => shared >= OF_MATTER)
    .sort((a, b) => b.shared - a.shared)
  if (!best) return undefined
  const { fact, sentence } = best
  const text = fact.kind === 'skill' ? standingAlone(reading.language, fact.text, sentence) : fact.text
  const said = stateAll(asked, [{ ...fact, text }], 1).map((one) => ({ ...one, facts: [fact] }))
  return said.length > 0 ? plan(said, { next: [...next], isWhole: true }) : undefined
}
