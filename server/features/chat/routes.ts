import type { Hono } from 'hono'
import { chat, eraseConversation, rateTurn } from '../../../contract/chat.ts'
import type { Breaker } from '../../breaker.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/request.ts'
import { countUnlessOwner } from '../../owner.ts'
import type { Services } from '../../services.ts'
import { erase, keepTurn, rate } from './keep.ts'
import type { LiveKnowledge } from './live-knowledge.ts'
import { reply } from './reply.ts'
import { testProviders } from './test-providers.ts'

export function chatRoutes(app: Hono<HttpEnv>, services: Services, breaker: Breaker, knowledgeIn: LiveKnowledge): void {
  mount(app, services, chat, async (call) => {
    if (call.body.test) return await testProviders(services, knowledgeIn, breaker, call)
    const answer = await reply(services, knowledgeIn, breaker, call)
    await countUnlessOwner(services, call.headers, 'question-asked')
    return { ...answer, turn: await keepTurn(services, call, answer) }
  })
  mount(app, services, rateTurn, (call) => rate(services, call))
  mount(app, services, eraseConversation, (call) => erase(services, call))
}
