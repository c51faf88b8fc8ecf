import { describe, expect, test } from 'vitest'
import { LINK_MS } from '#contract/accounts/mailed-links.ts'
import { languages } from '#contract/language.ts'
import {
  buildRegistration,
  mailedToken,
  openBrowser,
  ownerSignedIn,
  PASSWORD,
  registered,
  standStill,
} from '#tests/builders/accounts.ts'
import { buildApp, SITE_URL, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const email = 'ada@example.com'
const NEW = 'another horse entirely'

const mailsTo = async (site: TestApp, to = email) => {
  await site.outbox.deliverDue()
  return site.mailServer.mails.filter(({ recipients }) => recipients.includes(to))
}

describe.each(engines)('mailed links on %s', (engine) => {
  test('a new address is confirmed by its link, and using it again changes nothing', async () => {
    const site = await buildApp(engine)
    const { browser } = await registered(site)
    const token = await mailedToken(site, 'verify', email)
    for (let i = 0; i < 2; i++) {
      expect(await (await browser.post('/api/auth/verify-email', { token })).json()).toEqual({ success: true })
      expect(await (await browser.get('/api/auth/user')).json()).toMatchObject({ emailVerified: true })
    }
    const before = (await mailsTo(site)).length
    expect((await browser.post('/api/auth/verification')).status).toBe(200)
    expect(await mailsTo(site)).toHaveLength(before)
  })

  test('a confirmation link works for a day, and can be requested again', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    const { browser } = await registered(site)
    const old = await mailedToken(site, 'verify', email)
    time.advance(LINK_MS.verification + 1000)
    await expectError(await browser.post('/api/auth/verify-email', { token: old }), 'link-expired')
    expect((await browser.post('/api/auth/verification')).status).toBe(200)
    const token = await mailedToken(site, 'verify', email)
    expect((await browser.post('/api/auth/verify-email', { token })).status).toBe(200)
    await expectError(await browser.post('/api/auth/verify-email', { token: `${token}x` }), 'link-expired')
    await expectError(await openBrowser(site).send('POST', '/api/auth/verification'), 'not-signed-in')
  })

  test('a password link works once, and ends every session', async () => {
    const site = await buildApp(engine)
    const { browser } = await registered(site)
    expect((await openBrowser(site).post('/api/auth/forgot-password', { email })).status).toBe(200)
    const token = await mailedToken(site, 'reset', email)
    const reset = (body: object) => openBrowser(site).post('/api/auth/reset-password', { token, ...body })
    // A password that is not taken does not use the link up.
    const { fields } = await expectError(await reset({ password: 'iloveyou' }), 'invalid-input')
    expect(fields?.password).toContain('attackers')
    await expectError(await reset({ password: '12345' }), 'invalid-input')
    const own = await expectError(await reset({ password: 'Ada@Example.com' }), 'invalid-input')
    expect(own.fields).toEqual({ password: 'Please choose a password that is not your email address' })
    expect((await reset({ password: NEW })).status).toBe(200)
    await expectError(await reset({ password: 'a third horse' }), 'link-expired')
    await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
    await expectError(await browser.post('/api/auth/login', { email, password: PASSWORD }), 'wrong-credentials')
    expect((await browser.post('/api/auth/login', { email, password: NEW })).status).toBe(200)
    // Anyone who reads the mail has proven the address, and is told.
    expect(await (await browser.get('/api/auth/user')).json()).toMatchObject({ emailVerified: true })
    expect((await mailsTo(site)).at(-1)?.parsed.subject).toBe('Your password for localhost:3000 was changed')
  })

  test('of two concurrent uses of one link one succeeds', async () => {
    const site = await buildApp(engine)
    await registered(site)
    await openBrowser(site).post('/api/auth/forgot-password', { email })
    const token = await mailedToken(site, 'reset', email)
    const use = (password: string) => openBrowser(site).post('/api/auth/reset-password', { token, password })
    const answers = await Promise.all([use('one new horse'), use('two new horses'), use('three new horses')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  })

  test('a link for a new password works for an hour', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    await registered(site)
    await openBrowser(site).post('/api/auth/forgot-password', { email })
    const token = await mailedToken(site, 'reset', email)
    time.advance(LINK_MS.reset + 1000)
    const late = await openBrowser(site).post('/api/auth/reset-password', { token, password: NEW })
    await expectError(late, 'link-expired')
    const none = await openBrowser(site).post('/api/auth/reset-password', { token: 'none', password: NEW })
    await expectError(none, 'link-expired')
  })

  test('an admin’s new password has twelve characters', async () => {
    const site = await buildApp(engine)
    await ownerSignedIn(site)
    await openBrowser(site).post('/api/auth/forgot-password', { email: 'owner@example.com' })
    const token = await mailedToken(site, 'reset', 'owner@example.com')
    const reset = (password: string) => openBrowser(site).post('/api/auth/reset-password', { token, password })
    const { fields } = await expectError(await reset('elf letters'), 'invalid-input')
    expect(fields?.password).toContain('12 characters')
    expect((await reset('zwölf letter')).status).toBe(200)
  })

  test('a magic link signs in once, for a quarter of an hour', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    const { browser, user } = await registered(site)
    await browser.post('/api/auth/verify-email', { token: await mailedToken(site, 'verify', email) })
    await openBrowser(site).post('/api/auth/magic-link', { email: 'ADA@example.com' })
    const token = await mailedToken(site, 'magic', email)
    const other = openBrowser(site)
    const response = await other.post('/api/auth/magic-link/use', { token }, { headers: { 'Accept-Language': 'ja' } })
    expect(await response.json()).toMatchObject({ success: true, user: { id: user.id, language: 'ja' } })
    expect(other.cookies.get('signed-in')).toBe('1')
    expect((await other.get('/api/auth/user')).status).toBe(200)
    await expectError(await openBrowser(site).post('/api/auth/magic-link/use', { token }), 'link-expired')
    expect((await browser.get('/api/auth/user')).status).toBe(200)

    await openBrowser(site).post('/api/auth/magic-link', { email })
    const late = await mailedToken(site, 'magic', email)
    expect(site.mailServer.mails.at(-1)?.parsed.text).toContain('有効期間は15分')
    time.advance(LINK_MS.magicLink + 1000)
    await expectError(await openBrowser(site).post('/api/auth/magic-link/use', { token: late }), 'link-expired')
    await expectError(await openBrowser(site).post('/api/auth/magic-link/use', {}), 'malformed-request')
  })

  test('a magic link takes over an unconfirmed account from its registrant', async () => {
    const site = await buildApp(engine)
    const { browser: stranger } = await registered(site)
    await openBrowser(site).post('/api/auth/magic-link', { email })
    const owner = openBrowser(site)
    const token = await mailedToken(site, 'magic', email)
    expect((await owner.post('/api/auth/magic-link/use', { token })).status).toBe(200)
    await expectError(await stranger.get('/api/auth/user'), 'not-signed-in')
    await expectError(await stranger.post('/api/auth/login', { email, password: PASSWORD }), 'wrong-credentials')
  })

  test('requests for a link get the same answer with and without an account', async () => {
    const site = await buildApp(engine)
    await registered(site)
    for (const path of ['/api/auth/forgot-password', '/api/auth/magic-link']) {
      const known = await openBrowser(site).post(path, { email })
      const unknown = await openBrowser(site).post(path, { email: 'nobody@example.com' })
      expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
      await expectError(await openBrowser(site).post(path, { email: 'ada' }), 'invalid-input')
    }
    expect(await mailsTo(site, 'nobody@example.com')).toEqual([])
    // A magic link makes no account.
    expect(await site.services.db.selectFrom('users').select('email').execute()).toHaveLength(1)
  })

  test('one address gets at most five mails an hour, no matter who requests them', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    await registered(site)
    for (let i = 0; i < 8; i++) {
      const answer = await openBrowser(site, `203.0.113.${i}`).post('/api/auth/magic-link', { email })
      expect(answer.status).toBe(200)
    }
    expect(await mailsTo(site)).toHaveLength(5)
    time.advance(60 * 60_000)
    await openBrowser(site).post('/api/auth/magic-link', { email })
    expect(await mailsTo(site)).toHaveLength(6)
  })

  test('no token is stored in clear', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await registered(site)
    await openBrowser(site).post('/api/auth/forgot-password', { email })
    await openBrowser(site).post('/api/auth/magic-link', { email })
    await owner.post('/api/admin/invitations', { email: 'bob@example.com' })
    const tokens = [
      await mailedToken(site, 'reset', email),
      await mailedToken(site, 'magic', email),
      await mailedToken(site, 'invitation', 'bob@example.com'),
    ]
    const { db } = site.services
    const kept = JSON.stringify([
      await db.selectFrom('verifications').selectAll().execute(),
      await db.selectFrom('invitations').selectAll().execute(),
    ])
    for (const token of tokens) {
      expect(token).toMatch(/^.{20,}$/)
      expect(kept).not.toContain(token)
    }
  })
})

