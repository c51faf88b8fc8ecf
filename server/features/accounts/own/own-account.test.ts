import { describe, expect, test } from 'vitest'
import { SESSION_MS } from '#contract/accounts/accounts.ts'
import { FRESH_MS } from '#contract/accounts/own-account.ts'
import {
  type Browser,
  mailedToken,
  openBrowser,
  ownerSignedIn,
  PASSWORD,
  registered,
  standStill,
} from '#tests/builders/accounts.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { askForResume } from '#tests/builders/resume.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { buildIdentityServer, providersAt } from '#tests/servers/identity/identity-server.ts'
import { expectError } from '#tests/servers/requests.ts'

const email = 'ada@example.com'
const NEW = 'another horse entirely'

interface Shown {
  password: boolean
  providers: string[]
  sessions: { id: string; current: boolean; userAgent: string; signedInAt: number }[]
}
const shown = async (browser: Browser) => (await (await browser.get('/api/auth/account')).json()) as Shown

async function onTwoDevices(...[site]: Parameters<typeof registered>) {
  const { browser: laptop, user } = await registered(site)
  const phone = openBrowser(site)
  const sender = { headers: { 'User-Agent': 'A telephone' } }
  expect((await phone.post('/api/auth/login', { email, password: PASSWORD }, sender)).status).toBe(200)
  return { laptop, phone, user }
}

