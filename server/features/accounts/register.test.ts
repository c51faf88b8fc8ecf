import { describe, expect, test } from 'vitest'
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/accounts/accounts.ts'
import { buildRegistration, openBrowser, registered } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const register = (site: TestApp, changes: Record<string, unknown>) =>
  openBrowser(site).post('/api/auth/register', buildRegistration(changes))

describe.each(engines)('registering on %s', (engine) => {
  test('every missing field is reported', async () => {
    const site = await buildApp(engine)
    const { fields } = await expectError(await openBrowser(site).post('/api/auth/register', {}), 'invalid-input')
    expect(Object.keys(expectDefined(fields)).sort()).toEqual(['email', 'firstName', 'lastName', 'password'])
  })

  test('a password has 6 to 128 characters, and all of them count', async () => {
    const site = await buildApp(engine)
    const short = await expectError(await register(site, { password: 'xq7?z' }), 'invalid-input')
    expect(short.fields?.password).toContain(String(PASSWORD_MIN))
    const long = await expectError(await register(site, { password: '長'.repeat(PASSWORD_MAX + 1) }), 'invalid-input')
    expect(long.fields?.password).toContain(String(PASSWORD_MAX))
    await expectError(await register(site, { password: '      \0' }), 'invalid-input')

    expect((await register(site, { password: 'xq7?zw' })).status).toBe(200)
    const whole = '🐎'.repeat(PASSWORD_MAX)
    await registered(site, { email: 'bob@example.com', password: whole })
    const login = (password: string) =>
      openBrowser(site).post('/api/auth/login', { email: 'bob@example.com', password })
    await expectError(await login('🐎'.repeat(PASSWORD_MAX - 1)), 'wrong-credentials')
    await expectError(await login(`${'🐎'.repeat(PASSWORD_MAX - 1)}🐴`), 'wrong-credentials')
    expect((await login(whole)).status).toBe(200)
  })

  test('spaces in a password count, and an accent is the same however it is typed', async () => {
    const site = await buildApp(engine)
    await registered(site, { password: ' Café au lait ' })
    const login = (password: string) =>
      openBrowser(site).post('/api/auth/login', { email: 'ada@example.com', password })
    await expectError(await login('Café au lait'), 'wrong-credentials')
    expect((await login(' Cafe\u0301 au lait ')).status).toBe(200)
  })

  test('common passwords are rejected with a clear message', async () => {
    const site = await buildApp(engine)
    for (const password of ['123456', 'password', 'QWERTY', 'iLoveYou', 'trustno1']) {
      const { fields } = await expectError(await register(site, { password }), 'invalid-input')
      expect(fields?.password, password).toContain('attackers try first')
    }
    const { fields } = await expectError(await register(site, { password: 'ADA@example.com' }), 'invalid-input')
    expect(fields).toEqual({ password: 'Please choose a password that is not your email address' })
    expect(await site.services.db.selectFrom('users').select('id').execute()).toEqual([])
  })

  test('a password is stored as argon2id at OWASP’s cost, and is in no log', async () => {
    const site = await buildApp(engine)
    const { browser } = await registered(site)
    const rows = await site.services.db.selectFrom('accounts').select('password').execute()
    expect(rows).toEqual([{ password: expect.stringMatching(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/) }])
    await browser.post('/api/auth/login', { email: 'ada@example.com', password: 'a wrong secret' })
    const log = site.rawLog.join('')
    for (const secret of [
      'a horse of its own',
      'a wrong secret',
      expectDefined(browser.cookies.get('session')),
      'ada@example.com',
    ])
      expect(log).not.toContain(secret)
  })

  test('a taken address is reported, in any letter case', async () => {
    const site = await buildApp(engine)
    await registered(site)
    const { message } = await expectError(await register(site, { email: 'ADA@EXAMPLE.COM' }), 'email-taken')
    expect(message).toContain('already an account')
  })

  test('names are stored as typed', async () => {
    const site = await buildApp(engine)
    const { user } = await registered(site, { firstName: ' 悟空 🐒 ', lastName: 'O’Brien-Łukasz' })
    expect(user).toMatchObject({ firstName: '悟空 🐒', lastName: 'O’Brien-Łukasz' })
    await expectError(await register(site, { email: 'x@example.com', firstName: 'x'.repeat(101) }), 'invalid-input')
  })

  test('a visitor may register thirty times an hour', async () => {
    const site = await buildApp(engine)
    for (let i = 0; i < 30; i++) await expectError(await register(site, { email: '' }), 'invalid-input')
    await expectError(await register(site, {}), 'rate-limited')
  })
})