test.for(languages)('mails are written in %s, without a gap, and lead to the dialog', async (language) => {
  const site = await buildApp('sqlite')
  const sender = { headers: { 'Accept-Language': language } }
  const browser = openBrowser(site)
  await browser.post('/api/auth/register', buildRegistration(), sender)
  await browser.post('/api/auth/forgot-password', { email })
  await browser.post('/api/auth/magic-link', { email })
  const passwords = { currentPassword: PASSWORD, newPassword: NEW }
  expect((await browser.post('/api/auth/change-password', passwords)).status).toBe(200)
  // Mails that still wait go with the account.
  await mailsTo(site)
  expect((await browser.post('/api/auth/delete-account', { password: NEW })).status).toBe(200)
  const mails = await mailsTo(site)
  expect(mails).toHaveLength(5)
  const subjects = new Set<string | undefined>()
  for (const { parsed } of mails) {
    subjects.add(parsed.subject)
    expect(`${parsed.subject} ${parsed.text}`).not.toMatch(/\{\{|undefined|\bmail\.\w+\.(?:subject|text)/)
    expect(parsed.headers.find(({ key }) => key === 'content-language')?.value).toBe(language)
    // Nothing that was typed is repeated.
    expect(parsed.text).not.toContain('Lovelace')
  }
  expect(subjects.size).toBe(5)
  expect(mails.map(({ parsed }) => parsed.text).join()).toContain(`${SITE_URL}/client-portal?login=1#verify=`)
})
