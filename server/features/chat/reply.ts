/** Answers one question: found in the ledger, worded by a model where one is allowed and able, else said as it stands. */
import type { ChatReply, ChatRequest } from '../../../contract/chat.ts'
import type { Language } from '../../../contract/language.ts'
import type { Call } from '../../http/mount.ts'
import { questionLanguage } from '../../knowledge/language.ts'
import type { Services } from '../../services.ts'
import { answerLocally, type LocalAnswer } from './answer.ts'
import type { Breaker } from './breaker.ts'
import { type Task, word } from './worded.ts'

export async function reply(services: Services, breaker: Breaker, call: Call<ChatRequest>): Promise<ChatReply> {
  const { body: request, emit } = call
  const language = questionLanguage(request.message, request.language ?? call.language)
  const local = answerLocally(services.knowledgeOf(language), request)
  const worded = await wordedBy(services, breaker, call, language, local)
  if (!worded) await emit(local.text)
  await emit(`\n\n${local.markers}`)
  const { text, citations, provider } = worded ?? { ...local, provider: 'local' }
  const { systemDiagram, answered } = local
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

/** What the ledger does not answer is not for a model to answer, and small talk needs none. */
async function wordedBy(
  services: Services,
  breaker: Breaker,
  { body: request, visitor, signal, emit }: Call<ChatRequest>,
  language: Language,
  { answered, context, systemDiagram }: LocalAnswer,
) {
  if (!answered || context.length === 0) return undefined
  const task = taskOf(request, systemDiagram !== undefined)
  return await word(services, breaker, { request, facts: context, language, task, visitor, signal, emit })
}

function taskOf({ role, message }: ChatRequest, drawn: boolean): Task {
  if (drawn || role === 'developer') return 'technical'
  return /\b(?:poem|story|imagine|creative|slogan|tagline)\b/i.test(message) ? 'creative' : 'conversation'
}
