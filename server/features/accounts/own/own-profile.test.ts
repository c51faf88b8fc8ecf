import { describe, expect, test } from 'vitest'
import { LINK_MS } from '#contract/accounts/mailed-links.ts'
import {
  type Browser,
  mailedToken,
  openBrowser,
  ownerSignedIn,
  PASSWORD,
  registered,
} from '#tests/builders/accounts.ts'
import { buildPlan } from '#tests/builders/clients.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const OLD = 'ada@example.com'
const NEW = 'ada@lovelace.example'
const json = { 'Content-Type': 'application/json' }

/** Somebody whose address is confirmed. */
async function confirmed(site: TestApp) {
  const { browser, user } = await registered(site)
  expect((await browser.post('/api/auth/verify-email', { token: await mailedToken(site, 'verify', OLD) })).status).toBe(
    200,
  )
  return { browser, user }
}

const ask = (browser: Browser, email = NEW, password: string | undefined = PASSWORD) =>
  browser.post('/api/auth/address', { email, password })
const confirm = (browser: Browser, token: string | undefined) =>
  browser.post('/api/auth/address/confirmation', { token })
const whoIs = async (browser: Browser) => (await browser.get('/api/auth/user')).json()
const logIn = (site: TestApp, email: string) =>
  openBrowser(site, '198.51.100.9').post('/api/auth/login', { email, password: PASSWORD })
const subjectsTo = (site: TestApp, email: string) =>
  site.mailServer.mails.filter(({ recipients }) => recipients.includes(email)).map(({ parsed }) => parsed.subject)

