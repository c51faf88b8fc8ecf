import { describe, expect, test } from 'vitest'
import { CODE_MS, CODE_TRIES, RECOVERY_CODES } from '#contract/accounts/second-factor.ts'
import { hashPassword } from '#server/auth/password.ts'
import { handOverAccount } from '#server/db/address-proof.ts'
import {
  mailedToken,
  openBrowser,
  ownerSignedIn,
  PASSWORD,
  registered,
  secondInstance,
  standStill,
} from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { credentials, email, fromBase32, give, halfway, withSecondFactor } from '#tests/builders/second-factor.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { buildIdentityServer, providersAt } from '#tests/servers/identity/identity-server.ts'
import { expectError } from '#tests/servers/requests.ts'
import { codeAt } from './totp.ts'

const WRONG = 'This code is wrong, has expired, or has already been used'

async function expectWrong(response: Response) {
  expect((await expectError(response, 'invalid-input')).fields).toEqual({ code: WRONG })
}

const logged = async (site: TestApp) =>
  (await site.services.db.selectFrom('admin_log').select('action').orderBy('at').orderBy('id').execute()).map(
    ({ action }) => action,
  )

describe.each(engines)('the second factor on %s', (engine) => {
  test('the password alone gives no access; with the code it does', async () => {
    const site = await buildApp(engine)
    const { code } = await withSecondFactor(site)
    const browser = await halfway(site)
    expect(browser.cookies.has('signed-in')).toBe(false)
    await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
    await expectError(await browser.get('/api/admin/log'), 'not-signed-in')
    await expectWrong(await give(browser, '000000'))
    const response = await give(browser, code())
    expect(await response.json()).toMatchObject({ success: true, user: { email, isAdmin: true } })
    expect(browser.cookies.get('signed-in')).toBe('1')
    expect((await browser.get('/api/admin/log')).status).toBe(200)
  })

  test('switching it on and off, and every sign-in of an admin, is logged', async () => {
    const site = await buildApp(engine)
    const { owner, code } = await withSecondFactor(site)
    await give(await halfway(site), code())
    site.clock.advance(30_000)
    await expectWrong(await owner.post('/api/auth/second-factor/off', { code: '123456' }))
    expect((await owner.post('/api/auth/second-factor/off', { code: code() })).status).toBe(200)
    expect((await openBrowser(site).post('/api/auth/login', credentials)).status).toBe(200)
    expect((await logged(site)).sort()).toEqual(
      ['second-factor-off', 'second-factor-on', 'signed-in', 'signed-in', 'signed-in'].sort(),
    )
  })

  test('a code works once, also for two concurrent requests', async () => {
    const site = await buildApp(engine)
    const { code } = await withSecondFactor(site)
    const browsers = await Promise.all([halfway(site), halfway(site), halfway(site)])
    const answers = await Promise.all(browsers.map((browser) => give(browser, code())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    await expectWrong(await give(await halfway(site), code()))
  })

  test('a recovery code works once, however it is typed', async () => {
    const site = await buildApp(engine)
    const { recoveryCodes, owner } = await withSecondFactor(site)
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES)
    const [first = ''] = recoveryCodes
    expect((await give(await halfway(site), ` ${first.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200)
    await expectWrong(await give(await halfway(site), first))
    expect(await (await owner.get('/api/auth/account')).json()).toMatchObject({
      secondFactor: { recoveryCodesLeft: RECOVERY_CODES - 1 },
    })
  })

  test('a mailed link does not bypass it', async () => {
    const site = await buildApp(engine)
    const { code } = await withSecondFactor(site)
    const browser = openBrowser(site)
    await browser.post('/api/auth/magic-link', { email })
    const token = await mailedToken(site, 'magic', email)
    await expectError(await browser.post('/api/auth/magic-link/use', { token }), 'second-factor-required')
    await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
    expect((await give(browser, code())).status).toBe(200)
  })

  test('an identity provider does not bypass it, and leads to the code’s field', async () => {
    const identityServer = await buildIdentityServer({ sub: '1', email, email_verified: true, name: 'The Owner' })
    const site = await buildApp(engine, providersAt(identityServer))
    const { code } = await withSecondFactor(site)
    const browser = openBrowser(site)
    const away = await browser.get('/api/auth/google')
    const back = new URL(
      expectDefined(
        (await fetch(expectDefined(away.headers.get('Location')), { redirect: 'manual' })).headers.get('Location'),
      ),
    )
    const home = await browser.get(back.pathname + back.search)
    expect(home.headers.get('Location')).toBe('/client-portal?login=1&notice=second-factor-required')
    await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
    expect((await give(browser, code())).status).toBe(200)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  test('a new password does not bypass it, and needs no second code in a verified session', async () => {
    const site = await buildApp(engine)
    const { owner } = await withSecondFactor(site)
    const change = { currentPassword: PASSWORD, newPassword: 'another horse entirely' }
    expect((await owner.post('/api/auth/change-password', change)).status).toBe(200)
    expect((await owner.get('/api/auth/user')).status).toBe(200)
    const login = await openBrowser(site).post('/api/auth/login', { email, password: change.newPassword })
    await expectError(login, 'second-factor-required')
  })

  test('switching it on ends every other session', async () => {
    const site = await buildApp(engine)
    await ownerSignedIn(site, 'other@example.com')
    standStill(site)
    const owner = await ownerSignedIn(site)
    const phone = openBrowser(site)
    await phone.post('/api/auth/login', credentials)
    const setup = await owner.post('/api/auth/second-factor/setup', { password: PASSWORD })
    const { secret } = (await setup.json()) as { secret: string }
    expect((await phone.get('/api/auth/user')).status).toBe(200)
    const code = codeAt(fromBase32(secret), site.clock.now())
    await owner.post('/api/auth/second-factor/confirm', { code })
    await expectError(await phone.get('/api/auth/user'), 'not-signed-in')
    expect((await owner.get('/api/auth/user')).status).toBe(200)
    await expectError(await owner.post('/api/auth/second-factor/setup', { password: PASSWORD }), 'second-factor-on')
    await expectError(await owner.post('/api/auth/second-factor/confirm', { code }), 'second-factor-on')
  })

  test('after ten tries from any address no code is accepted for the rest of a quarter of an hour', async () => {
    const site = await buildApp(engine)
    const { code, time } = await withSecondFactor(site)
    for (let i = 0; i < CODE_TRIES.max; i++)
      await expectWrong(await give(await halfway(site, `203.0.113.${i}`), '000000'))
    const locked = await give(await halfway(site, '198.51.100.9'), code())
    expect(locked.headers.get('Retry-After')).toBe(String(15 * 60))
    await expectError(locked, 'rate-limited')
    time.advance(CODE_TRIES.windowMs)
    expect((await give(await halfway(site), code())).status).toBe(200)
  })

  test('using up the tries does not lock out a person with a recovery code', async () => {
    const site = await buildApp(engine)
    const { recoveryCodes } = await withSecondFactor(site)
    for (let i = 0; i < CODE_TRIES.max; i++) await expectWrong(await give(await halfway(site, '203.0.113.1'), '000000'))
    expect((await give(await halfway(site, '198.51.100.9'), expectDefined(recoveryCodes[0]))).status).toBe(200)
    // They are counted as well, where they are tried.
    const many = await halfway(site, '203.0.113.1')
    const answers = await Promise.all(Array.from({ length: 30 }, () => give(many, 'AAAAAAAAAAAAAAAA')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(CODE_TRIES.max)
    await expectError(await give(many, expectDefined(recoveryCodes[1])), 'rate-limited')
  })

  test('the code has a time limit, and needs a sign-in', async () => {
    const site = await buildApp(engine)
    const { code, time } = await withSecondFactor(site)
    const [slow, slower] = [await halfway(site), await halfway(site)]
    time.advance(CODE_MS)
    expect((await give(slow, code())).status).toBe(200)
    time.advance(1)
    await expectError(await give(slower, code()), 'not-signed-in')
    await expectError(await give(openBrowser(site), code()), 'not-signed-in')
    expect((await expectError(await give(slower, ''), 'invalid-input')).fields).toEqual({
      code: 'The code is required',
    })
  })

  test('it holds on another instance and after a restart, and its stored secret is unreadable', async () => {
    const site = await buildApp(engine)
    const { owner, code, secret, recoveryCodes, uri } = await withSecondFactor(site)
    const other = await secondInstance(site)
    const there = await halfway(site)
    const elsewhere = openBrowser(other)
    for (const [name, value] of there.cookies) elsewhere.cookies.set(name, value)
    expect((await give(elsewhere, code())).status).toBe(200)
    await expectWrong(await give(await halfway(other), code()))
    expect((await there.get('/api/auth/user')).status).toBe(200)

    const { db } = site.services
    const kept = [await db.selectFrom('second_factors').selectAll().execute()].concat(
      (await db.selectFrom('recovery_codes').selectAll().execute()) as never,
    )
    const [first = ''] = recoveryCodes
    for (const open of [secret, first, first.replaceAll('-', ''), fromBase32(secret).toString('base64url')]) {
      expect(JSON.stringify(kept)).not.toContain(open)
      expect(await (await owner.get('/api/auth/data')).text()).not.toContain(open)
      expect(site.rawLog.join()).not.toContain(open)
    }
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.*owner%40example\\.com\\?secret=${secret}&issuer=`))
  })

  test('setting it up needs the password and admin rights', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    for (const password of [undefined, 'wrong']) {
      const { fields } = await expectError(
        await owner.post('/api/auth/second-factor/setup', { password }),
        'invalid-input',
      )
      expect(fields).toEqual({ password: 'This is not your current password' })
    }
    const { browser } = await registered(site)
    await expectError(await browser.post('/api/auth/second-factor/setup', { password: PASSWORD }), 'not-allowed')
    await expectError(await openBrowser(site).post('/api/auth/second-factor/setup', {}), 'not-signed-in')
    await expectWrong(await browser.post('/api/auth/second-factor/off', { code: '123456' }))
  })

  test('the environment’s password gives access again after both were lost', async () => {
    const site = await buildApp(engine)
    await withSecondFactor(site)
    const waiting = await halfway(site)
    const { db, clock } = site.services
    const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const hash = await hashPassword('a password from the environment')
    await db.transaction().execute((tx) => handOverAccount(tx, clock, id, hash))
    const login = await openBrowser(site).post('/api/auth/login', {
      email,
      password: 'a password from the environment',
    })
    expect(login.status).toBe(200)
    await expectError(await waiting.get('/api/auth/user'), 'not-signed-in')
  })
})

describe.each(engines)('the admin sign-in on %s', (engine) => {
  test('accepts admins, and rejects clients like a wrong password, without a session', async () => {
    const site = await buildApp(engine)
    await ownerSignedIn(site)
    await registered(site)
    const door = (who: string, password: string) => {
      const browser = openBrowser(site)
      return { browser, login: () => browser.post('/api/auth/login', { email: who, password, as: 'admin' }) }
    }
    expect((await door(email, PASSWORD).login()).status).toBe(200)
    const client = door('ada@example.com', PASSWORD)
    const refused = await expectError(await client.login(), 'wrong-credentials')
    const wrong = await expectError(await door('ada@example.com', 'wrong horse').login(), 'wrong-credentials')
    expect({ ...refused, requestId: '' }).toEqual({ ...wrong, requestId: '' })
    expect([...client.browser.cookies.keys()]).toEqual([])
    await expectError(await client.browser.get('/api/auth/user'), 'not-signed-in')
  })
})
