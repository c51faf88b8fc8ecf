/** Lets a model word an answer from facts that were found, held to a time, a budget and the ledger. */
import { assistant } from '../../../content/assistant.ts'
import type { Fact } from '../../../content/ledger.ts'
import { profile as ownersWords } from '../../../content/locales/en/profile.ts'
import { profile } from '../../../content/profile.ts'
import { prompt } from '../../../content/prompt.ts'
import { createSay } from '../../../content/say.ts'
import type { ChatRequest, Citation } from '../../../contract/chat.ts'
import { DAY, SECOND } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import { countOne } from '../../db/limits.ts'
import type { Model, ProviderName } from '../../outside/models.ts'
import type { Services } from '../../services.ts'
import type { Breaker } from './breaker.ts'
import { createGrounding } from './grounding.ts'

export interface Worded {
  /** Grounded text with footnotes. */
  text: string
  citations: Citation[]
  provider: ProviderName
}

export interface Wording {
  request: ChatRequest
  facts: Fact[]
  language: Language
  task: Task
  visitor: string
  signal: AbortSignal
  emit(text: string): Promise<void>
}

export type Task = 'conversation' | 'technical' | 'creative'

/** Who is asked first for which kind of task; the others follow in this order. */
const routing: Record<Task, ProviderName[]> = {
  conversation: ['openai', 'anthropic', 'gemini'],
  technical: ['anthropic', 'openai', 'gemini'],
  creative: ['gemini', 'openai', 'anthropic'],
}

/** All tries together; with the local answer after them a visitor waits at most 12 s. */
const TOTAL_MS = 10 * SECOND
/** A provider that has not begun by then is left for the next. */
const FIRST_WORD_MS = 4 * SECOND

/** @returns undefined if no provider is configured, allowed or able; the caller then answers locally. */
export async function word(services: Services, breaker: Breaker, wording: Wording): Promise<Worded | undefined> {
  const candidates = routing[wording.task]
    .map((name) => services.models.find(({ provider }) => provider === name))
    .filter((model): model is Model => model !== undefined && !breaker.isOpen(model.provider))
  if (candidates.length === 0 || !(await withinBudget(services, wording.visitor))) return undefined
  const deadline = AbortSignal.any([wording.signal, AbortSignal.timeout(TOTAL_MS)])
  for (const model of candidates) {
    if (deadline.aborted) return undefined
    const attempt = await tryModel(services, model, wording, deadline)
    if (attempt.failed) breaker.failed(model.provider)
    else breaker.succeeded(model.provider)
    if (attempt.worded) return attempt.worded
    // The visitor has read the beginning of an answer: it cannot be taken back, and another would contradict it.
    if (attempt.begun) return undefined
    if (!attempt.failed) return undefined
  }
  return undefined
}

async function tryModel({ log }: Services, model: Model, wording: Wording, deadline: AbortSignal) {
  const slow = new AbortController()
  const timer = setTimeout(() => slow.abort(), FIRST_WORD_MS)
  const grounding = createGrounding(wording.facts)
  let text = ''
  const take = async (grounded: string) => {
    if (!grounded) return
    text += grounded
    await wording.emit(grounded)
  }
  try {
    const signal = AbortSignal.any([deadline, slow.signal])
    for await (const part of model.write({ ...instructions(wording), signal })) {
      clearTimeout(timer)
      await take(grounding.add(part))
    }
    await take(grounding.end())
    // A model that only said what nothing proves has answered, but not usefully: the local answer is better.
    const worded = text ? { text: text.trim(), citations: grounding.citations, provider: model.provider } : undefined
    return { worded, begun: text !== '', failed: false }
  } catch (error) {
    const failed = !wording.signal.aborted
    if (failed) log.warn({ provider: model.provider, err: redacted(error) }, 'a provider failed')
    // What has left is grounded; a broken end does not make it wrong.
    const worded = text ? { text: text.trim(), citations: grounding.citations, provider: model.provider } : undefined
    return { worded, begun: text !== '', failed }
  } finally {
    clearTimeout(timer)
  }
}

/** A provider's error can hold the prompt or the key; its kind and status say enough. */
function redacted(error: unknown): Error {
  const { name = 'Error', statusCode } = error as { name?: string; statusCode?: number }
  return new Error(statusCode === undefined ? name : `${name} ${statusCode}`)
}

/** Counts a provider's call for the day, in all and for the visitor. Without a database nothing is spent. */
async function withinBudget({ db, clock, env, log }: Services, visitor: string): Promise<boolean> {
  try {
    const mine = await countOne(db, clock, `provider calls ${visitor}`, DAY)
    if (mine.count > env.CHAT_PER_VISITOR_DAILY) return false
    return (await countOne(db, clock, 'provider calls', DAY)).count <= env.CHAT_DAILY_BUDGET
  } catch (err) {
    log.warn({ err }, 'the budget was not counted')
    return false
  }
}

function instructions({ request, facts, language }: Wording): { system: string; prompt: string } {
  const values = {
    assistant: assistant.name,
    owner: profile.name,
    title: ownersWords.title,
    language: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
  }
  const fill = (text: string) => createSay('en', { text })('text', values)
  const system = [
    fill(prompt.persona),
    ...[...prompt.rules, prompt.language, prompt.tone[request.role]].map((rule) => `- ${fill(rule)}`),
    'Facts:',
    ...facts.map(({ id, text }) => `[[${id}]] ${text}`),
  ].join('\n')
  const earlier = request.history.map(({ role, content }) => `${role}: ${content}`).join('\n')
  return { system, prompt: `${earlier ? `Earlier messages:\n${earlier}\n\n` : ''}Question:\n${request.message}` }
}
