import type { Hono } from 'hono'
import { readAdminLog } from '../../../contract/admin-log.ts'
import { adminLogPage } from '../../db/admin-log.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/request.ts'
import type { Services } from '../../services.ts'

export function adminLogRoutes(app: Hono<HttpEnv>, services: Services): void {
  mount(app, services, readAdminLog, async ({ query }) => {
    const { rows, next } = await adminLogPage(services.db, query.after)
    return { items: rows, next }
  })
}