describe.each(engines)('one’s own name and address on %s', (engine) => {
  test('the name is changed, and neither blank nor somebody else’s', async () => {
    const site = await buildApp(engine)
    const { browser } = await registered(site)
    const other = await registered(site, { email: 'grace@example.com', firstName: 'Grace' }, '198.51.100.2')
    const put = (body: object) => browser.send('PUT', '/api/auth/name', { body: JSON.stringify(body), headers: json })
    expect(await (await put({ firstName: ' Augusta ', lastName: 'King' })).json()).toMatchObject({
      success: true,
      user: { firstName: 'Augusta', lastName: 'King', email: OLD },
    })
    expect(await whoIs(browser)).toMatchObject({ firstName: 'Augusta', lastName: 'King' })
    expect(await whoIs(other.browser)).toMatchObject({ firstName: 'Grace' })
    const { fields } = await expectError(await put({ firstName: ' ', lastName: 'King' }), 'invalid-input')
    expect(Object.keys(fields ?? {})).toEqual(['firstName'])
  })

  test('the address changes once the mail to the new one is followed, and the old one is told', async () => {
    const site = await buildApp(engine)
    const { browser } = await confirmed(site)
    const elsewhere = openBrowser(site, '198.51.100.3')
    await elsewhere.post('/api/auth/login', { email: OLD, password: PASSWORD })
    await elsewhere.post('/api/auth/magic-link', { email: OLD })
    const oldLink = await mailedToken(site, 'magic', OLD)

    expect((await ask(browser, 'Ada@Lovelace.example')).status).toBe(200)
    expect(await whoIs(browser)).toMatchObject({ email: OLD })
    const token = await mailedToken(site, 'address', NEW)
    expect(await (await confirm(browser, token)).json()).toMatchObject({ user: { email: NEW, emailVerified: true } })
    expect(await whoIs(browser)).toMatchObject({ email: NEW, emailVerified: true })

    await site.outbox.deliverDue()
    expect(subjectsTo(site, OLD).at(-1)).toBe('The address of your account at localhost:3000 was changed')
    await expectError(await elsewhere.get('/api/auth/user'), 'not-signed-in')
    await expectError(await openBrowser(site).post('/api/auth/magic-link/use', { token: oldLink }), 'link-expired')
    await expectError(await logIn(site, OLD), 'wrong-credentials')
    expect((await logIn(site, NEW)).status).toBe(200)
    await expectError(await confirm(browser, token), 'link-expired')
  })

  test('a link works only signed in to its account, for an hour, and until the password is another', async () => {
    const site = await buildApp(engine)
    const { browser } = await confirmed(site)
    const stranger = await registered(site, { email: 'grace@example.com' }, '198.51.100.2')
    await ask(browser)
    const token = await mailedToken(site, 'address', NEW)
    await expectError(await confirm(openBrowser(site), token), 'not-signed-in')
    await expectError(await confirm(stranger.browser, token), 'link-expired')
    await expectError(await confirm(browser, `${token}x`), 'link-expired')
    const [until, , signature] = (token ?? '').split('.')
    const other = Buffer.from('eve@example.com').toString('base64url')
    await expectError(await confirm(browser, `${until}.${other}.${signature}`), 'link-expired')

    await browser.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'another horse altogether',
    })
    await expectError(await confirm(browser, token), 'link-expired')
    await ask(browser, NEW, 'another horse altogether')
    const late = await mailedToken(site, 'address', NEW)
    site.clock.advance(LINK_MS.address)
    await expectError(await confirm(browser, late), 'link-expired')
    expect(await whoIs(browser)).toMatchObject({ email: OLD })
  })

  test('asking needs the password, and tells nothing about other accounts', async () => {
    const site = await buildApp(engine)
    const { browser } = await confirmed(site)
    await registered(site, { email: 'grace@example.com' }, '198.51.100.2')
    await site.outbox.deliverDue()
    site.mailServer.mails.length = 0
    for (const password of ['not mine', undefined])
      await expectError(await browser.post('/api/auth/address', { email: NEW, password }), 'invalid-input')
    const [free, taken] = [await ask(browser), await ask(browser, 'grace@example.com')]
    expect([free.status, await free.text()]).toEqual([taken.status, await taken.text()])
    await site.outbox.deliverDue()
    expect(site.mailServer.mails.flatMap(({ recipients }) => recipients)).toEqual([NEW])
  })

  test('an address that got an account meanwhile stays with it', async () => {
    const site = await buildApp(engine)
    const { browser } = await confirmed(site)
    await ask(browser)
    const token = await mailedToken(site, 'address', NEW)
    await registered(site, { email: NEW }, '198.51.100.2')
    await expectError(await confirm(browser, token), 'email-taken')
    expect(await whoIs(browser)).toMatchObject({ email: OLD })
  })

  test('projects stay, and those that wait for the new address come to it', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { browser } = await confirmed(site)
    const plan = (name: string, clientEmail: string) => ({ ...buildPlan({ name, clientEmail }), language: 'en' })
    await owner.post('/api/admin/projects', plan('A bridge', OLD))
    await owner.post('/api/admin/projects', plan('A tower', NEW))
    const names = async () =>
      ((await (await browser.get('/api/client/projects')).json()) as { name: string }[]).map(({ name }) => name).sort()
    expect(await names()).toEqual(['A bridge'])
    await ask(browser)
    await confirm(browser, await mailedToken(site, 'address', NEW))
    expect(await names()).toEqual(['A bridge', 'A tower'])
  })

  test('what was written from the earlier address is exported and deleted with the account', async () => {
    const site = await buildApp(engine)
    const { browser } = await confirmed(site)
    const message = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: OLD,
      subject: 'Engines',
      message: 'About engines.',
    }
    expect((await browser.post('/api/contact', { ...message, elapsedMs: 60_000 })).status).toBe(200)
    await ask(browser)
    await confirm(browser, await mailedToken(site, 'address', NEW))
    const data = (await (await browser.get('/api/auth/data')).json()) as { formerAddresses: Record<string, object> }
    expect(JSON.stringify(data.formerAddresses[OLD])).toContain('About engines.')
    await site.outbox.deliverDue()
    expect((await browser.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(200)
    const { db } = site.services
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('former_addresses').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('mail_people').selectAll().where('person', '=', OLD).execute()).toEqual([])
  })

  test('an address that the environment sets is changed there', async () => {
    const site = await buildApp(engine, { ADMIN_EMAIL: 'owner@example.com' })
    const owner = await ownerSignedIn(site)
    expect(await (await owner.get('/api/auth/account')).json()).toMatchObject({ addressIsFixed: true })
    await expectError(await ask(owner), 'not-allowed')
  })
})
