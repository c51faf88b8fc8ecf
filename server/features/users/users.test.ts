import { describe, expect, test } from 'vitest'
import type { ListedUser } from '#contract/accounts/users.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { insertUser } from '#server/db/accounts.ts'
import {
  type Browser,
  mailedToken,
  openBrowser,
  ownerSignedIn,
  PASSWORD,
  registered,
} from '#tests/builders/accounts.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, request } from '#tests/servers/requests.ts'

const email = 'ada@example.com'
type Page = { items: ListedUser[]; next: string | null }

const listed = async (owner: Browser, query = '') =>
  (await (await owner.get(`/api/admin/users${query}`)).json()) as Page
const addresses = async (owner: Browser, search: string) =>
  (await listed(owner, `?search=${encodeURIComponent(search)}`)).items.map((user) => user.email)

function put(site: TestApp, browser: Browser, path: string, body: unknown): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' }
  // So that the record has an order.
  site.clock.advance(1)
  return request(site.app, path, { method: 'PUT', headers, body: JSON.stringify(body) })
}

/** Somebody who has confirmed their address, and a browser of theirs. */
async function client(site: TestApp, changes: Record<string, unknown> = {}) {
  const { browser, user } = await registered(site, changes)
  await browser.post('/api/auth/verify-email', { token: await mailedToken(site, 'verify', user.email) })
  return { browser, user }
}

const logged = async (site: TestApp) =>
  (await site.services.db.selectFrom('admin_log').select(['action', 'subject']).orderBy('at').execute())
    .filter(({ action }) => action !== 'signed-in')
    .map(({ action, subject }) => `${action} ${subject}`)

