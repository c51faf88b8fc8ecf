/** Somebody registers another's address and waits: every way by which its owner comes has to leave them outside. */

import { describe, expect, test } from 'vitest'
import { identityProviders } from '#contract/accounts/identity-providers.ts'
import {
  type Browser,
  buildRegistration,
  mailedToken,
  openBrowser,
  ownerSignedIn,
  PASSWORD,
  registered,
  secondInstance,
} from '#tests/builders/accounts.ts'
import { created } from '#tests/builders/clients.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { type Engine, engines } from '#tests/servers/database.ts'
import { buildIdentityServer, providersAt, signInAt } from '#tests/servers/identity/identity-server.ts'
import { buildDeviceKeys } from '#tests/servers/push-service.ts'
import { expectError } from '#tests/servers/requests.ts'

const email = 'ada@example.com'
const OWN = 'a password of the real Ada'
const device = { endpoint: 'https://push.example.com/stranger', keys: buildDeviceKeys() }

/** A project, a message and an account of a stranger's, all with Ada's address, and services that know the real one. */
async function setUp(engine: Engine) {
  const identity = { sub: '4711', email, email_verified: true, given_name: 'Ada', family_name: 'Lovelace', name: 'Ada' }
  const identityServer = await buildIdentityServer(identity)
  const site = await buildApp(engine, { ...providersAt(identityServer), RATE_LIMITS: 'off' })
  const { browser: stranger, user } = await registered(site)
  expect((await stranger.post('/api/client/push', device)).status).toBe(200)
  const elsewhere = openBrowser(site)
  expect((await elsewhere.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
  const owner = await ownerSignedIn(site)
  await created(owner)
  await sendMessage(site.app, buildMessage())
  return {
    site,
    identityServer,
    stranger,
    elsewhere,
    owner,
    user,
    confirmation: await mailedToken(site, 'verify', email),
  }
}

const verify = (browser: Browser, token: string | undefined) => browser.post('/api/auth/verify-email', { token })

async function askedFor(site: TestApp, kind: 'reset' | 'magic'): Promise<string | undefined> {
  const path = kind === 'reset' ? '/api/auth/forgot-password' : '/api/auth/magic-link'
  await openBrowser(site).post(path, { email })
  return await mailedToken(site, kind, email)
}

const reset = (site: Pick<TestApp, 'app'>, token: unknown, password = OWN) =>
  openBrowser(site).post('/api/auth/reset-password', { token, password })

async function projectsOf(browser: Browser): Promise<unknown[]> {
  const response = await browser.get('/api/client/projects')
  return response.status === 200 ? ((await response.json()) as unknown[]) : []
}

/** The stranger is out, by every way that they had or could have prepared. */
async function expectOutside(site: TestApp, ...browsers: Browser[]): Promise<void> {
  for (const browser of browsers) {
    expect(await projectsOf(browser)).toEqual([])
    await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
  }
  await expectError(await openBrowser(site).post('/api/auth/login', { email, password: PASSWORD }), 'wrong-credentials')
  expect(await site.services.db.selectFrom('push_subscriptions').select('endpoint').execute()).toEqual([])
}

describe.each(engines)('an address that a stranger registered first, on %s', (engine) => {
  test('owns nothing while it is unconfirmed', async () => {
    const { site, stranger, user } = await setUp(engine)
    expect(await projectsOf(stranger)).toEqual([])
    const data = (await (await stranger.get('/api/auth/data')).json()) as Record<string, unknown>
    expect(data).toMatchObject({ messages: [], resumes: [], portal: { projects: [] } })
    expect((await stranger.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(200)
    const { db } = site.services
    expect(await db.selectFrom('contact_messages').select('email').execute()).toEqual([{ email }])
    expect(await db.selectFrom('projects').select('invited_email').execute()).toEqual([{ invited_email: email }])
    expect(await db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([])
  })

  test('belongs to the person who confirms it by mail and chooses a password, not to the stranger', async () => {
    const { site, stranger, elsewhere, user, confirmation } = await setUp(engine)
    const [oldReset, oldMagic] = [await askedFor(site, 'reset'), await askedFor(site, 'magic')]
    const ada = openBrowser(site)
    const response = await verify(ada, confirmation)
    expect(response.status).toBe(200)
    await expectOutside(site, stranger, elsewhere)
    // What the stranger had sent before ends as well, and following the link again gives nothing more.
    await expectError(await reset(site, oldReset), 'link-expired')
    await expectError(await ada.post('/api/auth/magic-link/use', { token: oldMagic }), 'link-expired')
    expect(await (await verify(openBrowser(site), confirmation)).json()).toEqual({ success: true })
    const { resetToken } = (await response.json()) as { resetToken: string }
    expect((await reset(site, resetToken)).status).toBe(200)
    const login = await ada.post('/api/auth/login', { email, password: OWN })
    expect(await login.json()).toMatchObject({ user: { id: user.id, emailVerified: true } })
    expect(await projectsOf(ada)).toHaveLength(1)
    await site.outbox.deliverDue()
    const subjects = site.mailServer.mails
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ parsed }) => parsed.subject)
    expect(subjects).toContain('Your address for localhost:3000 is confirmed')
  })

  test('stays with its registrant if they confirm it while signed in', async () => {
    const { site, stranger: ada, elsewhere, confirmation } = await setUp(engine)
    expect(await (await verify(ada, confirmation)).json()).toEqual({ success: true })
    for (const browser of [ada, elsewhere]) expect(await projectsOf(browser)).toHaveLength(1)
    expect((await openBrowser(site).post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
    expect(await site.services.db.selectFrom('push_subscriptions').select('endpoint').execute()).toHaveLength(1)
  })

  test('is not confirmed for the stranger by a user who is signed in to another account', async () => {
    const { site, stranger, elsewhere, confirmation } = await setUp(engine)
    const { browser: grace } = await registered(site, { email: 'grace@example.com' })
    expect(await (await verify(grace, confirmation)).json()).toHaveProperty('resetToken')
    await expectOutside(site, stranger, elsewhere)
    expect(await (await grace.get('/api/auth/user')).json()).toMatchObject({ email: 'grace@example.com' })
  })

  test('cannot be confirmed from another site, or by a link of a deleted account', async () => {
    const { site, stranger, confirmation } = await setUp(engine)
    const foreign = { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } }
    const token = confirmation
    await expectError(await stranger.post('/api/auth/verify-email', { token }, foreign), 'foreign-origin')
    expect((await stranger.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(200)
    const { browser: again } = await registered(site)
    await expectError(await verify(openBrowser(site), token), 'link-expired')
    expect(await (await again.get('/api/auth/user')).json()).toMatchObject({ emailVerified: false })
  })

  test.for(identityProviders)('belongs to the person who signs in with it at %s', async (provider) => {
    const { site, stranger, elsewhere, user } = await setUp(engine)
    const [oldReset, oldMagic] = [await askedFor(site, 'reset'), await askedFor(site, 'magic')]
    const ada = openBrowser(site)
    expect(await signInAt(ada, provider)).toBe('/client-portal')
    expect(await (await ada.get('/api/auth/user')).json()).toMatchObject({ id: user.id, emailVerified: true })
    expect(await projectsOf(ada)).toHaveLength(1)
    await expectOutside(site, stranger, elsewhere)
    await expectError(await reset(site, oldReset), 'link-expired')
    await expectError(await openBrowser(site).post('/api/auth/magic-link/use', { token: oldMagic }), 'link-expired')
    const ways = await site.services.db
      .selectFrom('accounts')
      .select('providerId')
      .where('userId', '=', user.id)
      .execute()
    expect(ways).toEqual([{ providerId: provider }])
  })

  test('belongs to the person who uses a magic link, no matter who requested it', async () => {
    const { site, stranger, elsewhere } = await setUp(engine)
    await stranger.post('/api/auth/magic-link', { email })
    const ada = openBrowser(site)
    const token = await mailedToken(site, 'magic', email)
    expect((await ada.post('/api/auth/magic-link/use', { token })).status).toBe(200)
    expect(await projectsOf(ada)).toHaveLength(1)
    await expectOutside(site, stranger, elsewhere)
  })

  test('belongs to the person who sets a password by mail', async () => {
    const { site, stranger, elsewhere } = await setUp(engine)
    expect((await reset(site, await askedFor(site, 'reset'))).status).toBe(200)
    await expectOutside(site, stranger, elsewhere)
    const ada = openBrowser(site)
    expect((await ada.post('/api/auth/login', { email, password: OWN })).status).toBe(200)
    expect(await projectsOf(ada)).toHaveLength(1)
  })

  test('can be invited all the same, and belongs to the invited person', async () => {
    const { site, stranger, elsewhere, owner, user } = await setUp(engine)
    // The project has invited already.
    expect(await mailedToken(site, 'invitation', email)).toBeDefined()
    expect((await owner.post('/api/admin/invitations', { email })).status).toBe(200)
    const invitation = await mailedToken(site, 'invitation', email)
    const ada = openBrowser(site)
    const registration = buildRegistration({ password: OWN, firstName: 'Augusta', invitation })
    await expectError(await ada.post('/api/auth/register', { ...registration, invitation: undefined }), 'email-taken')
    const response = await ada.post('/api/auth/register', registration)
    expect(await response.json()).toMatchObject({ user: { id: user.id, emailVerified: true, firstName: 'Augusta' } })
    expect(await projectsOf(ada)).toHaveLength(1)
    await expectOutside(site, stranger, elsewhere)
    await expectError(await openBrowser(site).post('/api/auth/register', registration), 'link-expired')
  })

  test('a stranger’s registration without the invitation does not use it up', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await owner.post('/api/admin/invitations', { email })
    const { browser: stranger } = await registered(site)
    const invitation = await mailedToken(site, 'invitation', email)
    const ada = openBrowser(site)
    expect((await ada.post('/api/auth/register', buildRegistration({ password: OWN, invitation }))).status).toBe(200)
    await expectError(await stranger.get('/api/auth/user'), 'not-signed-in')
  })

  test('a stranger’s unverified provider has no access after the owner confirms it', async () => {
    const identityServer = await buildIdentityServer({ sub: '666', email, email_verified: false, name: 'A Stranger' })
    const site = await buildApp(engine, providersAt(identityServer))
    const stranger = openBrowser(site)
    expect(await signInAt(stranger, 'github')).toBe('/client-portal')
    const token = await mailedToken(site, 'verify', email)
    expect((await verify(openBrowser(site), token)).status).toBe(200)
    await expectError(await stranger.get('/api/auth/user'), 'not-signed-in')
    expect(await signInAt(stranger, 'github')).toContain('notice=account-not-linked')
    expect(await site.services.db.selectFrom('accounts').select('providerId').execute()).toEqual([])
  })

  test('a provider that verifies the address later stays linked, and ends the earlier sessions', async () => {
    const identity = { sub: '4711', email, email_verified: false, name: 'Ada Lovelace' }
    const identityServer = await buildIdentityServer(identity)
    const site = await buildApp(engine, providersAt(identityServer))
    const before = openBrowser(site)
    expect(await signInAt(before, 'google')).toBe('/client-portal')
    identityServer.identity = { ...identity, email_verified: true }
    const ada = openBrowser(site)
    expect(await signInAt(ada, 'google')).toBe('/client-portal')
    expect(await (await ada.get('/api/auth/user')).json()).toMatchObject({ emailVerified: true })
    await expectError(await before.get('/api/auth/user'), 'not-signed-in')
    // Another address at the same service proves nothing about this one.
    const { browser: grace } = await registered(site, { email: 'grace@example.com' })
    identityServer.identity = { ...identity, email: 'grace@example.com', email_verified: true }
    expect(await signInAt(openBrowser(site), 'google')).toBe('/client-portal')
    expect(await (await grace.get('/api/auth/user')).json()).toMatchObject({ emailVerified: false })
  })

  test('concurrent sign-ins while its owner confirms it are worthless, on two instances', async () => {
    const { site, stranger, confirmation } = await setUp(engine)
    const other = await secondInstance(site)
    const strangers = Array.from({ length: 16 }, (_, i) => openBrowser(i % 2 ? site : other))
    const change = { currentPassword: PASSWORD, newPassword: 'a stranger’s next password' }
    const [confirmed] = await Promise.all([
      verify(openBrowser(site), confirmation),
      stranger.post('/api/auth/change-password', change),
      ...strangers.map((browser) => browser.post('/api/auth/login', { email, password: PASSWORD })),
    ])
    expect(confirmed.status).toBe(200)
    await expectOutside(site, stranger, ...strangers)
    const login = { email, password: change.newPassword }
    await expectError(await openBrowser(site).post('/api/auth/login', login), 'wrong-credentials')
    const sessions = site.services.db.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.userId')
    expect(await sessions.select('email').where('email', '=', email).execute()).toEqual([])
  })

  test('confirming it during its deletion restores nothing', async () => {
    const { site, stranger, confirmation } = await setUp(engine)
    const [deleted, confirmed] = await Promise.all([
      stranger.post('/api/auth/delete-account', { password: PASSWORD }),
      verify(openBrowser(site), confirmation),
    ])
    expect([200, 410]).toContain(confirmed.status)
    expect([200, 400, 401]).toContain(deleted.status)
    expect(await projectsOf(stranger)).toEqual([])
    await expectError(await stranger.get('/api/auth/user'), 'not-signed-in')
  })
})

describe.each(engines)('mailed links on %s, once they are out of date', (engine) => {
  async function withLinks() {
    const site = await buildApp(engine)
    const { browser, user } = await registered(site)
    await verify(browser, await mailedToken(site, 'verify', email))
    const links = { reset: await askedFor(site, 'reset'), magic: await askedFor(site, 'magic') }
    return { site, browser, user, ...links }
  }

  async function expectEnded(
    site: TestApp,
    { reset: token, magic }: { reset: string | undefined; magic: string | undefined },
  ) {
    await expectError(await reset(site, token, 'a password by an old link'), 'link-expired')
    await expectError(await openBrowser(site).post('/api/auth/magic-link/use', { token: magic }), 'link-expired')
  }

  test('are invalid after a new password was set by mail', async () => {
    const { site, ...links } = await withLinks()
    expect((await reset(site, await askedFor(site, 'reset'))).status).toBe(200)
    await expectEnded(site, links)
  })

  test('are invalid after the password was changed', async () => {
    const { site, browser, ...links } = await withLinks()
    const change = { currentPassword: PASSWORD, newPassword: OWN }
    expect((await browser.post('/api/auth/change-password', change)).status).toBe(200)
    await expectEnded(site, links)
  })

  test('are invalid after the account was disabled, also once it is enabled again', async () => {
    const { site, user, ...links } = await withLinks()
    const owner = await ownerSignedIn(site)
    for (const isDisabled of [true, false]) {
      const body = JSON.stringify({ isDisabled })
      const headers = { 'Content-Type': 'application/json' }
      const changed = await owner.send('PUT', `/api/admin/users/${user.id}/access`, { headers, body })
      expect(changed.status).toBe(200)
    }
    await expectEnded(site, links)
  })

  test('are invalid after the account was deleted, also for a later account with the address', async () => {
    const { site, browser, ...links } = await withLinks()
    expect((await browser.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(200)
    await registered(site)
    await expectEnded(site, links)
  })
})
