/** What a signed-in person writes while their session ends. */
import { describe, expect, test } from 'vitest'
import { mayMail } from '#server/mail/mail-limits.ts'
import { mailedToken, openBrowser, ownerSignedIn, PASSWORD, registered } from '#tests/builders/accounts.ts'
import { overtake, sendSlowly } from '#tests/builders/overtaking.ts'
import { buildPortal, pdf } from '#tests/builders/portal.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { buildDeviceKeys } from '#tests/servers/push-service.ts'
import { expectError } from '#tests/servers/requests.ts'

const EMAIL = 'ada@example.com'
const PUSH = '/api/client/push'
const NOTICES = '/api/client/notices'
const device = (name = 'phone') => ({ endpoint: `https://push.example/${name}`, keys: buildDeviceKeys() })

/** Everything that clients write, by its request. */
const writes = {
  'a device': { method: 'POST', path: PUSH, body: device() },
  'no more mails': { method: 'PUT', path: NOTICES, body: { mail: false } },
  'a name': { method: 'PUT', path: '/api/auth/name', body: { firstName: 'Eve', lastName: 'Stranger' } },
  'a message': { method: 'POST', path: ':project/messages', body: { text: 'Private words' } },
  'how far they have read': { method: 'PUT', path: ':project/messages/read', body: { until: 1 } },
  'a wish for news': { method: 'POST', path: ':project/update-requests', body: { note: 'Private words' } },
  'a meeting': { method: 'POST', path: ':project/meetings', body: { minutes: 30, topic: 'Words', timeZone: 'UTC' } },
  'an approval': { method: 'POST', path: ':project/milestones/:delivered/approval', body: { comment: 'Words' } },
  'a document': { method: 'POST', path: ':project/documents?name=plan.pdf', body: pdf() },
} as const

const tables = [
  'push_subscriptions',
  'stopped_notices',
  'project_messages',
  'read_threads',
  'update_requests',
  'meeting_proposals',
  'milestone_decisions',
  'documents',
  'outbox',
] as const

async function readAll({ services: { db } }: TestApp) {
  const rows = await Promise.all(tables.map(async (table) => [table, await db.selectFrom(table).selectAll().execute()]))
  return {
    ...Object.fromEntries(rows),
    users: await db.selectFrom('users').select(['firstName', 'lastName']).execute(),
  }
}

/** The victim's way to an account that a stranger has registered with their address. */
async function followMagicLink(site: TestApp) {
  const victim = openBrowser(site, '198.51.100.9')
  await victim.post('/api/auth/magic-link', { email: EMAIL })
  const token = await mailedToken(site, 'magic', EMAIL)
  return { victim, follow: () => victim.post('/api/auth/magic-link/use', { token }) }
}

describe.each(engines)('writing while the session ends on %s', (engine) => {
  test.each(Object.entries(writes))('%s is refused, and leaves nothing', async (_, { method, path, body }) => {
    const { site, browser, project } = await buildPortal(engine)
    const elsewhere = openBrowser(site, '198.51.100.3')
    expect((await elsewhere.post('/api/auth/login', { email: EMAIL, password: PASSWORD })).status).toBe(200)
    const before = await readAll(site)
    const sent = {
      method,
      path: path.replace(':project', project.path).replace(':delivered', project.delivered),
      body: path.endsWith('/meetings') ? { ...body, startsAt: site.clock.now() + 3600_000 } : body,
    }
    const answer = await sendSlowly(site, browser, sent, async () => {
      expect((await elsewhere.send('DELETE', '/api/auth/sessions')).status).toBe(200)
    })
    await expectError(answer, 'not-signed-in')
    expect(await readAll(site)).toEqual(before)
  })

  test('an admin whose rights end while a request arrives changes nothing', async () => {
    const site = await buildApp(engine)
    const first = await ownerSignedIn(site)
    const second = await ownerSignedIn(site, 'second@example.com')
    const { id } = (await (await second.get('/api/auth/user')).json()) as { id: string }
    const sent = {
      method: 'POST',
      path: '/api/admin/facts',
      body: { texts: { en: { text: 'A fact.', questions: [] } } },
    }
    const answer = await sendSlowly(site, second, sent, async () => {
      const role = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ isAdmin: false }) }
      expect((await first.send('PUT', `/api/admin/users/${id}/role`, role)).status).toBe(200)
    })
    await expectError(answer, 'not-allowed')
    expect(await site.services.db.selectFrom('added_facts').selectAll().execute()).toEqual([])
  })

  test('a takeover ends also what the stranger was about to write', async () => {
    const site = await buildApp(engine)
    const stranger = await registered(site)
    const { victim, follow } = await followMagicLink(site)
    const answer = await sendSlowly(site, stranger.browser, writes['a device'], async () => {
      expect((await follow()).status).toBe(200)
    })
    await expectError(answer, 'not-signed-in')
    expect(await (await victim.get(PUSH)).json()).toMatchObject({ endpoints: [] })
  })
})

