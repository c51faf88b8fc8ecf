/** env → services → app → listen; closes with grace. */

import { createServer, type Server } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { getRequestListener } from '@hono/node-server'
import { HOUR } from '#contract/endpoint.ts'
import { distFolder } from '#contract/site/dist-folder.ts'
import { createApp } from './app.ts'
import { openAccounts } from './auth/better-auth.ts'
import { ensureDemoClient, ensureOwner } from './auth/first-accounts.ts'
import { systemClock } from './clock.ts'
import { type Env, EnvError, pushKeys, readEnv } from './config/env.ts'
import { openSecret } from './config/secret.ts'
import { openDatabase } from './db/open.ts'
import { createOutbox } from './db/outbox/outbox.ts'
import { createServedCounter } from './db/served-counter.ts'
import { refuseConnection } from './http/connection-error.ts'
import { type Connections, trackConnections } from './http/drain.ts'
import { createPageAnswers } from './http/pages/page-answers.ts'
import { pagesFirst } from './http/pages/static-fast-path.ts'
import { openI18n } from './i18n.ts'
import { findBrowser } from './integrations/audit/chromium/find-browser.ts'
import { clearRemains } from './integrations/audit/chromium/profiles.ts'
import { openAuditors } from './integrations/audit/open.ts'
import { openFetchPool } from './integrations/fetch-pool.ts'
import { openFiles } from './integrations/files/open.ts'
import { MAIL, openMail } from './integrations/mail.ts'
import { openModels } from './integrations/models.ts'
import { createGuard } from './integrations/public-address.ts'
import { openPush, PUSH } from './integrations/push.ts'
import { openKnowledge } from './knowledge/knowledge.ts'
import { closeToOthers, PRIVATE_UMASK } from './lifecycle/private-files.ts'
import { databaseError, listenError } from './lifecycle/start-errors.ts'
import { sweepData } from './maintenance/sweep-data.ts'
import { createLog } from './observability/log.ts'
import { createMetrics } from './observability/metrics.ts'
import { loadPages } from './page-store.ts'
import { createPdfRenderer } from './pdf/renderer.ts'
import { ensureDemoProjects } from './projects/demo.ts'
import { deleteOrphanedFiles } from './projects/orphaned-files.ts'
import type { Services } from './services.ts'

const SWEEP_EVERY_MS = HOUR
/** A request that has not sent all its headers, or all its body, by then is dropped. */
const SLOW_REQUEST_MS = 10_000
/** The process ends by then whatever is still under way. */
const GRACE_MS = 9000

