import { describe, expect, test } from 'vitest'
import { SESSION_MS } from '#contract/accounts/accounts.ts'
import { DAY } from '#contract/endpoint.ts'
import { registered, secondInstance, standStill } from '#tests/builders/accounts.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, request } from '#tests/servers/requests.ts'

describe.each(engines)('sessions on %s', (engine) => {
  test('are renewed after a day, and not before', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    const { browser } = await registered(site)
    const end = async () =>
      new Date((await site.services.db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()).expiresAt)
    const begin = site.clock.now()
    time.advance(DAY - 1)
    const early = await browser.get('/api/auth/user')
    expect([early.status, early.headers.getSetCookie()]).toEqual([200, []])
    expect((await end()).getTime()).toBe(begin + SESSION_MS)
    time.advance(1)
    const renewed = await browser.get('/api/auth/user')
    expect(renewed.status).toBe(200)
    expect(renewed.headers.getSetCookie().join()).toContain('session=')
    expect((await end()).getTime()).toBe(begin + DAY + SESSION_MS)
  })

  test('are rejected after their expiry, and deleted', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    const { browser } = await registered(site)
    time.advance(SESSION_MS + 1)
    await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
    expect(await site.services.db.selectFrom('sessions').select('id').execute()).toEqual([])
  })

  test('need cookies signed by this site', async () => {
    const site = await buildApp(engine)
    const { browser } = await registered(site)
    const cookie = decodeURIComponent(browser.cookies.get('session') ?? '')
    const [token = '', signature = ''] = cookie.split('.')
    const ask = (value: string) =>
      request(site.app, '/api/auth/user', { headers: { Cookie: `session=${encodeURIComponent(value)}` } })
    expect((await ask(cookie)).status).toBe(200)
    const flipped = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`
    for (const forged of [
      token,
      `${token}.`,
      `${token}.${flipped}`,
      `${token}.${signature.slice(0, -4)}`,
      `.${signature}`,
    ])
      await expectError(await ask(forged), 'not-signed-in')
  })

  test('that were ended, or of disabled users, are rejected at every instance with the next request', async () => {
    const site = await buildApp(engine)
    const other = await secondInstance(site)
    const { db } = site.services
    const { browser, user } = await registered(site)
    const Cookie = `session=${browser.cookies.get('session')}`
    const ask = () => request(other.app, '/api/auth/user', { headers: { Cookie } })
    const setDisabled = (isDisabled: 0 | 1) =>
      db.updateTable('users').set({ isDisabled }).where('id', '=', user.id).execute()
    expect((await ask()).status).toBe(200)
    await setDisabled(1)
    await expectError(await ask(), 'not-signed-in')
    await setDisabled(0)
    expect((await ask()).status).toBe(200)
    await browser.post('/api/auth/logout')
    await expectError(await ask(), 'not-signed-in')
  })
})
