/** One log line and one measurement for each request. */
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Services } from '#server/services.ts'
import type { HttpEnv } from './request.ts'

/**
 * Assigns the request's id, and writes log and metrics. Bodies and queries are never logged, nor are values within paths:
 * one of them, which stops somebody's mails, is a secret for good.
 */
export function observe({ log, metrics }: Services): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    const start = performance.now()
    await next()
    c.header('X-Request-Id', requestId)
    const ms = performance.now() - start
    const { method, path } = c.req
    // The last matching route is the one that answered.
    const route = routePath(c)
    metrics.observe(method, route, c.res.status, ms / 1000)
    const logged = route.includes(':') ? route : path
    log.info({ requestId, method, path: logged, status: c.res.status, ms: Math.round(ms * 10) / 10 }, 'request')
  }
}