function environment(): Env {
  try {
    return readEnv()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function cannotStart(error: unknown): never {
  process.stderr.write(`The site cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function openServices(env: Env, closing: AbortSignal): Promise<Services> {
  const log = createLog(env.LOG_LEVEL)
  const clock = systemClock
  const onError = (err: unknown, id?: string) => log.warn({ err, id }, 'not delivered yet')
  const fetchWith = openFetchPool(`Mozilla/5.0 (compatible; site-check; +${env.SITE_URL})`)
  const [pages, i18n, db] = await Promise.all([
    loadPages(distFolder, env.SITE_URL, env.GA_MEASUREMENT_ID),
    openI18n(),
    openDatabase({
      url: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      onError: (err) => log.warn({ err }, 'database'),
    }).catch((error: unknown) => {
      throw databaseError(error, env)
    }),
    closeToOthers(env.DATA_DIR).catch((err: unknown) =>
      log.warn({ err }, 'files that others on this machine may read'),
    ),
    clearRemains(tmpdir()).catch((err: unknown) => log.warn({ err }, 'what an earlier server left')),
  ])
  const secret = await openSecret(env, db)
  const domain = new URL(env.SITE_URL).hostname
  const mail = openMail(env, domain)
  const guard = createGuard(env.AUDIT_ALLOW)
  const push = await openPush({ db, guard, keys: pushKeys(env) })
  const outbox = createOutbox({ db, clock, kinds: { [MAIL]: mail, [PUSH]: push }, onError })
  const accounts = openAccounts({ env, secret, db, clock, log, outbox, i18n })
  return {
    env,
    secret,
    clock,
    log,
    metrics: createMetrics(),
    knowledgeOf: openKnowledge(),
    models: openModels(env),
    db,
    outbox,
    served: createServedCounter(db, clock, (err, event) => log.warn({ err, event }, 'not counted')),
    mail,
    push,
    safeFetch: fetchWith(env.AUDIT_ALLOW),
    auditors: openAuditors({
      browser: findBrowser(env.CHROME_PATH),
      pagespeedKey: env.PAGESPEED_API_KEY,
      siteUrl: env.SITE_URL,
      exceptions: env.AUDIT_ALLOW,
      folder: tmpdir(),
      fetchWith,
    }),
    closing,
    files: openFiles(env),
    uploading: new WeakSet(),
    accounts,
    pages,
    i18n,
    press: createPdfRenderer(),
  }
}

/**
 * Serves the site until it is told to end, answers what has reached it by then, and ends the process.
 *
 * @param closing aborted by the signal to end, which may come before anything is open.
 */
export async function serve(closing: AbortSignal): Promise<void> {
  if (closing.aborted) process.exit(0)
  // As the log's: what cannot be printed ends nothing.
  process.stdout.on('error', () => {})
  /** Nobody waits for an answer: nothing is served yet, or everything has been answered. */
  let owesNothing = true
  whenAborted(closing, () => {
    // A mail server that hangs is no failure of this end: what it was to get is tried again after the next start.
    setTimeout(() => process.exit(owesNothing ? 0 : 1), GRACE_MS).unref()
  })

  const env = environment()
  process.umask(PRIVATE_UMASK)
  const services = await openServices(env, closing).catch(cannotStart)
  const { log, db, outbox } = services

  if (!closing.aborted) {
    const { server, connections } = await openServer(services)
    // Only now: a start that fails at the port makes up no password that nobody has seen.
    const newSignIns = await Promise.all([ensureOwner(services), ensureDemoClient(services)]).catch(cannotStart)
    await ensureDemoProjects(services).catch(cannotStart)
    owesNothing = false
    outbox.start()
    void services.pages.shrink().then(
      () => log.info('pages are as small as they get'),
      (err: unknown) => log.warn({ err }, 'pages stay as large as they were'),
    )
    const address = server.address()
    const port = address && typeof address === 'object' ? address.port : env.PORT
    for (const { whose, email, password } of newSignIns.filter((signIn) => signIn !== undefined)) {
      process.stdout.write(`Sign-in of the ${whose}, shown only now: ${email} with the password ${password}\n`)
    }
    process.stdout.write(`The site is ready at http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}\n`)

    const sweepAll = async () => {
      for (const clear of [outbox.tidy, () => sweepData(services), () => deleteOrphanedFiles(services)])
        await clear().catch((err: unknown) => log.warn({ err }, 'sweep'))
    }
    const sweeping = setInterval(sweepAll, SWEEP_EVERY_MS)
    void sweepAll()

    await new Promise<void>((done) => whenAborted(closing, done))
    log.info('closing')
    clearInterval(sweeping)
    await connections.drain(server, env.HANDED_SOCKET !== undefined)
    owesNothing = true
  }
  await outbox.stop()
  await services.served.settled()
  await db.destroy()
  process.exit(0)
}

function whenAborted(signal: AbortSignal, act: () => void): void {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
}

async function openServer(services: Services): Promise<{ server: Server; connections: Connections }> {
  const { env, metrics, pages, uploading } = services
  const connections = trackConnections(
    pagesFirst(createPageAnswers(env, pages), metrics, getRequestListener(createApp(services).fetch)),
  )
  const server = createServer(
    {
      headersTimeout: SLOW_REQUEST_MS,
      requestTimeout: SLOW_REQUEST_MS,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 30_000,
    },
    connections.listener,
  )
  server.on('connection', connections.add)

  server.on('error', (error) => {
    process.stderr.write(`${listenError(error, env).message}\n`)
    process.exit(1)
  })

  /**
   * A request that is late, or no HTTP, is dropped. A document may take longer: its reader limits the time. A
   * connection comes here once for being late.
   */
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!(socket instanceof Socket)) return
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && uploading.has(socket)) return
    refuseConnection(socket, error)
  })

  // A socket that the service manager keeps holds connections while the site is started anew.
  const place = env.HANDED_SOCKET === undefined ? { port: env.PORT, host: env.HOST } : { fd: env.HANDED_SOCKET }
  await new Promise<void>((done) => server.listen(place, done))
  return { server, connections }
}
