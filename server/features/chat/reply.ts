/** Answers one question: found in the ledger, worded by a model where one is allowed and able, else said as it stands. */
import type { ChatReply, ChatRequest } from '../../../contract/chat.ts'
import type { Breaker } from '../../breaker.ts'
import type { Call } from '../../http/mount.ts'
import { questionLanguage } from '../../knowledge/language.ts'
import type { Services } from '../../services.ts'
import { answerLocally } from './answer.ts'
import type { LiveKnowledge } from './live-knowledge.ts'
import { word } from './worded.ts'

export async function reply(
  services: Services,
  knowledgeIn: LiveKnowledge,
  breaker: Breaker,
  call: Call<ChatRequest>,
): Promise<ChatReply> {
  const { body: request, visitor, signal, emit } = call
  const language = questionLanguage(request.message, request.language ?? call.language)
  const knowledge = await knowledgeIn(language)
  const local = answerLocally(knowledge, request)
  const { answered, context: facts, systemDiagram } = local
  // What the ledger does not answer is not for a model to answer, and small talk needs none.
  const worded =
    answered && facts.length > 0
      ? await word(services, breaker, { request, facts, knowledge, language, visitor, signal, emit })
      : undefined
  if (!worded) await emit(local.text)
  await emit(`\n\n${local.markers}`)
  const { text, citations, provider } = worded ?? { ...local, provider: 'local' }
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
