import type { Hono } from 'hono'
import { reportVitals } from '../../../contract/vitals.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { report } from './report.ts'

export function vitalsRoutes(app: Hono<HttpEnv>, services: Services): void {
  mount(app, services, reportVitals, (call) => report(services, call))
}