describe.each(engines)('one’s own account on %s', (engine) => {
  test('lists one’s sessions, and ends others', async () => {
    const site = await buildApp(engine)
    const { laptop, phone } = await onTwoDevices(site)
    const { password, providers, sessions } = await shown(laptop)
    expect({ password, providers }).toEqual({ password: true, providers: [] })
    expect(sessions).toHaveLength(2)
    const other = expectDefined(sessions.find(({ current }) => !current))
    expect(other.userAgent).toBe('A telephone')
    // With a token in it, reading the answer would be enough to sign in.
    expect(JSON.stringify(sessions)).not.toContain(expectDefined(laptop.cookies.get('session')).split('.')[0])

    const ended = await laptop.send('DELETE', `/api/auth/sessions/${other.id}`)
    expect(ended.status).toBe(200)
    await expectError(await phone.get('/api/auth/user'), 'not-signed-in')
    await expectError(await laptop.send('DELETE', `/api/auth/sessions/${other.id}`), 'not-found')
    expect((await laptop.get('/api/auth/user')).status).toBe(200)
  })

  test('a sign-out during a call is a 401, not a server error', async () => {
    const site = await buildApp(engine)
    const statuses = new Set<number>()
    for (let round = 0; round < 5; round++) {
      const phone = openBrowser(site)
      if (round === 0) await registered(site)
      await phone.post('/api/auth/login', { email, password: PASSWORD })
      const asked = Array.from({ length: 8 }, () => phone.get('/api/auth/account'))
      const signedOut = phone.post('/api/auth/logout', {})
      for (const { status } of await Promise.all([...asked, signedOut])) statuses.add(status)
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([])
  })

  test('ends all other sign-ins at once, or this one', async () => {
    const site = await buildApp(engine)
    const { laptop, phone } = await onTwoDevices(site)
    expect((await laptop.send('DELETE', '/api/auth/sessions')).status).toBe(200)
    await expectError(await phone.get('/api/auth/user'), 'not-signed-in')
    const [own] = (await shown(laptop)).sessions
    await laptop.send('DELETE', `/api/auth/sessions/${expectDefined(own).id}`)
    expect([...laptop.cookies.keys()]).toEqual(['known-browser'])
    await expectError(await laptop.get('/api/auth/user'), 'not-signed-in')
  })

  test('another user’s session is not found, like a missing one', async () => {
    const site = await buildApp(engine)
    const { browser: ada } = await registered(site)
    const { browser: bob } = await registered(site, { email: 'bob@example.com' })
    const [session] = (await shown(ada)).sessions
    const [foreign, none] = await Promise.all(
      [expectDefined(session).id, 'none'].map((id) => bob.send('DELETE', `/api/auth/sessions/${id}`)),
    )
    const answers = [
      await expectError(expectDefined(foreign), 'not-found'),
      await expectError(expectDefined(none), 'not-found'),
    ]
    expect(expectDefined(answers[0]).message).toBe(expectDefined(answers[1]).message)
    expect((await ada.get('/api/auth/user')).status).toBe(200)
  })

  test('a new password ends the other sessions and gives this one a new token', async () => {
    const site = await buildApp(engine)
    const { laptop, phone } = await onTwoDevices(site)
    const before = laptop.cookies.get('session')
    const change = (changes: object = {}) =>
      laptop.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW, ...changes })
    const wrong = await expectError(await change({ currentPassword: 'wrong horse' }), 'invalid-input')
    expect(wrong.fields).toEqual({ currentPassword: 'This is not your current password' })
    const common = await expectError(await change({ newPassword: 'Password1' }), 'invalid-input')
    expect(Object.keys(expectDefined(common.fields))).toEqual(['newPassword'])

    expect((await change()).status).toBe(200)
    expect(laptop.cookies.get('session')).not.toBe(before)
    expect((await laptop.get('/api/auth/user')).status).toBe(200)
    await expectError(await phone.get('/api/auth/user'), 'not-signed-in')
    await expectError(await phone.post('/api/auth/login', { email, password: PASSWORD }), 'wrong-credentials')
    expect((await phone.post('/api/auth/login', { email, password: NEW })).status).toBe(200)
  })

  test('a session lasts a week without a visit, and visits extend it', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    const { browser } = await registered(site)
    time.advance(SESSION_MS - 60_000)
    const visit = await browser.get('/api/auth/user')
    expect(visit.status).toBe(200)
    expect(visit.headers.getSetCookie().join()).toContain('signed-in=1')
    time.advance(SESSION_MS - 60_000)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    time.advance(SESSION_MS + 60_000)
    await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
    expect(browser.cookies.has('signed-in')).toBe(false)
  })

  test('personal data can be exported; data of the address needs a confirmed one', async () => {
    const site = await buildApp(engine)
    await sendMessage(site.app, buildMessage({ email: 'Ada@example.com', message: 'About an engine' }))
    await askForResume(site.app, { email })
    const { browser, user } = await registered(site)
    const take = async () => {
      const response = await browser.get('/api/auth/data')
      expect(response.headers.get('Content-Type')).toBe('application/json')
      expect(response.headers.get('Content-Disposition')).toContain('filename="localhost-my-data.json"')
      return (await response.json()) as Record<string, unknown>
    }
    expect(await take()).toMatchObject({ account: user, password: true, messages: [], resumes: [] })
    await browser.post('/api/auth/verify-email', { token: await mailedToken(site, 'verify', email) })
    expect(await take()).toMatchObject({
      account: { id: user.id, emailVerified: true },
      messages: [{ subject: 'An engine', message: 'About an engine' }],
      resumes: [{ role: 'recruiter' }],
    })
  })

  test('a deleted account is gone with all data about the person, and no other’s', async () => {
    const site = await buildApp(engine)
    await sendMessage(site.app, buildMessage({ email: 'Ada@example.com' }))
    await sendMessage(site.app, buildMessage({ email: 'bda@example.com' }))
    await askForResume(site.app, { email })
    const { browser, user } = await registered(site)
    const { browser: bob } = await registered(site, { email: 'bob@example.com' })
    await browser.post('/api/auth/verify-email', { token: await mailedToken(site, 'verify', email) })
    await openBrowser(site).post('/api/auth/forgot-password', { email })

    const wrong = await expectError(await browser.post('/api/auth/delete-account', {}), 'invalid-input')
    expect(Object.keys(expectDefined(wrong.fields))).toEqual(['password'])
    const guess = await browser.post('/api/auth/delete-account', { password: 'wrong horse' })
    await expectError(guess, 'invalid-input')
    expect((await browser.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(200)
    expect([...browser.cookies.keys()]).toEqual([])

    await site.outbox.deliverDue()
    const { db } = site.services
    const left: Record<string, unknown[]> = {}
    for (const table of [
      'users',
      'sessions',
      'accounts',
      'verifications',
      'contact_messages',
      'resume_downloads',
    ] as const)
      left[table] = await db.selectFrom(table).selectAll().execute()
    expect(Object.entries(left).map(([table, rows]) => [table, rows.length])).toEqual([
      ['users', 1],
      ['sessions', 1],
      ['accounts', 1],
      ['verifications', 0],
      ['contact_messages', 1],
      ['resume_downloads', 0],
    ])
    expect(JSON.stringify(left).toLowerCase()).not.toContain(email)
    expect(JSON.stringify(left)).not.toContain(user.id)
    const outbox = await db.selectFrom('outbox').select(['id', 'payload']).execute()
    const about = outbox.filter(({ payload }) => payload.toLowerCase().includes('"ada@example.com"'))
    expect(about.map(({ id }) => id.replace(/^.{36}-/, ''))).toEqual(['accountDeleted'])
    expect((await bob.get('/api/auth/user')).status).toBe(200)
    await registered(site)
  })

  test('the messages of an unconfirmed address stay', async () => {
    const site = await buildApp(engine)
    await sendMessage(site.app, buildMessage({ email }))
    const { browser } = await registered(site)
    await browser.post('/api/auth/delete-account', { password: PASSWORD })
    expect(await site.services.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(1)
  })

  test('deleting an account without a password needs a recent sign-in', async () => {
    const identityServer = await buildIdentityServer({ sub: '1', email, email_verified: true, name: 'Ada' })
    const site = await buildApp(engine, providersAt(identityServer))
    const time = standStill(site)
    const browser = openBrowser(site)
    const away = await browser.get('/api/auth/google')
    const back = await fetch(expectDefined(away.headers.get('Location')), { redirect: 'manual' })
    await browser.get(
      new URL(expectDefined(back.headers.get('Location'))).pathname +
        new URL(expectDefined(back.headers.get('Location'))).search,
    )
    expect(await shown(browser)).toMatchObject({ password: false, providers: ['google'] })
    time.advance(FRESH_MS + 1)
    await expectError(await browser.post('/api/auth/delete-account', {}), 'sign-in-again')
    time.advance(-1)
    expect((await browser.post('/api/auth/delete-account', {})).status).toBe(200)
  })

  test('the last admin cannot be deleted', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await expectError(await owner.post('/api/auth/delete-account', { password: PASSWORD }), 'last-admin')
    const second = await ownerSignedIn(site, 'second@example.com')
    expect((await second.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(200)
  })
})
