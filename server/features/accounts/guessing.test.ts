/** Guessing at passwords and codes, many at the same moment and from many addresses. */

import { describe, expect, test } from 'vitest'
import { LOCKOUT, SLOWDOWN } from '#contract/accounts/accounts.ts'
import { mailedToken, openBrowser, PASSWORD, registered, secondInstance, standStill } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const email = 'ada@example.com'

const guess = (site: Pick<TestApp, 'app'>, password: string, from?: string) =>
  openBrowser(site, from).post('/api/auth/login', { email, password })

/** More than are looked at, each from an address of its own. */
async function guessFromEverywhere(site: TestApp, time: { advance(ms: number): void }) {
  for (let i = 0; i < SLOWDOWN.free; i++)
    await expectError(await guess(site, `wrong ${i}`, `203.0.113.${i}`), 'wrong-credentials')
  time.advance(1000)
}

describe.each(engines)('guessing passwords on %s', (engine) => {
  test('of 45 concurrent tries at most ten are checked, and a later right one is answered like a wrong one', async () => {
    const site = await buildApp(engine)
    await registered(site)
    const other = await secondInstance(site)
    const passwords = [...Array.from({ length: 44 }, (_, i) => `wrong ${i}`), PASSWORD]
    const answers = await Promise.all(passwords.map((password, i) => guess(i % 2 ? site : other, password)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 429)).toHaveLength(LOCKOUT.failures)
    // The refused ones are wrong ones and perhaps the right one: nothing tells them apart.
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(44)
    const refused = answers.filter(({ status }) => status === 429)
    expect(new Set(refused.map(({ headers }) => headers.get('Retry-After')))).toHaveLength(1)
  })

  test('after ten tries the right password gets the same answer as wrong ones', async () => {
    const site = await buildApp(engine)
    await registered(site)
    for (let i = 0; i < LOCKOUT.failures; i++) await guess(site, `wrong ${i}`)
    const answers = await Promise.all(['wrong', PASSWORD, 'wrong as well'].map((password) => guess(site, password)))
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429])
  })

  test('asking for the current password counts together with signing in', async () => {
    const site = await buildApp(engine)
    const { browser: thief } = await registered(site, {}, '203.0.113.1')
    thief.cookies.delete('known-browser')
    const wrong = (i: number) => ({ currentPassword: `wrong ${i}`, newPassword: 'a password of the thief' })
    for (let i = 0; i < LOCKOUT.failures; i++) {
      const answer =
        i % 2
          ? await thief.post('/api/auth/change-password', wrong(i))
          : await thief.post('/api/auth/delete-account', { password: `wrong ${i}` })
      await expectError(answer, 'invalid-input')
    }
    const right = { currentPassword: PASSWORD, newPassword: 'a password of the thief' }
    await expectError(await thief.post('/api/auth/change-password', right), 'rate-limited')
    await expectError(await guess(site, PASSWORD, '203.0.113.1'), 'rate-limited')
    expect((await guess(site, PASSWORD, '203.0.113.2')).status).toBe(200)
  })

  test('guesses at one account from many addresses are delayed, longer each time but never for good', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    await registered(site)
    await guessFromEverywhere(site, time)
    const waits: number[] = []
    for (let i = 0; i < 12; i++) {
      const looked = await guess(site, 'wrong', `198.51.100.${2 * i + 20}`)
      await expectError(looked, 'wrong-credentials')
      const refused = await guess(site, PASSWORD, `198.51.100.${2 * i + 21}`)
      await expectError(refused, 'rate-limited')
      waits.push(Number(refused.headers.get('Retry-After')) * 1000)
      time.advance(expectDefined(waits.at(-1)))
    }
    expect(waits.slice(0, 3)).toEqual([SLOWDOWN.firstMs, 4 * SLOWDOWN.firstMs, 16 * SLOWDOWN.firstMs])
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits)
    expect(waits.at(-1)).toBe(SLOWDOWN.longestMs)
    // Anyone who knows the password gets in after the longest wait at the latest, and nobody waits any more.
    expect((await guess(site, PASSWORD, '192.0.2.1')).status).toBe(200)
    await expectError(await guess(site, 'wrong', '192.0.2.2'), 'wrong-credentials')
    await expectError(await guess(site, 'wrong', '192.0.2.3'), 'wrong-credentials')
  })

  test('of many delayed tries one is checked, on two instances', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    await registered(site)
    const other = await secondInstance(site)
    await guessFromEverywhere(site, time)
    const many = Array.from({ length: 12 }, (_, i) => guess(i % 2 ? site : other, 'wrong', `192.0.2.${i}`))
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(1)
  })

  test('guessing does not lock the owner out of a known browser or the mailed link', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    const { browser: own } = await registered(site)
    await own.post('/api/auth/logout')
    await guessFromEverywhere(site, time)
    await guess(site, 'wrong', '192.0.2.1')
    await expectError(await guess(site, PASSWORD, '192.0.2.2'), 'rate-limited')
    expect((await own.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
    const elsewhere = openBrowser(site, '192.0.2.3')
    await elsewhere.post('/api/auth/magic-link', { email })
    const token = await mailedToken(site, 'magic', email)
    expect((await elsewhere.post('/api/auth/magic-link/use', { token })).status).toBe(200)
  })

  test('a known browser is bound to account and password, and may guess no more than others', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    const { browser: own } = await registered(site)
    const { browser: stranger } = await registered(site, { email: 'eve@example.com' }, '192.0.2.1')
    await guessFromEverywhere(site, time)
    await guess(site, 'wrong', '192.0.2.9')
    const asAda = (password: string) => ({ email, password })
    await expectError(await stranger.post('/api/auth/login', asAda(PASSWORD)), 'rate-limited')
    own.cookies.set('known-browser', `x${own.cookies.get('known-browser')}`)
    await expectError(await own.post('/api/auth/login', asAda(PASSWORD)), 'rate-limited')
    own.cookies.set('known-browser', expectDefined(own.cookies.get('known-browser')).slice(1))
    for (let i = 0; i < LOCKOUT.failures; i++)
      await expectError(await own.post('/api/auth/login', asAda(`wrong ${i}`)), 'wrong-credentials')
    await expectError(await own.post('/api/auth/login', asAda(PASSWORD)), 'rate-limited')
  })

  test('a known browser is unknown after a change of the password', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    const { browser: before } = await registered(site)
    await openBrowser(site).post('/api/auth/forgot-password', { email })
    const token = await mailedToken(site, 'reset', email)
    const password = 'a password of the real Ada'
    expect((await openBrowser(site).post('/api/auth/reset-password', { token, password })).status).toBe(200)
    await guessFromEverywhere(site, time)
    await guess(site, 'wrong', '192.0.2.1')
    await expectError(await before.post('/api/auth/login', { email, password }), 'rate-limited')
  })
})
