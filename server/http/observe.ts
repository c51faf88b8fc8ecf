/** One log line and one measurement for each request. */
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Services } from '../services.ts'
import type { HttpEnv } from './request.ts'

export interface Metrics {
  registry: Registry
  /** Counts a request that took `seconds`. */
  observe(method: string, route: string, status: number, seconds: number): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  return { registry, observe: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds) }
}

/** Gives the request its id, and tells the log and the metrics what came of it. Bodies and queries are never logged. */
export function observe({ log }: Services, metrics: Metrics): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    const start = performance.now()
    await next()
    c.header('X-Request-Id', requestId)
    const ms = performance.now() - start
    const { method, path } = c.req
    metrics.observe(method, routePath(c, -1), c.res.status, ms / 1000)
    log.info({ requestId, method, path, status: c.res.status, ms: Math.round(ms * 10) / 10 }, 'request')
  }
}
