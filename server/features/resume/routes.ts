import type { Hono } from 'hono'
import { customResume, downloadResume } from '#contract/resume.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'
import { custom } from './custom.ts'
import { download } from './download.ts'
import { openFormatRoutes } from './open-formats.ts'

export function resumeRoutes(app: Hono<HttpEnv>, services: Services): void {
  mount(app, services, downloadResume, (call) => download(services, call))
  mount(app, services, customResume, (call) => custom(services, call))
  openFormatRoutes(app, services)
}
