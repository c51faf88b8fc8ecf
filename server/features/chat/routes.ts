import type { Hono } from 'hono'
import { chat, eraseConversation, rateTurn } from '#contract/chat/chat.ts'
import type { NewDropped } from '#server/db/dropped-sentences.ts'
import { countServed } from '#server/http/counted.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import type { Services } from '#server/services.ts'
import { draftRoutes } from './drafts/routes.ts'
import type { LiveKnowledge } from './local/live-knowledge.ts'
import { testProviders } from './model/test-providers.ts'
import { reply } from './reply.ts'
import { erase, keepTurn, rate } from './save-conversation.ts'

export function chatRoutes(app: Hono<HttpEnv>, services: Services, breaker: Breaker, knowledgeIn: LiveKnowledge): void {
  mount(app, services, chat, async (call) => {
    if (call.body.test) return await testProviders(services, knowledgeIn, breaker, call)
    const dropped: NewDropped[] = []
    const answer = await reply(services, knowledgeIn, breaker, call, (some) => dropped.push(...some))
    await countServed(services, call.headers, 'question-asked')
    return { ...answer, turn: await keepTurn(services, call, answer, dropped) }
  })
  draftRoutes(app, services, breaker, knowledgeIn)
  mount(app, services, rateTurn, (call) => rate(services, call))
  mount(app, services, eraseConversation, (call) => erase(services, call))
}
