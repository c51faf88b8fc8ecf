import type { Context, Hono } from 'hono'
import { sendContact } from '#contract/contact.ts'
import { securityHeaders } from '#server/http/headers.ts'
import { mount } from '#server/http/mount.ts'
import { type HttpEnv, requestLanguage } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'
import { send } from './send.ts'
import { vcard } from './vcard.ts'

export function contactRoutes(app: Hono<HttpEnv>, services: Services): void {
  const { env, knowledgeOf } = services
  const headers = Object.entries(securityHeaders(env))
  mount(app, services, sendContact, (call) => send(services, call))
  app.get('/contact.vcf', async (c: Context<HttpEnv>) => {
    const language = requestLanguage(c)
    const { content } = await knowledgeOf.inTurns(language)
    for (const [name, value] of headers) c.header(name, value)
    c.header('Content-Type', 'text/vcard; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="contact.vcf"')
    c.header('Content-Language', language)
    c.header('Vary', 'Accept-Language, Cookie')
    c.header('Cache-Control', 'no-cache')
    return c.body(vcard(content, env.SITE_URL))
  })
}
