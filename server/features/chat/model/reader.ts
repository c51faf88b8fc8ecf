/** Short calls that read what the check could not decide, each in its own way; see docs/decisions/058. */
import { readerPrompts } from '#content/assistant/reader-instructions.ts'
import { SECOND } from '#contract/endpoint.ts'
import { isBorneOut } from '#server/features/chat/check/weights.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import type { Model } from '#server/integrations/models.ts'
import type { Services } from '#server/services.ts'
import { callModel, createPatience, pauseOf } from './call-model.ts'
import type { Suspicious } from './grounding.ts'
import { voteOn } from './vote.ts'

/** A reading that is later counts for nothing: with the ten seconds of the first call a visitor waits twelve at most. */
const READ_MS = 2 * SECOND
/** More than so many sentences are not worth a visitor's wait: the rest is shown only if it is likely by itself. */
const MOST = 8

export type Reader = (
  sentences: readonly Suspicious[],
  visit: { signal: AbortSignal },
  withinBudget: () => Promise<boolean>,
) => Promise<Suspicious[]>

/** @returns undefined where the owner wants none. @param writer who wrote the sentences; others read them if there are any. */
export function readerFor(services: Services, breaker: Breaker, writer: Model): Reader | undefined {
  if (services.env.CHAT_READER !== 'on') return undefined
  return async (sentences, { signal }, withinBudget) => {
    if (sentences.length === 0 || signal.aborted) return []
    const asked = sentences.slice(0, MOST).map((one) => ({ ...one, votes: { yes: 0, no: 0 } }))
    const able = services.models.filter(({ provider }) =>
      [provider, pauseOf(provider, 'reading')].every((name) => !breaker.isOpen(name)),
    )
    const others = able.filter(({ provider }) => provider !== writer.provider)
    const readers = others.length > 0 ? others : able
    const read = async (model: Model, system: string, nth: number) => {
      const order = inOrder(asked, nth)
      const patience = createPatience(services, signal, READ_MS, READ_MS)
      let text = ''
      const told = { kind: 'reading', system, prompt: promptOf(order), patience } as const
      const { outcome } = await callModel(services, breaker, model, told, async (parts) => {
        for await (const part of parts) if (part.type === 'text') text += part.text
      })
      // Of an answer that breaks off nothing counts.
      if (outcome !== 'answered') return
      for (const [i, one] of order.entries()) {
        const { yes, no } = voteOn(text, i + 1, one)
        one.votes.yes += yes
        one.votes.no += no
      }
    }
    const readings: Promise<void>[] = []
    for (const [nth, system] of readerPrompts.entries()) {
      const model = readers[nth % readers.length]
      if (model && (await withinBudget())) readings.push(read(model, system, nth))
    }
    await Promise.all(readings)
    return sentences.filter(({ likely }, i) => isBorneOut(likely, asked[i]?.votes ?? { yes: 0, no: 0 }))
  }
}

/** As they were said, from the last to the first, from the middle on: a sentence has other neighbours each time. */
function inOrder<One>(sentences: readonly One[], nth: number): One[] {
  if (nth === 0) return [...sentences]
  if (nth === 1) return sentences.toReversed()
  const middle = Math.floor(sentences.length / 2)
  return [...sentences.slice(middle), ...sentences.slice(0, middle)]
}

const promptOf = (sentences: readonly Suspicious[]) =>
  sentences
    .map(({ sentence, cited }, i) => {
      const facts = cited.map(({ text, source }) => `- ${source ? `${source}: ` : ''}${text}`).join('\n')
      return `${i + 1}. Statement: ${JSON.stringify(sentence)}\nFacts:\n${facts}`
    })
    .join('\n\n')