describe.each(engines)('managing users on %s', (engine) => {
  test('lists all users, the latest first, by page', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { db, clock } = site.services
    for (let i = 0; i < PAGE_SIZE; i++) {
      const user = { firstName: '', lastName: '', isAdmin: false, language: 'en', passwordHash: 'none' }
      // Pairs of the same moment.
      if (i % 2 === 0) site.clock.advance(1)
      await db.transaction().execute((tx) => insertUser(tx, clock, { ...user, email: `${i}@example.org` }))
    }
    const first = await listed(owner)
    const second = await listed(owner, `?after=${first.next}`)
    expect([first.items.length, second.items.length, second.next]).toEqual([PAGE_SIZE, 1, null])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(PAGE_SIZE + 1)
    const times = [...first.items, ...second.items].map(({ registeredAt }) => registeredAt)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(second.items[0]).toEqual({
      id: expect.any(String),
      email: 'owner@example.com',
      emailVerified: true,
      firstName: 'The',
      lastName: 'Owner',
      isAdmin: true,
      isDisabled: false,
      hasSecondFactor: false,
      registeredAt: expect.any(Number),
      sessions: 1,
    })
  })

  test('searches names and addresses, taking wildcards literally', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await registered(site)
    await registered(site, { email: 'zoe_1@example.org', firstName: 'Zoë', lastName: 'Ångström 100%' })
    expect(await addresses(owner, 'LOVE')).toEqual([email])
    expect(await addresses(owner, ' ada@EXAMPLE ')).toEqual([email])
    expect(await addresses(owner, 'Ångström')).toEqual(['zoe_1@example.org'])
    expect(await addresses(owner, '100%')).toEqual(['zoe_1@example.org'])
    expect(await addresses(owner, 'e_1')).toEqual(['zoe_1@example.org'])
    expect(await addresses(owner, 'a%a')).toEqual([])
    expect(await addresses(owner, '\\')).toEqual([])
    await expectError(await owner.get(`/api/admin/users?search=${'x'.repeat(101)}`), 'malformed-request')
  })

  test('promotes and demotes, effective on the next request, logged once', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { browser, user } = await client(site)
    const role = `/api/admin/users/${user.id}/role`
    const promoted = await put(site, owner, role, { isAdmin: true })
    expect(await promoted.json()).toMatchObject({ success: true, user: { email, isAdmin: true } })
    expect((await browser.get('/api/admin/users')).status).toBe(200)
    await put(site, owner, role, { isAdmin: true })
    expect((await put(site, owner, role, { isAdmin: false })).status).toBe(200)
    await expectError(await browser.get('/api/admin/users'), 'not-allowed')
    expect(await logged(site)).toEqual([`user-promoted ${email}`, `user-demoted ${email}`])
    await expectError(await put(site, owner, role, { isAdmin: 'yes' }), 'malformed-request')
    await expectError(await put(site, owner, '/api/admin/users/none/role', { isAdmin: true }), 'not-found')
  })

  test('a client who became admin must choose an admin’s password at the next sign-in', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const short = 'eleven char'
    const { user } = await client(site, { password: short })
    const logIn = (password: string) => openBrowser(site).post('/api/auth/login', { email, password })
    expect((await logIn(short)).status).toBe(200)
    await put(site, owner, `/api/admin/users/${user.id}/role`, { isAdmin: true })
    const refused = await logIn(short)
    expect(refused.headers.getSetCookie().some((cookie) => cookie.startsWith('session='))).toBe(false)
    await expectError(refused, 'password-outgrown')
    await expectError(await logIn('quite another'), 'wrong-credentials')
    const token = await mailedToken(site, 'reset', email)
    const choose = (password: string) => openBrowser(site).post('/api/auth/reset-password', { token, password })
    await expectError(await choose(short), 'invalid-input')
    expect((await choose(`${short}s`)).status).toBe(200)
    expect((await logIn(`${short}s`)).status).toBe(200)
  })

  test('a user with an unconfirmed address cannot become admin', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { user } = await registered(site)
    await expectError(await put(site, owner, `/api/admin/users/${user.id}/role`, { isAdmin: true }), 'address-unproven')
  })

  test('a disabled user is out at once and sees so only after the right password, until enabled again', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { browser, user } = await client(site)
    const access = `/api/admin/users/${user.id}/access`
    expect((await put(site, owner, access, { isDisabled: true })).status).toBe(200)
    await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
    const again = openBrowser(site)
    const { message } = await expectError(
      await again.post('/api/auth/login', { email, password: PASSWORD }),
      'account-disabled',
    )
    expect(message).toBe('This account is switched off. Please write to the owner of this site.')
    expect([...again.cookies.keys()]).toEqual([])
    await expectError(await again.post('/api/auth/login', { email, password: 'wrong horse' }), 'wrong-credentials')
    await again.post('/api/auth/magic-link', { email })
    const token = await mailedToken(site, 'magic', email)
    await expectError(await again.post('/api/auth/magic-link/use', { token }), 'account-disabled')
    expect(await site.services.db.selectFrom('sessions').select('id').where('userId', '=', user.id).execute()).toEqual(
      [],
    )

    expect(await (await put(site, owner, access, { isDisabled: false })).json()).toMatchObject({
      user: { isDisabled: false },
    })
    expect((await again.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
    expect(await logged(site)).toEqual([`user-disabled ${email}`, `user-enabled ${email}`])
  })

  test('a session that survived disabling gives no access', async () => {
    const site = await buildApp(engine)
    const { browser } = await registered(site)
    await site.services.db.updateTable('users').set({ isDisabled: 1 }).execute()
    await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
  })

  test('deletes users with their data, notifies them, and logs it', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { browser, user } = await client(site)
    await sendMessage(site.app, buildMessage({ email }))
    const path = `/api/admin/users/${user.id}`
    expect(await (await owner.send('DELETE', path)).json()).toEqual({ success: true })
    await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
    expect(await site.services.db.selectFrom('contact_messages').select('id').execute()).toEqual([])
    expect(await addresses(owner, email)).toEqual([])
    await site.outbox.deliverDue()
    const subjects = site.mailServer.mails
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ parsed }) => parsed)
    expect(subjects.at(-1)).toMatchObject({ subject: 'Your account at localhost:3000 was deleted' })
    expect(await logged(site)).toEqual([expect.stringMatching(/^user-deleted #[0-9a-f]{8}$/)])
    await expectError(await owner.send('DELETE', path), 'not-found')
  })

  test('lists a user’s sessions, and ends one or all', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { browser, user } = await client(site)
    const [phone, tablet] = [openBrowser(site), openBrowser(site)]
    for (const one of [phone, tablet]) await one.post('/api/auth/login', { email, password: PASSWORD })
    const path = `/api/admin/users/${user.id}/sessions`
    const { sessions } = (await (await owner.get(path)).json()) as { sessions: { id: string }[] }
    expect(sessions).toHaveLength(3)
    expect(sessions[0]).toEqual({
      id: expect.any(String),
      signedInAt: expect.any(Number),
      lastUsedAt: expect.any(Number),
      userAgent: '',
    })
    expect((await owner.send('DELETE', `${path}/${expectDefined(sessions[0]).id}`)).status).toBe(200)
    await expectError(await owner.send('DELETE', `${path}/${expectDefined(sessions[0]).id}`), 'not-found')
    const left = await Promise.all(
      [browser, phone, tablet].map(async (one) => (await one.get('/api/auth/user')).status),
    )
    expect(left.sort()).toEqual([200, 200, 401])
    expect((await owner.send('DELETE', path)).status).toBe(200)
    for (const one of [browser, phone, tablet]) await expectError(await one.get('/api/auth/user'), 'not-signed-in')
    expect(await logged(site)).toEqual([`user-signed-out ${email}`, `user-signed-out ${email}`])
    for (const method of ['GET', 'DELETE'])
      await expectError(await owner.send(method, '/api/admin/users/none/sessions'), 'not-found')
  })

  test('nobody can do any of it to themselves', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await ownerSignedIn(site, 'second@example.com')
    const { items } = await listed(owner, '?search=owner%40')
    const path = `/api/admin/users/${expectDefined(items[0]).id}`
    const { sessions } = (await (await owner.get(`${path}/sessions`)).json()) as { sessions: { id: string }[] }
    for (const answer of [
      await put(site, owner, `${path}/role`, { isAdmin: false }),
      await put(site, owner, `${path}/access`, { isDisabled: true }),
      await owner.send('DELETE', path),
      await owner.send('DELETE', `${path}/sessions`),
      await owner.send('DELETE', `${path}/sessions/${expectDefined(sessions[0]).id}`),
    ])
      await expectError(answer, 'own-account')
    expect((await owner.get('/api/admin/users')).status).toBe(200)
  })

  test('of two admins who demote each other at the same moment one stays', async () => {
    const site = await buildApp(engine)
    const emails = ['a@example.com', 'b@example.com', 'c@example.com']
    const admins: Browser[] = []
    for (const one of emails) admins.push(await ownerSignedIn(site, one))
    const { items } = await listed(expectDefined(admins[0]))
    const idOf = (one: string) => expectDefined(items.find((user) => user.email === one)).id
    await Promise.all([
      put(site, expectDefined(admins[0]), `/api/admin/users/${idOf('b@example.com')}/role`, { isAdmin: false }),
      put(site, expectDefined(admins[1]), `/api/admin/users/${idOf('c@example.com')}/access`, { isDisabled: true }),
      expectDefined(admins[2]).send('DELETE', `/api/admin/users/${idOf('a@example.com')}`),
      put(site, expectDefined(admins[1]), `/api/admin/users/${idOf('a@example.com')}/role`, { isAdmin: false }),
      put(site, expectDefined(admins[0]), `/api/admin/users/${idOf('c@example.com')}/role`, { isAdmin: false }),
    ])
    const left = await site.services.db
      .selectFrom('users')
      .select('id')
      .where('isAdmin', '=', 1)
      .where('isDisabled', '=', 0)
      .execute()
    expect(left.length).toBeGreaterThanOrEqual(1)
  })
})
