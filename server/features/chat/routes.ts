import type { Hono } from 'hono'
import { chat, eraseConversation, rateTurn } from '../../../contract/chat.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/request.ts'
import { countUnlessOwner } from '../../owner.ts'
import type { Services } from '../../services.ts'
import { createBreaker } from './breaker.ts'
import { erase, keepTurn, rate } from './keep.ts'
import { reply } from './reply.ts'

export function chatRoutes(app: Hono<HttpEnv>, services: Services): void {
  const breaker = createBreaker(services.clock)
  mount(app, services, chat, async (call) => {
    const answer = await reply(services, breaker, call)
    await countUnlessOwner(services, call.headers, 'question-asked')
    return { ...answer, turn: await keepTurn(services, call, answer) }
  })
  mount(app, services, rateTurn, (call) => rate(services, call))
  mount(app, services, eraseConversation, (call) => erase(services, call))
}
