import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { openBrowser, ownerSignedIn, registered } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const all = Object.values<Endpoint>(endpoints)
const call = ({ method, path, body }: Endpoint) => ({
  method,
  path: path.replace(/:\w+/g, 'none'),
  sender: body ? { headers: { 'Content-Type': 'application/json' }, body: '{}' } : {},
})

describe.each(engines)('access to calls on %s', (engine) => {
  test('calls for signed-in users reject everybody else before anything is processed', async () => {
    const site = await buildApp(engine)
    const browser = openBrowser(site)
    for (const endpoint of all.filter(({ access }) => access !== 'anyone')) {
      const { method, path, sender } = call(endpoint)
      await expectError(await browser.send(method, path, sender), 'not-signed-in')
    }
  })

  test('calls for the owner reject clients and former admins, and accept the owner', async () => {
    const site = await buildApp(engine)
    const { browser: client } = await registered(site)
    const owner = await ownerSignedIn(site)
    const own = site.services.db.updateTable('users').where('email', '=', 'owner@example.com')
    for (const endpoint of all.filter(({ access }) => access === 'admin')) {
      const { method, path, sender } = call(endpoint)
      await expectError(await client.send(method, path, sender), 'not-allowed')
      const answer = await owner.send(method, path, sender)
      await answer.arrayBuffer()
      expect([401, 403], `${method} ${path}`).not.toContain(answer.status)
      await own.set({ isAdmin: 0 }).execute()
      await expectError(await owner.send(method, path, sender), 'not-allowed')
      await own.set({ isAdmin: 1 }).execute()
    }
  })

  test('a revoked right is gone with the next request', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await site.services.db.updateTable('users').set({ isAdmin: 0 }).execute()
    expect(await (await owner.get('/api/auth/user')).json()).toMatchObject({ isAdmin: false })
    await site.services.db.deleteFrom('users').execute()
    await expectError(await owner.get('/api/auth/user'), 'not-signed-in')
  })

  test('no input makes an admin or chooses an id', async () => {
    const site = await buildApp(engine)
    const { user } = await registered(site, {
      isAdmin: true,
      role: 'admin',
      id: 'mine',
      emailVerified: true,
      createdAt: '2000-01-01T00:00:00Z',
    })
    expect(user).toMatchObject({ isAdmin: false, emailVerified: false })
    expect(user.id).not.toBe('mine')
  })

  test('better-auth’s own endpoints are not reachable', async () => {
    const site = await buildApp(engine)
    const { browser } = await registered(site)
    for (const path of ['sign-in/email', 'sign-up/email', 'update-user', 'delete-user', 'change-email', 'sign-out'])
      await expectError(await browser.post(`/api/auth/${path}`), 'not-found')
    for (const path of [
      'get-session',
      'list-sessions',
      'ok',
      'error',
      'verify-email',
      'magic-link/verify',
      'reset-password/x',
    ])
      expect([404, 405], path).toContain((await browser.get(`/api/auth/${path}`)).status)
  })
})

test('an unavailable database is a 503, not a sign-out', async () => {
  const site = await buildApp('sqlite')
  const { browser } = await registered(site)
  await site.services.db.destroy()
  expect((await browser.get('/api/auth/user')).status).toBeGreaterThanOrEqual(500)
  expect(browser.cookies.has('session')).toBe(true)
  // What was logged of it is what the test is about.
  site.logLines.length = 0
})

test('on https the session’s cookie is bound to the host, secure, and hidden from scripts', async () => {
  const site = await buildApp('sqlite', { SITE_URL: 'https://example.com' })
  const { browser } = await registered(site)
  expect([...browser.cookies.keys()].sort()).toEqual(['__Host-known-browser', '__Host-session', 'signed-in'])
  const login = await browser.post('/api/auth/login', { email: 'ada@example.com', password: 'a horse of its own' })
  const [session, hint] = ['__Host-session=', 'signed-in='].map((name) =>
    expectDefined(login.headers.getSetCookie().find((cookie) => cookie.startsWith(name))),
  )
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(session).toContain(attribute)
  expect(session).not.toContain('Domain')
  const known = login.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-known-browser='))
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(known).toContain(attribute)
  expect(hint).toMatch(/^signed-in=1;/)
  expect(hint).toContain('Secure')
  expect(hint).not.toContain('HttpOnly')
})

test('a signed-in answer is never stored', async () => {
  const site = await buildApp('sqlite')
  const { browser } = await registered(site)
  for (const path of ['/api/auth/user', '/api/auth/account', '/api/auth/data'])
    expect((await browser.get(path)).headers.get('Cache-Control'), path).toBe('no-store')
})
