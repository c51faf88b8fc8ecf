import type { Hono } from 'hono'
import { reportVitals } from '#contract/analytics/vitals.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'
import { report } from './count-vitals.ts'

export function vitalsRoutes(app: Hono<HttpEnv>, services: Services): void {
  mount(app, services, reportVitals, (call) => report(services, call))
}