describe.runIf(engines.includes('postgres'))('two transactions of one account on postgres', () => {
  test('a takeover waits for what the stranger writes at that moment, and ends it too', async () => {
    const site = await buildApp('postgres')
    const stranger = await registered(site)
    const other = await registered(site, { email: 'grace@example.com' }, '198.51.100.2')
    const { victim, follow } = await followMagicLink(site)
    const { endpoint, keys } = device()
    const row = { id: 'another', endpoint, ...keys, user_id: other.user.id, session_id: null, added_at: 0 }
    const [added, followed] = await overtake(site, {
      block: (tx) => tx.insertInto('push_subscriptions').values(row).execute(),
      first: () => stranger.browser.post(PUSH, { endpoint, keys }),
      second: follow,
    })
    expect([added.status, followed.status]).toEqual([200, 200])
    expect(await (await victim.get(PUSH)).json()).toMatchObject({ endpoints: [] })
    expect(await (await victim.get(NOTICES)).json()).toMatchObject({ mail: true })
  })

  test('a link asked for at the old address while the address changes leads nowhere', async () => {
    const site = await buildApp('postgres')
    const { browser } = await registered(site)
    await browser.post('/api/auth/verify-email', { token: await mailedToken(site, 'verify', EMAIL) })
    await browser.post('/api/auth/address', { email: 'ada@lovelace.example', password: PASSWORD })
    const token = await mailedToken(site, 'address', 'ada@lovelace.example')
    const stranger = openBrowser(site, '198.51.100.9')
    const [asked, confirmed] = await overtake(site, {
      block: (tx) => mayMail(tx, site.services, 'link', EMAIL),
      first: () => stranger.post('/api/auth/forgot-password', { email: EMAIL }),
      second: () => browser.post('/api/auth/address/confirmation', { token }),
    })
    expect([asked.status, confirmed.status]).toEqual([200, 200])
    const link = await mailedToken(site, 'reset', EMAIL)
    const reset = { token: link ?? 'none', password: 'a horse of a stranger' }
    await expectError(await stranger.post('/api/auth/reset-password', reset), 'link-expired')
  })

  test('an erasure waits for a message that is being written, and erases it too', async () => {
    const { site, browser, user, project } = await buildPortal('postgres')
    const { db, clock } = site.services
    // Without a password nothing has to be computed first.
    await db.deleteFrom('accounts').where('userId', '=', user.id).execute()
    const scope = `/api/client/projects/:id/messages ${project.id} ${user.id}`
    const key = { scope, key: 'one', body_hash: '', reply: '', created_at: clock.now() }
    const [sent, deleted] = await overtake(site, {
      block: (tx) => tx.insertInto('idempotency_keys').values(key).execute(),
      first: () =>
        browser.post(`${project.path}/messages`, { text: 'Private' }, { headers: { 'Idempotency-Key': 'one' } }),
      second: () => browser.post('/api/auth/delete-account', {}),
    })
    expect([sent.status, deleted.status]).toEqual([200, 200])
    expect(await db.selectFrom('project_messages').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  })
})
