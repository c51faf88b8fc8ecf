import { describe, expect, test } from 'vitest'
import { LOCKOUT } from '#contract/accounts/accounts.ts'
import { buildRegistration, openBrowser, PASSWORD, registered, standStill } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const ada = { email: 'ada@example.com', password: PASSWORD }

describe.each(engines)('signing in on %s', (engine) => {
  test('a new user is signed in, signs out, and signs in again', async () => {
    const site = await buildApp(engine)
    const { browser, user } = await registered(site)
    expect(user).toEqual({
      id: expect.any(String),
      email: 'ada@example.com',
      emailVerified: false,
      firstName: 'Ada',
      lastName: 'Lovelace',
      profileImageUrl: null,
      isAdmin: false,
      language: 'en',
    })
    expect(await (await browser.get('/api/auth/user')).json()).toEqual(user)
    expect(browser.cookies.get('signed-in')).toBe('1')
    const before = browser.cookies.get('session')

    expect((await browser.post('/api/auth/logout')).status).toBe(200)
    expect([...browser.cookies.keys()]).toEqual(['known-browser'])
    await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
    const old = { headers: { Cookie: `session=${before}` } }
    await expectError(await browser.get('/api/auth/user', old), 'not-signed-in')

    const response = await browser.post('/api/auth/login', { ...ada, email: 'ADA@Example.com' })
    expect(await response.json()).toEqual({ success: true, user })
    expect(browser.cookies.get('session')).not.toBe(before)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  test('signing in again creates a new session, and ends the browser’s earlier one', async () => {
    const site = await buildApp(engine)
    const { browser } = await registered(site)
    const elsewhere = openBrowser(site)
    await elsewhere.post('/api/auth/login', ada)
    for (const again of [
      () => browser.post('/api/auth/login', ada),
      () => browser.post('/api/auth/register', buildRegistration({ email: 'grace@example.com' })),
    ]) {
      const old = { headers: { Cookie: `session=${browser.cookies.get('session')}` } }
      expect((await again()).status).toBe(200)
      expect((await browser.get('/api/auth/user')).status).toBe(200)
      await expectError(await openBrowser(site).get('/api/auth/user', old), 'not-signed-in')
    }
    expect((await elsewhere.get('/api/auth/user')).status).toBe(200)
  })

  test('signing out without a sign-in succeeds as well', async () => {
    const browser = openBrowser(await buildApp(engine))
    expect(await (await browser.post('/api/auth/logout')).json()).toEqual({ success: true })
  })

  test('a forged, cut or foreign session is rejected, and the hint is removed', async () => {
    const site = await buildApp(engine)
    const { browser } = await registered(site)
    const real = expectDefined(browser.cookies.get('session'))
    for (const value of ['', 'x', real.slice(0, -5), expectDefined(real.split('.')[0]), `x${real}`]) {
      const response = await openBrowser(site).get('/api/auth/user', {
        headers: { Cookie: `session=${value}; signed-in=1` },
      })
      expect(response.headers.getSetCookie().join()).toMatch(/signed-in=;.*Max-Age=0/)
      await expectError(response, 'not-signed-in')
    }
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const site = await buildApp(engine)
    await registered(site)
    const wrong = await openBrowser(site).post('/api/auth/login', { ...ada, password: 'wrong horse' })
    const unknown = await openBrowser(site).post('/api/auth/login', { ...ada, email: 'nobody@example.com' })
    const [one, other] = [
      await expectError(wrong, 'wrong-credentials'),
      await expectError(unknown, 'wrong-credentials'),
    ]
    expect({ ...one, requestId: '' }).toEqual({ ...other, requestId: '' })
    expect(one.message).toBe('Invalid email or password.')
  })

  test('after ten wrong passwords an address is rejected for the rest of a quarter of an hour', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    await registered(site)
    const browser = openBrowser(site, '203.0.113.1')
    for (let i = 0; i < LOCKOUT.failures; i++) {
      await expectError(await browser.post('/api/auth/login', { ...ada, password: `wrong ${i}` }), 'wrong-credentials')
    }
    time.advance(60_000)
    const response = await browser.post('/api/auth/login', ada)
    expect(response.headers.get('Retry-After')).toBe(String(14 * 60))
    await expectError(response, 'rate-limited')
    // Another visitor, and another account from there, are not held back.
    expect((await openBrowser(site, '203.0.113.2').post('/api/auth/login', ada)).status).toBe(200)
    await registered(site, { email: 'bob@example.com' })
    expect((await browser.post('/api/auth/login', { ...ada, email: 'bob@example.com' })).status).toBe(200)
    time.advance(14 * 60_000)
    expect((await browser.post('/api/auth/login', ada)).status).toBe(200)
  })

  test('a right password resets the count of wrong ones', async () => {
    const site = await buildApp(engine)
    await registered(site)
    const browser = openBrowser(site, '203.0.113.1')
    for (let round = 0; round < 2; round++) {
      for (let i = 1; i < LOCKOUT.failures; i++)
        await browser.post('/api/auth/login', { ...ada, password: 'wrong horse' })
      expect((await browser.post('/api/auth/login', ada)).status).toBe(200)
    }
  })

  test('bad input is reported by field', async () => {
    const browser = openBrowser(await buildApp(engine))
    const { fields } = await expectError(await browser.post('/api/auth/login', { email: 'ada' }), 'invalid-input')
    expect(fields).toEqual({ email: 'Please enter a valid email address', password: 'Password is required' })
    const long = await browser.post('/api/auth/login', { ...ada, password: 'x'.repeat(129) })
    await expectError(long, 'invalid-input')
    await expectError(await browser.post('/api/auth/login', { ...ada, password: 'x'.repeat(100_000) }), 'too-large')
  })

  test('twenty concurrent registrations of one address make one account', async () => {
    const site = await buildApp(engine)
    const spellings = Array.from({ length: 20 }, (_, i) => (i % 2 ? 'ada@example.com' : 'Ada@EXAMPLE.com'))
    const responses = await Promise.all(
      spellings.map((email) => openBrowser(site).post('/api/auth/register', buildRegistration({ email }))),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const response of responses.filter(({ status }) => status !== 200)) await expectError(response, 'email-taken')
    expect(await site.services.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'ada@example.com' }])
    expect((await openBrowser(site).post('/api/auth/login', ada)).status).toBe(200)
  })
})
