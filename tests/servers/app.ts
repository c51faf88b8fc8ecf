/** The whole app with a real database and a real mail server, for one test. */

import { levels } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { type App, createApp } from '#server/app.ts'
import { openAccounts } from '#server/auth/better-auth.ts'
import { pushKeys, readEnv } from '#server/config/env.ts'
import type { Database } from '#server/db/open.ts'
import { createOutbox, type Outbox } from '#server/db/outbox/outbox.ts'
import { createServedCounter } from '#server/db/served-counter.ts'
import { openI18n } from '#server/i18n.ts'
import { openAuditors } from '#server/integrations/audit/open.ts'
import { openFetchPool } from '#server/integrations/fetch-pool.ts'
import { openFiles } from '#server/integrations/files/open.ts'
import { MAIL, openMail } from '#server/integrations/mail.ts'
import { openModels } from '#server/integrations/models.ts'
import { createGuard } from '#server/integrations/public-address.ts'
import { openPush, PUSH } from '#server/integrations/push.ts'
import { createLog } from '#server/observability/log.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { createPdfRenderer } from '#server/pdf/renderer.ts'
import type { Services } from '#server/services.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { buildClock, type TestClock } from '#tests/builders/clock.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildPages } from '#tests/builders/pages.ts'
import { buildMigratedDatabase, type Engine } from './database.ts'
import { buildMailServer, type MailServer } from './smtp.ts'

/** One for all tests: starting its thread takes longer than what they fetch. */
const fetchWith = openFetchPool('test agent')
/** One for all tests, too: its process reads all fonts, and is ready for the next test. */
const press = createPdfRenderer()

export const SITE_URL = 'http://localhost:3000'

interface LogLine {
  level: number
  msg: string
  [field: string]: unknown
}

export interface TestApp {
  app: App
  services: Services
  clock: TestClock
  /** Of its PostgreSQL database; undefined on SQLite. */
  databaseUrl: string | undefined
  /** Not started: `deliverDue()` makes it work. */
  outbox: Outbox
  mailServer: MailServer
  /** Every line logged so far. One of level error that a test does not take out fails it. */
  logLines: LogLine[]
  /** The same lines as they are written. */
  rawLog: string[]
  /** Opens the same database once more, as another instance of the site does. */
  openAgain(): Promise<Database>
  /** Called by itself when the test ends. */
  close(): Promise<void>
}

/**
 * @param settings environment variables; unset ones have their defaults.
 * @param databaseUrl another way to the database, such as through a proxy.
 */
export async function buildApp(
  engine: Engine,
  settings: Record<string, string> = {},
  databaseUrl: (url: string) => Promise<string> = async (url) => url,
): Promise<TestApp> {
  const database = await buildMigratedDatabase(engine)
  const clock = buildClock()
  const [db, mailServer, i18n] = await Promise.all([
    database.open(database.url && (await databaseUrl(database.url))),
    buildMailServer(),
    openI18n(),
  ])
  const env = readEnv({ SITE_URL, DATA_DIR: database.dataDir, ...settings })
  const logLines: LogLine[] = []
  const rawLog: string[] = []
  const log = createLog('trace', {
    write(line) {
      rawLog.push(line)
      logLines.push(JSON.parse(line))
    },
  })
  const mail = openMail({ ...env, SMTP_URL: env.SMTP_URL ?? mailServer.url }, new URL(env.SITE_URL).hostname)
  const guard = createGuard(env.AUDIT_ALLOW)
  const push = await openPush({ db, guard, keys: pushKeys(env) })
  const outbox = createOutbox({
    db,
    clock,
    kinds: { [MAIL]: mail, [PUSH]: push },
    onError: (err, id) => log.warn({ err, id }, 'not delivered yet'),
  })
  const secret = 'a secret that only this test knows'
  const accounts = openAccounts({ env, secret, db, clock, log, outbox, i18n })
  const services: Services = {
    env,
    secret,
    clock,
    log,
    metrics: createMetrics(),
    knowledgeOf,
    models: openModels(env),
    db,
    outbox,
    served: createServedCounter(db, clock, (err, deed) => log.warn({ err, deed }, 'not counted')),
    mail,
    push,
    safeFetch: fetchWith(env.AUDIT_ALLOW),
    // No browser unless a test brings one.
    auditors: openAuditors({
      browser: undefined,
      pagespeedKey: undefined,
      siteUrl: env.SITE_URL,
      exceptions: env.AUDIT_ALLOW,
      folder: database.dataDir,
      fetchWith,
    }),
    closing: new AbortController().signal,
    accounts,
    files: openFiles(env),
    uploading: new WeakSet(),
    pages: buildPages(),
    i18n,
    press,
  }

  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= (async () => {
      await outbox.stop()
      await services.served.settled()
      await mailServer.stop()
      await database.remove()
      expect(logLines.filter(({ level }) => level >= expectDefined(levels.values.error))).toEqual([])
    })()
    return closed
  }
  onTestFinished(close)
  const openAgain = () => database.open()
  return {
    app: createApp(services),
    services,
    clock,
    databaseUrl: database.url,
    outbox,
    mailServer,
    logLines,
    rawLog,
    openAgain,
    close,
  }
}
