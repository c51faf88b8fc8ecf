import type { Hono } from 'hono'
import {
  listKeptMails,
  makeBackup,
  readBackupWay,
  readHealth,
  readKeptMail,
  sendTestMail,
} from '../../../contract/running.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { backUp, backupWayOf } from './back-up.ts'
import { healthOf } from './health.ts'
import { keptMail, keptMails } from './kept-mails.ts'
import { testMail } from './test-mail.ts'

export function runningRoutes(app: Hono<HttpEnv>, services: Services): void {
  mount(app, services, readHealth, () => healthOf(services))
  mount(app, services, readBackupWay, async () => backupWayOf(services))
  mount(app, services, makeBackup, (call) => backUp(services, call))
  mount(app, services, sendTestMail, (call) => testMail(services, call))
  mount(app, services, listKeptMails, () => keptMails(services))
  mount(app, services, readKeptMail, (call) => keptMail(services, call))
}
