import type { Hono } from 'hono'
import {
  listMailFiles,
  makeBackup,
  readBackupWay,
  readHealth,
  readMailFile,
  sendTestMail,
} from '#contract/admin/system-status.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'
import { backUp, backupWayOf } from './download-backup.ts'
import { keptMail, mailFiles } from './mail-files.ts'
import { testMail } from './test-mail.ts'
import { healthOf } from './verdicts.ts'

export function systemStatusRoutes(app: Hono<HttpEnv>, services: Services): void {
  mount(app, services, readHealth, () => healthOf(services))
  mount(app, services, readBackupWay, async () => backupWayOf(services))
  mount(app, services, makeBackup, (call) => backUp(services, call))
  mount(app, services, sendTestMail, (call) => testMail(services, call))
  mount(app, services, listMailFiles, () => mailFiles(services))
  mount(app, services, readMailFile, (call) => keptMail(services, call))
}
