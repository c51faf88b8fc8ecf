/** The state of everything that the site depends on. */

import type { Health, Verdict } from '#contract/admin/system-status.ts'
import { HOUR, MINUTE } from '#contract/endpoint.ts'
import { withoutSecrets } from '#server/config/env.ts'
import { readVersion } from '#server/config/version.ts'
import { countMigrations, ping, readDatabaseFacts } from '#server/db/open.ts'
import { findTrouble, lastDelivery, oldestWaiting, outboxDepth } from '#server/db/outbox/state.ts'
import { findLastJudged } from '#server/db/provider-calls.ts'
import { diskSpace } from '#server/integrations/disk-space.ts'
import type { Services } from '#server/services.ts'

/** A local database answers in a few milliseconds; from here on pages are slower. */
const SLOW_DATABASE_MS = 100
/** Age of a retried mail that needs attention. */
const WAITS_LONG_MS = 10 * MINUTE
const WAITS_TOO_LONG_MS = 2 * HOUR
const GIGABYTE = 1024 ** 3
const LITTLE_SPACE = 2 * GIGABYTE
const NO_SPACE = GIGABYTE / 4

export async function healthOf(services: Services): Promise<Health> {
  const [database, mail, outbox, providers, disk] = await Promise.all([
    databaseHealth(services),
    mailHealth(services),
    outboxHealth(services),
    providerHealth(services),
    diskHealth(services),
  ])
  const [{ kind: way } = { kind: 'light' as const }] = services.auditors
  return {
    at: services.clock.now(),
    process: { version: await readVersion(), node: process.versions.node, upMs: Math.round(process.uptime() * 1000) },
    database,
    mail,
    outbox,
    browser: { verdict: way === 'light' ? 'attention' : 'ok', way },
    providers,
    disk,
  }
}

async function databaseHealth({ db }: Services): Promise<Health['database']> {
  const [facts, migrations] = await Promise.all([readDatabaseFacts(db), countMigrations(db)])
  const begin = performance.now()
  await ping(db)
  const answerMs = performance.now() - begin
  const isFine = answerMs < SLOW_DATABASE_MS && migrations.applied === migrations.known
  return { verdict: isFine ? 'ok' : 'attention', ...facts, answerMs, migrations }
}

async function mailHealth({ db, env, mail }: Services): Promise<Health['mail']> {
  const [lastDeliveredAt, found] = await Promise.all([lastDelivery(db), findTrouble(db)])
  const trouble =
    found && (found.state === 'pending' || found.state === 'dead')
      ? { state: found.state, createdAt: found.created_at, error: withoutSecrets(env, found.last_error ?? '') }
      : null
  const verdict: Verdict =
    trouble?.state === 'pending' ? 'failing' : trouble || mail.way === 'files' ? 'attention' : 'ok'
  return { verdict, way: mail.way, lastDeliveredAt, trouble }
}

async function outboxHealth({ db, clock }: Services): Promise<Health['outbox']> {
  const [depth, oldestWaitingAt] = await Promise.all([outboxDepth(db), oldestWaiting(db)])
  const count = (state: string) => depth.find((one) => one.state === state)?.count ?? 0
  const waits = oldestWaitingAt === null ? 0 : clock.now() - oldestWaitingAt
  const dead = count('dead')
  const unconfirmed = count('unconfirmed')
  const isPlain = waits < WAITS_LONG_MS && dead === 0 && unconfirmed === 0
  const verdict = waits >= WAITS_TOO_LONG_MS ? 'failing' : isPlain ? 'ok' : 'attention'
  return { verdict, pending: count('pending'), sent: count('sent'), unconfirmed, dead, oldestWaitingAt }
}

/** Without a working provider the assistant answers from the ledger: not a failure of the site. */
async function providerHealth({ db, models }: Services): Promise<Health['providers']> {
  const configured = models.map(({ provider }) => provider)
  const lasts = await Promise.all(configured.map((provider) => findLastJudged(db, provider)))
  const failing = configured.filter((_, i) => (lasts[i]?.fault ?? null) !== null)
  return { verdict: failing.length > 0 ? 'attention' : 'ok', configured, failing }
}

async function diskHealth({ env }: Services): Promise<Health['disk']> {
  const space = await diskSpace(env.DATA_DIR)
  if (!space) return null
  const { free, total } = space
  const verdict = free < NO_SPACE ? 'failing' : free < LITTLE_SPACE ? 'attention' : 'ok'
  return { verdict, freeBytes: free, totalBytes: total }
}
