/** Lets a model answer from the whole ledger and the local answer, held to a time, a budget and the facts. */
import type { ProviderName } from '#contract/admin/provider-names.ts'
import type { ChatRequest, Citation } from '#contract/chat/chat.ts'
import { DAY, SECOND } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { secretsIn } from '#server/config/env.ts'
import type { NewDropped } from '#server/db/dropped-sentences.ts'
import { countOne } from '#server/db/limits.ts'
import { countProviderCall } from '#server/db/provider-calls.ts'
import { checkFor } from '#server/features/chat/check/check.ts'
import { createDropped } from '#server/features/chat/check/dropped.ts'
import { isGlue } from '#server/features/chat/check/glue.ts'
import type { LocalAnswer } from '#server/features/chat/local/local-answer.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import type { Model, ModelPart } from '#server/integrations/models.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import type { Services } from '#server/services.ts'
import { callModel, createPatience, type Patience } from './call-model.ts'
import { createGrounding } from './grounding.ts'
import { type Instructions, instructions } from './instructions.ts'
import { createMayBeShown } from './may-be-shown.ts'
import { readerFor } from './reader.ts'
import { providersFor } from './routing.ts'
import { type Performed, performTool, toolOffers } from './tools.ts'

export interface Generated {
  /** Grounded text with footnotes; empty if the model only asked the page to do something. */
  text: string
  citations: Citation[]
  provider: ProviderName
  /** What the page is asked to do. */
  performed: Performed | undefined
}

export interface GenerationRequest {
  request: ChatRequest
  /** What stands if no model can answer. */
  local: LocalAnswer
  knowledge: Knowledge
  language: Language
  visitor: string
  signal: AbortSignal
  emit(text: string): Promise<void>
  /** Takes the sentences that were not shown. */
  onDropped(dropped: NewDropped[]): void
}

/** All tries together; with the local answer after them a visitor waits at most 12 s. */
const TOTAL_MS = 10 * SECOND

/** @returns undefined if no provider is configured, allowed or able; the caller then answers locally. */
export async function generate(
  services: Services,
  breaker: Breaker,
  asked: GenerationRequest,
): Promise<Generated | undefined> {
  const { clock, closing, models } = services
  const { request, language, knowledge, visitor, signal } = asked
  const end = clock.now() + TOTAL_MS
  let candidates = providersFor(request, language, knowledge.words)
    .map((name) => models.find(({ provider }) => provider === name))
    .filter((model) => model !== undefined)
  for (;;) {
    candidates = candidates.filter(({ provider }) => !breaker.isOpen(provider))
    const model = candidates.shift()
    const left = end - clock.now()
    if (!model || left <= 0 || signal.aborted || closing.aborted) return undefined
    const told = instructions({ ...asked, now: clock.now() }, model)
    // A small window that the question alone fills has no room for facts.
    if (told.facts.length === 0) continue
    if (!(await withinBudget(services, visitor))) return undefined
    // Whoever is silent for its share of the time is given up, so that the others have theirs.
    const patience = createPatience(services, signal, left / (candidates.length + 1), left)
    const attempt = await tryModel(services, breaker, model, asked, told, patience)
    // Read words cannot be taken back, and another answer would contradict them. Nor is another asked if this one had
    // nothing to say that the facts prove: the local answer says them.
    if (attempt.generated || attempt.outcome !== 'failed') return attempt.generated
  }
}

async function tryModel(
  services: Services,
  breaker: Breaker,
  model: Model,
  asked: GenerationRequest,
  { rules, system, prompt, facts }: Instructions,
  patience: Patience,
) {
  const { knowledge, visitor, emit } = asked
  const reader = readerFor(services, breaker, model)
  const dropped = createDropped(knowledge)
  const check = checkFor(knowledge, services.clock, reader !== undefined)
  const grounding = createGrounding(facts, createMayBeShown({ ...held(services, knowledge, rules), check }), {
    isGlue: (sentence) => isGlue(knowledge, sentence),
    onDropped: dropped.add,
  })
  const tools = toolOffers(knowledge)
  let text = ''
  let performed: Performed | undefined
  const take = async (grounded: string) => {
    if (!grounded) return
    text += grounded
    await emit(grounded)
  }
  const told = { kind: 'answer', system, prompt, tools, patience } as const
  const listen = async (parts: AsyncIterable<ModelPart>) => {
    for await (const part of parts) {
      patience.heard()
      if (part.type === 'text') await take(grounding.add(part.text))
      // One is enough: a page that does several things at once is not what anybody asked for.
      if (part.type === 'tool') performed ??= performTool(knowledge, part, services.clock.now())
      // A sentence that was cut off may say the opposite of what was meant.
      if (part.type === 'end' && part.reason !== 'cut') await take(grounding.end())
    }
  }
  const { outcome } = await callModel(services, breaker, model, told, async (parts) => {
    try {
      await listen(parts)
    } catch (error) {
      // A slow model, such as one at home, has answered with what was shown by then.
      if (text === '' || !patience.wasWriting()) throw error
    }
  })
  if (reader && outcome === 'answered') {
    const read = await reader(grounding.suspicious, asked, () => withinBudget(services, visitor))
    await take(grounding.release(read))
    dropped.addUnread(grounding.suspicious, read)
  }
  asked.onDropped(dropped.list(services))
  // What has left is grounded; a broken end does not make it wrong. What was to be done then was not asked for to the end.
  const { citations } = grounding
  const done = outcome === 'answered' ? performed : undefined
  const generated: Generated | undefined =
    text || done ? { text: text.trim(), citations, provider: model.provider, performed: done } : undefined
  return { outcome, generated }
}

/** What a sentence is held to beside the facts that it cites. */
export function held({ env, secret }: Services, { content, assistantName }: Knowledge, rules: string) {
  const open = `${assistantName} ${content.profile.name}, ${content.profile.title}`
  const secrets = [...secretsIn(env), secret]
  const { language } = content
  const isInLanguage = (text: string) => spokenLanguage(text, language) === language
  return { isInLanguage, rules, open, secrets }
}

/** Counts a provider's call for the day, in all and for the visitor. Without a database nothing is spent. */
async function withinBudget({ db, clock, env, log }: Services, visitor: string): Promise<boolean> {
  try {
    return await db.transaction().execute(async (tx) => {
      const mine = await countOne(tx, clock, `provider calls ${visitor}`, DAY)
      if (mine.count > env.CHAT_PER_VISITOR_DAILY) return false
      return (await countProviderCall(tx, clock)) <= env.CHAT_DAILY_BUDGET
    })
  } catch (err) {
    log.warn({ err }, 'the budget was not counted')
    return false
  }
}
