import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { buildProxy, type TcpProxy } from '#tests/servers/proxy.ts'
import { expectError, request } from '#tests/servers/requests.ts'

/** How soon all must be well again when the database is. */
const RECOVERY_MS = 5000
const QUERY_TIMEOUT_MS = 5000

// Without PostgreSQL there is nothing to test here; the global set-up says so.
const onPostgres = test.runIf(engines.includes('postgres'))

async function setUp() {
  let proxy!: TcpProxy
  const site = await buildApp('postgres', { RATE_LIMITS: 'off' }, async (url) => {
    proxy = await buildProxy(url)
    return proxy.url
  })
  return {
    ...site,
    proxy,
    send: (key: string) => sendMessage(site.app, buildMessage(), { key }),
    status: async (path: string) => (await request(site.app, path, { from: '127.0.0.1' })).status,
  }
}

onPostgres(
  'while the database is gone pages are served and messages refused, and all is well when it is back',
  async () => {
    const { proxy, send, status } = await setUp()
    expect((await send('before')).status).toBe(200)
    await proxy.cut()
    await expectError(await send('k'), 'unavailable')
    expect(await status('/readyz')).toBe(503)
    // It says so itself.
    expect(await status('/metrics')).toBe(200)
    expect(await status('/')).toBe(200)
    expect(await status('/healthz')).toBe(200)
    await proxy.mend()
    await eventually(async () => expect(await status('/readyz')).toBe(200), RECOVERY_MS)
    expect((await send('k')).status).toBe(200)
  },
)

onPostgres('connections that break while they work neither end the process nor half store anything', async () => {
  const { proxy, send, services } = await setUp()
  for (let round = 0; round < 5; round++) {
    const sendings = Array.from({ length: 10 }, (_, i) => send(`${round}-${i}`))
    // Before anything is done, or while the others are at any stage of theirs.
    if (round % 2 === 1) await Promise.race(sendings)
    await proxy.cut()
    for (const response of await Promise.all(sendings)) {
      if (response.status !== 200) await expectError(response, response.status === 429 ? 'rate-limited' : 'unavailable')
    }
    await proxy.mend()
  }
  const count = async (table: 'contact_messages' | 'outbox' | 'idempotency_keys') =>
    (await services.db.selectFrom(table).selectAll().execute()).length
  await eventually(() => count('outbox'), RECOVERY_MS)
  const messages = await count('contact_messages')
  expect(await count('outbox')).toBe(2 * messages)
  expect(await count('idempotency_keys')).toBe(messages)
})

onPostgres('a database that hangs is given up, and no later query ends up in the transaction that hung', async () => {
  const { proxy, send, services, status, openAgain } = await setUp()
  // Looks from outside, for a connection that asks is busy asking.
  const onlooker = await openAgain()
  expect((await send('before')).status).toBe(200)
  const release = proxy.hold()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const answer = send('k')
  await vi.advanceTimersByTimeAsync(QUERY_TIMEOUT_MS)
  await expectError(await answer, 'unavailable')
  vi.useRealTimers()
  release()
  await eventually(async () => expect(await status('/readyz')).toBe(200), RECOVERY_MS)
  const open = sql<{ state: string }>`
    select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
  await eventually(async () => expect((await open.execute(onlooker)).rows).toEqual([]), RECOVERY_MS)
  expect((await send('k')).status).toBe(200)
  expect(await services.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(2)
})

onPostgres(
  'of a database that falls silent only the first hear late, and nothing it swallowed stays locked',
  async () => {
    const { proxy, send, services, status, openAgain } = await setUp()
    expect((await send('before')).status).toBe(200)
    const onlooker = await openAgain()
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const onlooking = eventually(async () => expect((await waiting.execute(onlooker)).rows).toHaveLength(4))
    // One has the key, and the others wait for it.
    const taken = { scope: '/api/contact', key: 'k', body_hash: '', reply: '', created_at: 0 }
    const swallowed = Array.from({ length: 5 }, () =>
      services.db.transaction().execute(async (tx) => {
        await tx.insertInto('idempotency_keys').values(taken).execute()
        await onlooking
        proxy.become('lost')
        await sql`select 1`.execute(tx)
      }),
    )
    await Promise.all(swallowed.map((one) => expect(one).rejects.toThrow('Query read timeout')))
    const begin = performance.now()
    await expectError(await send('k'), 'unavailable')
    expect(await status('/readyz')).toBe(503)
    expect(performance.now() - begin).toBeLessThan(1000)
    proxy.become('passed')
    await eventually(async () => expect((await send('k')).status).toBe(200), RECOVERY_MS)
  },
)

onPostgres('one query that takes too long is no reason to refuse others', async () => {
  const { send, services } = await setUp()
  const slow = sql`select pg_sleep(6)`.execute(services.db)
  const others = (async () => {
    for (let i = 0; i < 60; i++) {
      expect((await send(`message ${i}`)).status).toBe(200)
      await pause(100)
    }
  })()
  await expect(slow).rejects.toThrow('Query read timeout')
  await others
})
