/** Answers one question: by the local engine, and where a model is allowed and able, in its words. */
import type { ChatReply, ChatRequest } from '#contract/chat/chat.ts'
import type { NewDropped } from '#server/db/dropped-sentences.ts'
import type { Call } from '#server/http/mount.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import type { Services } from '#server/services.ts'
import { answerLocally, readConversation } from './local/answer.ts'
import type { LiveKnowledge } from './local/live-knowledge.ts'
import { generate } from './model/generate.ts'

export async function reply(
  services: Services,
  knowledgeIn: LiveKnowledge,
  breaker: Breaker,
  call: Call<ChatRequest>,
  onDropped: (dropped: NewDropped[]) => void = () => {},
): Promise<ChatReply> {
  const { body: request, visitor, signal, emit } = call
  const pageLanguage = request.language ?? call.language
  // What was pressed is in the page's language, whichever the names in it are.
  const language = request.about ? pageLanguage : spokenLanguage(request.message, pageLanguage)
  const knowledge = await knowledgeIn(language)
  const question = { ...request, now: services.clock.now() }
  await readConversation(knowledge, question)
  // Stands ready while a model thinks.
  const local = answerLocally(knowledge, question)
  const generated = local.isForModel
    ? await generate(services, breaker, { request, local, knowledge, language, visitor, signal, emit, onDropped })
    : undefined
  const performed = generated?.performed
  // A model that only asked the page to do something has left the words to the site.
  const said = generated?.text ? generated : (performed?.words ?? local)
  const markers = performed?.markers ?? local.markers
  if (!generated?.text) await emit(said.text)
  await emit(`\n\n${markers}`)
  return {
    success: true,
    response: `${said.text}\n\n${markers}`,
    citations: said.citations,
    systemDiagram: performed?.systemDiagram ?? local.systemDiagram,
    answered: generated !== undefined || local.answered,
    language,
    provider: generated?.text ? generated.provider : 'local',
  }
}
