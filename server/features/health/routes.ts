/** What watchers of the site ask: is it alive, can it answer, how is it doing, what calls does it have. */
import type { Context, Hono } from 'hono'
import { ping } from '#server/db/open.ts'
import { HttpError } from '#server/http/errors.ts'
import { openapi } from '#server/http/openapi.ts'
import { clientAddress, type HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'
import { registerGauges } from './gauges.ts'

export function healthRoutes(app: Hono<HttpEnv>, services: Services): void {
  registerGauges(services)

  app.get('/healthz', (c) => c.json({ status: 'alive' }))

  app.get('/readyz', async (c) => {
    if (services.closing.aborted) return c.json({ status: 'the site is closing' }, 503)
    try {
      await ping(services.db)
      return c.json({ status: 'ready' })
    } catch (error) {
      services.log.warn({ err: error }, 'the database does not answer')
      return c.json({ status: 'the database does not answer' }, 503)
    }
  })

  app.get('/metrics', async (c) => {
    if (!fromThisMachine(c, services) && !(await isOwner(c, services))) throw new HttpError('not-found')
    return c.body(await services.metrics.registry.metrics(), 200, {
      'Content-Type': services.metrics.registry.contentType,
    })
  })

  // It takes longer to make than anything else that a stranger can ask for, and is always the same.
  let document: string | undefined
  app.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(openapi(services.env.SITE_URL))
    return c.body(document, 200, { 'Content-Type': 'application/json' })
  })
  app.all('/api/openapi.json', () => {
    throw new HttpError('method-not-allowed', { allow: 'GET, HEAD' })
  })
}

async function isOwner(c: Context<HttpEnv>, { accounts }: Services): Promise<boolean> {
  const { signIn } = await accounts.findSignIn(c.req.raw.headers)
  return signIn?.user.isAdmin === true
}

const loopback = /^(?:::1|127\.\d+\.\d+\.\d+)$/

/** A forwarded request comes from elsewhere, even where the proxy runs on this machine. */
function fromThisMachine(c: Context<HttpEnv>, { env }: Services): boolean {
  if (env.TRUST_PROXY === 0 && c.req.header('X-Forwarded-For') !== undefined) return false
  return loopback.test(clientAddress(c, env.TRUST_PROXY) ?? '')
}
