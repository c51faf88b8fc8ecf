import type { Hono } from 'hono'
import { readProviderStatus } from '../../../contract/providers.ts'
import type { Breaker } from '../../breaker.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { readStatus } from './status.ts'

export function providerRoutes(app: Hono<HttpEnv>, services: Services, breaker: Breaker): void {
  mount(app, services, readProviderStatus, () => readStatus(services, breaker))
}
