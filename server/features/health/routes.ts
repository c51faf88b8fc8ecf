/** What watchers of the site ask: is it alive, can it answer, how is it doing, what calls does it have. */
import type { Context, Hono } from 'hono'
import { Gauge } from 'prom-client'
import { ping } from '../../db/open.ts'
import { outboxDepth, outboxStates } from '../../db/outbox-state.ts'
import { openapi } from '../../http/openapi.ts'
import { Refusal } from '../../http/refusal.ts'
import { clientAddress, type HttpEnv } from '../../http/request.ts'
import type { Services } from '../../services.ts'

export function healthRoutes(app: Hono<HttpEnv>, services: Services): void {
  new Gauge({
    name: 'outbox_entries',
    help: 'Entries of the outbox by state',
    labelNames: ['state'],
    registers: [services.metrics.registry],
    async collect() {
      const depth = await outboxDepth(services.db)
      for (const state of outboxStates) this.set({ state }, depth.find((one) => one.state === state)?.count ?? 0)
    },
  })

  app.get('/healthz', (c) => c.json({ status: 'alive' }))

  app.get('/readyz', async (c) => {
    try {
      await ping(services.db)
      return c.json({ status: 'ready' })
    } catch (error) {
      services.log.warn({ err: error }, 'the database does not answer')
      return c.json({ status: 'the database does not answer' }, 503)
    }
  })

  app.get('/metrics', async (c) => {
    if (!fromThisMachine(c, services)) throw new Refusal('not-found')
    return c.body(await services.metrics.registry.metrics(), 200, {
      'Content-Type': services.metrics.registry.contentType,
    })
  })

  app.get('/api/openapi.json', (c) => c.json(openapi(services.env.SITE_URL)))
  app.all('/api/openapi.json', () => {
    throw new Refusal('method-not-allowed', { allow: 'GET, HEAD' })
  })
}

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/

/** A forwarded request comes from elsewhere, even where the proxy runs on this machine. */
function fromThisMachine(c: Context<HttpEnv>, { env }: Services): boolean {
  if (env.TRUST_PROXY === 0 && c.req.header('X-Forwarded-For') !== undefined) return false
  return loopback.test(clientAddress(c, env.TRUST_PROXY))
}
