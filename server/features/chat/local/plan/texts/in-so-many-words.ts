/** What owners say of themselves in the very words that are asked: "does she bake bread?", "which desk does he own?". */

import type { Fact } from '#content/fact.ts'
import { asksOwned } from '#content/language/patterns/owned.ts'
import { owning } from '#content/language/patterns/papers.ts'
import { languageTraits } from '#content/language/traits.ts'
import { ofInterview } from '#contract/chat/message-kinds.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { fold } from '#server/knowledge/tokens.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { inOwnWords } from './own-text.ts'

const next = [{ ask: 'jobs' }, { ask: 'projects' }, { ask: 'contact' }] as const

const isOfOwner = ({ id, kind }: Fact) => kind === 'interview' || id === 'profile.bio' || id === 'profile.summary'

const said = (asked: Asked): { fact: Fact; sentence: string }[] =>
  asked.world.ledger.filter(isOfOwner).flatMap((fact) => sentencesOf(fact.text).map((sentence) => ({ fact, sentence })))

const isOfWork = ({ reading }: Asked) =>
  reading.time !== undefined ||
  namesAny(reading, 'job', 'project', 'technology', 'unknown-technology', 'item', 'person', 'skill')

const told = ({ reading, s }: Asked, { fact, sentence }: { fact: Fact; sentence: string }): Plan =>
  plan([say(inOwnWords(sentence, reading.language, s), fact)], { next: [...next] })

/** Of one word alone another sense may be meant. */
const LEAST = 2

/** Whether something is so, asked of the owner and of no work: the sentence in which owners say it of themselves has all the words of the question. */
export function saidInSoManyWords(asked: Asked): Plan | undefined {
  const { reading, knowledge, kinds } = asked
  const [best] = kinds
  if (!best || !ofInterview.has(best.kind)) return undefined
  const words = reading.rest.map(({ written }) => written)
  const { isDense } = languageTraits[reading.language]
  if (isDense || !reading.has('whether') || isOfWork(asked) || words.length < LEAST) return undefined
  const sought = words.map((word) => ({ word: fold(word), terms: knowledge.retrieval.telling(word) }))
  const answers = said(asked).filter(({ fact }) => fact.kind === 'interview')
  const found = answers.filter(({ sentence }) => {
    const has = knowledge.retrieval.telling(sentence)
    const text = fold(sentence)
    return sought.every(({ word, terms }) =>
      terms.length > 0 ? terms.every((term) => has.includes(term)) : text.includes(word),
    )
  })
  const [only, ...others] = found
  return only && others.length === 0 ? told(asked, only) : undefined
}

/** "Which desk does he own?": the sentence in which owners say what they have; the one with most of the question, if there are several. */
export function ownedAsked(asked: Asked): Plan | undefined {
  const { reading, knowledge } = asked
  if (isOfWork(asked) || !asksOwned[reading.language].test(reading.message)) return undefined
  const shares = knowledge.retrieval.overlap(reading.topic)
  const [best, second] = said(asked)
    .filter(({ fact }) => fact.id !== 'interview.permit')
    .filter(({ sentence }) => owning[spokenLanguage(sentence, reading.language)].test(sentence))
    .map((one) => ({ ...one, shared: shares(one.sentence) }))
    .sort((a, b) => b.shared - a.shared)
  return best && (!second || best.shared > second.shared) ? told(asked, best) : undefined
}
