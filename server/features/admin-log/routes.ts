import type { Hono } from 'hono'
import { readAdminLog } from '#contract/admin/admin-log.ts'
import { adminLogPage } from '#server/db/admin-log.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'

export function adminLogRoutes(app: Hono<HttpEnv>, services: Services): void {
  mount(app, services, readAdminLog, async ({ query }) => {
    const { rows, next } = await adminLogPage(services.db, query.after)
    return { items: rows, next }
  })
}
