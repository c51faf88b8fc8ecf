import type { Hono } from 'hono'
import { enrichPersona } from '#contract/chat/persona.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'
import { enrich } from './enrich.ts'
import { openLookUp } from './look-up.ts'

export function personaRoutes(app: Hono<HttpEnv>, services: Services): void {
  const lookUp = openLookUp(services)
  mount(app, services, enrichPersona, (call) => enrich(services, lookUp, call))
}
