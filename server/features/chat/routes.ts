import type { Hono } from 'hono'
import { chat } from '../../../contract/chat.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { createBreaker } from './breaker.ts'
import { reply } from './reply.ts'

export function chatRoutes(app: Hono<HttpEnv>, services: Services): void {
  const breaker = createBreaker(services.clock)
  mount(app, services, chat, (call) => reply(services, breaker, call))
}
