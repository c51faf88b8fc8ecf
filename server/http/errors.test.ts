import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { serverMessages } from '#content/interface/server-messages.ts'
import { ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildPlan } from '#tests/builders/clients.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { type Engine, engines } from '#tests/servers/database.ts'
import { expectError, request } from '#tests/servers/requests.ts'

const send = ({ app }: TestApp) => sendMessage(app, buildMessage())

/** Leaves no room for another page until what it returns is called. */
async function fillUp(engine: Engine, { services: { db } }: TestApp): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    await sql`pragma max_page_count = 1`.execute(db)
    return async () => void (await sql`pragma max_page_count = 1000000`.execute(db))
  }
  await sql
    .raw(
      "create function full_up() returns trigger language plpgsql as $$ begin raise 'disk full' using errcode = '53100'; end $$",
    )
    .execute(db)
  await sql.raw('create trigger full_up before insert on contact_messages execute function full_up()').execute(db)
  return async () => void (await sql`drop trigger full_up on contact_messages`.execute(db))
}

describe.each(engines)('errors on %s', (engine) => {
  test('an internal error is answered with general text and logged with the request’s id', async () => {
    const site = await buildApp(engine)
    await sql`alter table contact_messages rename to elsewhere`.execute(site.services.db)
    const { message, requestId } = await expectError(await send(site), 'internal-error')
    expect(message).toBe(serverMessages.en.errors['internal-error'])
    const [logged] = site.logLines.filter(({ level }) => level >= 50)
    expect(logged).toMatchObject({ requestId, err: { message: expect.stringContaining('contact_messages') } })
    site.logLines.length = 0
  })

  test('a full disk is reported, nothing is half stored, and writing works again with space', async () => {
    const site = await buildApp(engine)
    const makeRoom = await fillUp(engine, site)
    const long = buildMessage({ message: 'x'.repeat(5000) })
    await expectError(await sendMessage(site.app, long, { key: 'k' }), 'storage-full')
    await makeRoom()
    const { db } = site.services
    for (const table of ['contact_messages', 'outbox', 'idempotency_keys'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    // That somebody asked is counted apart.
    const accepted = db.selectFrom('limits').select('id').where('id', 'not like', '% requests %')
    expect(await accepted.execute()).toEqual([])
    expect((await sendMessage(site.app, long, { key: 'k' })).status).toBe(200)
  })
})

test('an SQLite file locked by another process is a 503, not a 500', async () => {
  const site = await buildApp('sqlite')
  const other = await site.openAgain()
  const held = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const holding = other.transaction().execute(async () => {
    held.resolve()
    await done.promise
  })
  await held.promise
  await expectError(await send(site), 'unavailable')
  done.resolve()
  await holding
  expect((await send(site)).status).toBe(200)
})

// A stand-by that took over, a conflict, a deadlock, a lock that is held for too long, a query that was cancelled.
test.runIf(engines.includes('postgres')).each(['25006', '40001', '40P01', '55P03', '57014'])(
  'what PostgreSQL refuses for now (%s) is unavailable, not broken',
  async (code) => {
    const site = await buildApp('postgres')
    const { db } = site.services
    const raise = `begin raise 'not now' using errcode = '${code}'; end`
    await sql.raw(`create function refuse() returns trigger language plpgsql as $$ ${raise} $$`).execute(db)
    await sql.raw('create trigger refuse before insert on contact_messages execute function refuse()').execute(db)
    await expectError(await send(site), 'unavailable')
  },
)

test('whoever runs the site is told of a full disk that they can make room', async () => {
  const site = await buildApp('sqlite')
  const owner = await ownerSignedIn(site)
  await fillUp('sqlite', site)
  const milestones = buildPlan().milestones.map((one) => ({ ...one, deliverables: Array(10).fill('x'.repeat(100)) }))
  const plan = { ...buildPlan({ milestones }), language: 'en' }
  const asked = await owner.post('/api/admin/projects', plan)
  expect((await expectError(asked, 'storage-full')).message).toBe(serverMessages.en.ownerErrors['storage-full'])
})

test('an error is in the reader’s language', async () => {
  const { app } = await buildApp('sqlite')
  for (const [language, { errors }] of Object.entries(serverMessages)) {
    const asked = [
      request(app, `/api/none?lng=${language}`),
      request(app, '/api/none', { headers: { Cookie: `i18next=${language}` } }),
      request(app, '/api/none', { headers: { 'Accept-Language': `xx, ${language}-AT;q=0.5` } }),
    ]
    for (const response of asked) {
      expect((await expectError(await response, 'not-found')).message).toBe(errors['not-found'])
    }
  }
})

test('unknown calls and files outside the build are a 404', async () => {
  const { app } = await buildApp('sqlite')
  for (const path of ['/api/none', '/api/', '/api/contact/', '/api/contact/1', '/api/../api/none', '/api/%00']) {
    await expectError(await request(app, path), 'not-found')
    await expectError(await request(app, path, { method: 'POST' }), 'not-found')
  }
  const response = await request(app, '/', { method: 'POST' })
  expect(response.headers.get('Allow')).toBe('GET, HEAD')
  await expectError(response, 'method-not-allowed')
})
