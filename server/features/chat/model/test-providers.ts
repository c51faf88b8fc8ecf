/** The owner tests the providers: each is asked the same question as a visitor's, and what it says is shown as it came. */
import type { ChatReply, ChatRequest, ProviderResponse } from '#contract/chat/chat.ts'
import { SECOND } from '#contract/endpoint.ts'
import { withoutSecrets } from '#server/config/env.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { countProviderCall } from '#server/db/provider-calls.ts'
import { checkFor } from '#server/features/chat/check/check.ts'
import { isGlue } from '#server/features/chat/check/glue.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import type { LiveKnowledge } from '#server/features/chat/local/live-knowledge.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import type { Model, ModelPart } from '#server/integrations/models.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import type { Services } from '#server/services.ts'
import { callModel, createPatience } from './call-model.ts'
import { withoutFootnotes } from './checked-text.ts'
import { held } from './generate.ts'
import { createGrounding } from './grounding.ts'
import { type Instructions, instructions, type Telling } from './instructions.ts'
import { createMayBeShown } from './may-be-shown.ts'
import { toolOffers } from './tools.ts'

/** What one that is alone has to answer a visitor. */
const TEST_MS = 10 * SECOND

/** @throws HttpError `not-signed-in` or `not-allowed` to everybody but admins. */
export async function testProviders(
  services: Services,
  knowledgeIn: LiveKnowledge,
  breaker: Breaker,
  call: Call<ChatRequest>,
): Promise<ChatReply> {
  const { db, clock, models } = services
  const admin = await requireAdmin(services, call)
  await db.transaction().execute(async (tx) => {
    // A test counts, because it costs, and is not refused: who asks for it decides what may be spent.
    for (const _ of models) await countProviderCall(tx, clock)
    await logAdmin(tx, clock, admin.email, 'providers-tested')
  })
  const request = call.body
  const language = spokenLanguage(request.message, request.language ?? call.language)
  const knowledge = await knowledgeIn(language)
  const now = clock.now()
  const local = answerLocally(knowledge, { ...request, now })
  const telling = { request, knowledge, local, now }
  const responses = await Promise.all(models.map((model) => ask(services, breaker, model, telling, call.signal)))
  const first = responses.find((response) => response.content !== undefined)
  return {
    success: true,
    response: first?.content ?? local.text,
    provider: first?.provider ?? 'local',
    responses,
    citations: [],
    language,
    answered: first !== undefined || local.answered,
  }
}

async function ask(
  services: Services,
  breaker: Breaker,
  model: Model,
  telling: Telling,
  signal: AbortSignal,
): Promise<ProviderResponse> {
  const { provider, id } = model
  const patience = createPatience(services, signal, TEST_MS, TEST_MS)
  const told = instructions(telling, model)
  const { system, prompt } = told
  const tools = toolOffers(telling.knowledge)
  let content = ''
  const outcome = await callModel(services, breaker, model, { kind: 'test', system, prompt, tools, patience }, read)
  async function read(parts: AsyncIterable<ModelPart>) {
    for await (const part of parts) {
      if (part.type === 'text') content += part.text
      // As it came: the name of what it wants the page to do, and with what.
      if (part.type === 'tool') content += `\n→ ${part.name} ${part.input}`
    }
  }
  if (outcome.outcome === 'answered') {
    const shown = shownOf(services, telling.knowledge, told, content)
    return { provider, model: id, content: withoutSecrets(services.env, content), shown }
  }
  const { fault, status } = outcome.outcome === 'failed' ? outcome : { fault: 'late' as const, status: null }
  return { provider, model: id, error: fault, status }
}

/** What the check lets through by itself. */
function shownOf(services: Services, knowledge: Knowledge, { rules, facts }: Instructions, said: string): string {
  const check = checkFor(knowledge, services.clock, false)
  const mayBeShown = createMayBeShown({ ...held(services, knowledge, rules), check })
  const grounding = createGrounding(facts, mayBeShown, { isGlue: (sentence) => isGlue(knowledge, sentence) })
  return withoutFootnotes(grounding.add(said) + grounding.end())
}

async function requireAdmin({ accounts }: Services, call: Call<ChatRequest>) {
  const { signIn, cookies } = await accounts.findSignIn(call.headers)
  call.setCookies(cookies)
  if (!signIn) throw new HttpError('not-signed-in')
  if (!signIn.user.isAdmin) throw new HttpError('not-allowed')
  return signIn.user
}
