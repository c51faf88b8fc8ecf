import type { Hono } from 'hono'
import { sendContact } from '#contract/contact.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'
import { send } from './send.ts'

export function contactRoutes(app: Hono<HttpEnv>, services: Services): void {
  mount(app, services, sendContact, (call) => send(services, call))
}
