import type { Hono } from 'hono'
import { analyzePerformance, printAudit, readAudit } from '#contract/audit/audit.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'
import { analyze } from './analyze.ts'
import { createOwnMeasuring } from './own-site.ts'
import { print } from './print.ts'
import { read } from './read.ts'

export function auditRoutes(app: Hono<HttpEnv>, services: Services): void {
  const measureOwn = createOwnMeasuring(services)
  mount(app, services, analyzePerformance, async (call) => {
    const reply = await analyze(services, call)
    void measureOwn(reply.analysis.kind)
    return reply
  })
  mount(app, services, readAudit, (call) => read(services, call))
  mount(app, services, printAudit, (call) => print(services, call))
}
