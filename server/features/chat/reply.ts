/** Answers one question: found in the ledger, worded by a model where one is allowed and able, else said as it stands. */
import type { ChatReply, ChatRequest } from '#contract/chat/chat.ts'
import type { Call } from '#server/http/mount.ts'
import { questionLanguage } from '#server/knowledge/language.ts'
import type { Breaker } from '#server/observability/breaker.ts'
import type { Services } from '#server/services.ts'
import { answerLocally } from './local/answer.ts'
import type { LiveKnowledge } from './local/live-knowledge.ts'
import { generate } from './model/generate.ts'

export async function reply(
  services: Services,
  knowledgeIn: LiveKnowledge,
  breaker: Breaker,
  call: Call<ChatRequest>,
): Promise<ChatReply> {
  const { body: request, visitor, signal, emit } = call
  const pageLanguage = request.language ?? call.language
  // What was pressed is in the page's language, whichever the names in it are.
  const language = request.about ? pageLanguage : questionLanguage(request.message, pageLanguage)
  const knowledge = await knowledgeIn(language)
  const local = answerLocally(knowledge, { ...request, now: services.clock.now() })
  const { answered, context: facts, systemDiagram } = local
  // What the ledger does not answer is not for a model to answer, and small talk needs none.
  const generated =
    answered && facts.length > 0
      ? await generate(services, breaker, { request, facts, knowledge, language, visitor, signal, emit })
      : undefined
  if (!generated) await emit(local.text)
  await emit(`\n\n${local.markers}`)
  const { text, citations, provider } = generated ?? { ...local, provider: 'local' }
  return {
    success: true,
    response: `${text}\n\n${local.markers}`,
    citations,
    systemDiagram,
    answered,
    language,
    provider,
  }
}
