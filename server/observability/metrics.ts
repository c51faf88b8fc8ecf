/** Metrics of the site in the format of Prometheus. */
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  /** Counts a request that took `seconds`. */
  observe(method: string, route: string, status: number, seconds: number): void
}

/** Process metrics. Created once, because each has a timer that never ends. */
let ofProcess: Registry | undefined

export function createMetrics(): Metrics {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  const ofSite = new Registry()
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.3, 1, 3, 10],
    registers: [ofSite],
  })
  return {
    registry: Registry.merge([ofProcess, ofSite]),
    observe: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
  }
}
