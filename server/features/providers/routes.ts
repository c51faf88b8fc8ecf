import type { Hono } from 'hono'
import { judgeDropped, listDropped } from '#contract/admin/dropped-sentences.ts'
import { readProviderStatus, readProviderUsage } from '#contract/admin/providers.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import type { Services } from '#server/services.ts'
import { judge, type LiveKnowledge, readDropped } from './dropped.ts'
import { readStatus } from './status.ts'
import { readUsage } from './usage.ts'

export function providerRoutes(
  app: Hono<HttpEnv>,
  services: Services,
  breaker: Breaker,
  knowledgeIn: LiveKnowledge,
): void {
  mount(app, services, readProviderStatus, () => readStatus(services, breaker))
  mount(app, services, readProviderUsage, () => readUsage(services))
  mount(app, services, listDropped, () => readDropped(services, knowledgeIn))
  mount(app, services, judgeDropped, (call) => judge(call))
}
