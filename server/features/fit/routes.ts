import type { Hono } from 'hono'
import { fit } from '#contract/chat/fit.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'
import { createComparison } from './compare.ts'
import { reply } from './reply.ts'

export function fitRoutes(app: Hono<HttpEnv>, services: Services): void {
  const compare = createComparison(services.knowledgeOf)
  mount(app, services, fit, (call) => reply(services, compare, call))
}
