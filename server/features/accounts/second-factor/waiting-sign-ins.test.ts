import { describe, expect, test } from 'vitest'
import { mailedToken, openBrowser, ownerSignedIn, PASSWORD, standStill } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { credentials, email, fromBase32, give, halfway, withSecondFactor } from '#tests/builders/second-factor.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'
import { codeAt } from './totp.ts'

describe.each(engines)('sign-ins that wait for a code on %s', (engine) => {
  test('switching it off ends the sign-ins that wait for a code, and no other', async () => {
    const site = await buildApp(engine)
    const { owner, code, time } = await withSecondFactor(site)
    const phone = await halfway(site)
    await give(phone, code())
    const waiting = await halfway(site)
    time.advance(30_000)
    expect((await owner.post('/api/auth/second-factor/off', { code: code() })).status).toBe(200)
    await expectError(await waiting.get('/api/auth/user'), 'not-signed-in')
    await expectError(await waiting.get('/api/admin/log'), 'not-signed-in')
    await expectError(await give(waiting, code()), 'not-signed-in')
    for (const browser of [owner, phone]) expect((await browser.get('/api/auth/user')).status).toBe(200)
    expect((await openBrowser(site).post('/api/auth/login', credentials)).status).toBe(200)
  })

  test('a sign-in while it is switched off is either complete or ends, as its answer says', async () => {
    const site = await buildApp(engine)
    const { owner, recoveryCodes } = await withSecondFactor(site)
    const browsers = Array.from({ length: 4 }, () => openBrowser(site))
    const [off, ...answers] = await Promise.all([
      owner.post('/api/auth/second-factor/off', { code: expectDefined(recoveryCodes[0]) }),
      ...browsers.map((browser) => browser.post('/api/auth/login', credentials)),
    ])
    expect(off.status).toBe(200)
    const after = await Promise.all(browsers.map((browser) => browser.get('/api/auth/user')))
    expect(after.map(({ status }) => status)).toEqual(answers.map(({ status }) => status))
  })

  test('a code given while it is switched off signs in, or is refused, as its answer says', async () => {
    const site = await buildApp(engine)
    const { owner, code, recoveryCodes } = await withSecondFactor(site)
    const waiting = await halfway(site)
    const [off, given] = await Promise.all([
      owner.post('/api/auth/second-factor/off', { code: expectDefined(recoveryCodes[0]) }),
      give(waiting, code()),
    ])
    expect(off.status).toBe(200)
    expect((await waiting.get('/api/auth/user')).ok).toBe(given.ok)
  })

  test('a secret that was never confirmed keeps nobody waiting, so switching it off signs nobody out', async () => {
    const site = await buildApp(engine)
    standStill(site)
    const owner = await ownerSignedIn(site)
    const setup = await owner.post('/api/auth/second-factor/setup', { password: PASSWORD })
    const { secret } = (await setup.json()) as { secret: string }
    const code = codeAt(fromBase32(secret), site.clock.now())
    expect((await owner.post('/api/auth/second-factor/off', { code })).status).toBe(200)
    expect((await owner.get('/api/auth/user')).status).toBe(200)
  })

  test('changing or resetting the password ends the sign-ins that wait for a code', async () => {
    const site = await buildApp(engine)
    const { owner } = await withSecondFactor(site)
    const [first, second] = [await halfway(site), await halfway(site)]
    const changed = await owner.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'another horse entirely',
    })
    expect(changed.status).toBe(200)
    await expectError(await give(first, '000000'), 'not-signed-in')

    await owner.post('/api/auth/forgot-password', { email })
    const token = await mailedToken(site, 'reset', email)
    const waiting = openBrowser(site)
    await waiting.post('/api/auth/login', { email, password: 'another horse entirely' })
    const set = await openBrowser(site).post('/api/auth/reset-password', { token, password: 'a third horse in all' })
    expect(set.status).toBe(200)
    for (const browser of [second, waiting]) await expectError(await give(browser, '000000'), 'not-signed-in')
    const login = await openBrowser(site).post('/api/auth/login', { email, password: 'a third horse in all' })
    await expectError(login, 'second-factor-required')
  })
})
