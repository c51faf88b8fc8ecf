import type { Hono } from 'hono'
import { fit } from '../../../contract/fit.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { createComparison } from './compare.ts'
import { reply } from './reply.ts'

export function fitRoutes(app: Hono<HttpEnv>, services: Services): void {
  const compare = createComparison(services.knowledgeOf)
  mount(app, services, fit, (call) => reply(services, compare, call))
}
