import type { Hono } from 'hono'
import { enrichPersona } from '../../../contract/persona.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { enrich } from './enrich.ts'
import { openLookUp } from './look-up.ts'

export function personaRoutes(app: Hono<HttpEnv>, services: Services): void {
  const lookUp = openLookUp(services)
  mount(app, services, enrichPersona, (call) => enrich(services, lookUp, call))
}
