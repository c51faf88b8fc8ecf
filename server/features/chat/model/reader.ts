/** A second, short call that reads what the check could not decide; see docs/decisions/058. */
import { readerPrompt } from '#content/assistant/reader-instructions.ts'
import { SECOND } from '#contract/endpoint.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import type { Model } from '#server/integrations/models.ts'
import type { Services } from '#server/services.ts'
import { callModel, createPatience } from './call-model.ts'
import type { Suspicious } from './grounding.ts'

/** What no answer came for by then is not shown: with the ten seconds of the first call a visitor waits twelve at most. */
const READ_MS = 2 * SECOND
/** More than so many sentences are not worth a visitor's wait. */
const MOST = 8

export type Reader = (
  sentences: readonly Suspicious[],
  visit: { signal: AbortSignal },
  withinBudget: () => Promise<boolean>,
) => Promise<Suspicious[]>

/** @returns undefined where the owner wants none. @param writer who wrote the sentences; another one reads them if there is one. */
export function readerFor(services: Services, breaker: Breaker, writer: Model): Reader | undefined {
  if (services.env.CHAT_READER !== 'on') return undefined
  return async (sentences, { signal }, withinBudget) => {
    const asked = sentences.slice(0, MOST)
    if (asked.length === 0 || signal.aborted) return []
    const others = services.models.filter(({ provider }) => provider !== writer.provider && !breaker.isOpen(provider))
    if (!(await withinBudget())) return []
    const patience = createPatience(services, signal, READ_MS, READ_MS)
    let text = ''
    const told = { kind: 'reading', system: readerPrompt, prompt: promptOf(asked), patience } as const
    const { outcome } = await callModel(services, breaker, others[0] ?? writer, told, async (parts) => {
      for await (const part of parts) if (part.type === 'text') text += part.text
    })
    return outcome === 'answered' ? asked.filter((sentence, i) => isSupported(text, i + 1, sentence)) : []
  }
}

const promptOf = (sentences: readonly Suspicious[]) =>
  sentences
    .map(({ sentence, cited }, i) => {
      const facts = cited.map(({ text, source }) => `- ${source ? `${source}: ` : ''}${text}`).join('\n')
      return `${i + 1}. Statement: ${JSON.stringify(sentence)}\nFacts:\n${facts}`
    })
    .join('\n\n')

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
/** A shorter quotation proves nothing. */
const SHORTEST = 4

/** "2. supported: the words": a line of its own, with words that a cited fact really has. */
function isSupported(answer: string, number: number, { cited }: Suspicious): boolean {
  const line = answer.split('\n').find((one) => one.trim().startsWith(`${number}.`))
  const [said = '', verdict] = /^\d{1,2}\.[\s*]*(supported|contradicted|not said)/i.exec(line?.trim() ?? '') ?? []
  const quoted = letters(line?.trim().slice(said.length) ?? '')
  return (
    verdict?.toLowerCase() === 'supported' &&
    quoted.length >= SHORTEST &&
    cited.some(({ text }) => letters(text).includes(quoted))
  )
}
