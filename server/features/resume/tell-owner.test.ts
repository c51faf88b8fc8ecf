import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#contract/endpoint.ts'
import { mailedToken, openBrowser, PASSWORD, registered } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { askForResume } from '#tests/builders/resume.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { type Engine, engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'
import { LISTED_MAX } from './tell-owner.ts'

async function setUp(engine: Engine) {
  const site = await buildApp(engine, { CONTACT_TO: 'me@example.org' })
  site.services.press = { print: () => Promise.resolve(new Uint8Array()) }
  return site
}

/** By somebody else each time. */
async function take(site: TestApp, n: number, changes: Record<string, unknown> = {}) {
  site.clock.advance(1)
  const response = await askForResume(
    site.app,
    { email: `reader-${n}@example.com`, ...changes },
    { from: `10.0.${n >> 8}.${n & 255}` },
  )
  expect(response.status).toBe(200)
}

const mailsToOwner = async ({ outbox, mailServer }: TestApp) => {
  await outbox.deliverDue()
  return mailServer.mails.filter(({ recipients }) => recipients.includes('me@example.org')).map(({ parsed }) => parsed)
}

describe.each(engines)('mails to the owner about résumés on %s', (engine) => {
  test('the first is mailed at once, all others of an hour in one mail', async () => {
    const site = await setUp(engine)
    for (let n = 0; n < 30; n++) await take(site, n, { followUp: n === 7 })
    expect(await mailsToOwner(site)).toHaveLength(1)
    site.clock.advance(HOUR)
    const [, list, ...others] = await mailsToOwner(site)
    expect(others).toEqual([])
    expect(expectDefined(list).subject).toBe('[localhost:3000] Further downloads of your resume: 29')
    const lines = expectDefined(expectDefined(list).text)
      .split('\n')
      .filter((line) => line.includes('@'))
    expect(lines.map((line) => line.split(' ')[0])).toEqual(
      Array.from({ length: 29 }, (_, n) => `reader-${n + 1}@example.com`),
    )
    expect(lines.filter((line) => line.endsWith('may be contacted'))).toEqual([
      'reader-7@example.com – Recruiter – English – may be contacted',
    ])
    await take(site, 31)
    expect(expectDefined((await mailsToOwner(site)).at(-1)).text).toContain('reader-31@example.com')
  })

  test('entries beyond one list follow in another an hour later', async () => {
    const site = await setUp(engine)
    for (let n = 0; n < LISTED_MAX + 3; n++) await take(site, n)
    expect(await mailsToOwner(site)).toHaveLength(1)
    site.clock.advance(HOUR)
    expect((await mailsToOwner(site)).map(({ subject }) => subject).slice(1)).toEqual([
      `[localhost:3000] Further downloads of your resume: ${LISTED_MAX}`,
    ])
    site.clock.advance(HOUR)
    expect(expectDefined((await mailsToOwner(site)).at(-1)).text).toContain(`reader-${LISTED_MAX + 2}@example.com`)
  })

  test('the owner reads a role as the dialog calls it, and other words as they were written', async () => {
    const site = await setUp(engine)
    const roles = ['developer', 'client', 'other', 'Head of a school']
    for (const [n, role] of roles.entries()) await take(site, n, { role })
    expect((await mailsToOwner(site)).map(({ text }) => text).join()).toContain('Role: Developer/Tech Enthusiast')
    site.clock.advance(HOUR)
    const list = expectDefined((await mailsToOwner(site)).at(-1)).text
    expect(list?.match(/(?<=@example\.com – ).*(?= – English)/g)).toEqual(['Client', 'Other', 'Head of a school'])
  })

  test('one address is recorded five times an hour, and the same request once', async () => {
    const site = await setUp(engine)
    const email = 'reader@example.com'
    for (let n = 0; n < 20; n++) await take(site, n, { email: n % 2 ? email : 'Reader@example.com' })
    const noted = () => site.services.db.selectFrom('resume_downloads').select('role').execute()
    expect(await noted()).toEqual([{ role: 'recruiter' }])
    for (let n = 0; n < 20; n++) await take(site, n, { email, role: `role ${n}` })
    expect(await noted()).toHaveLength(5)
    site.clock.advance(2 * HOUR)
    expect(await mailsToOwner(site)).toHaveLength(2)
  })

  test('one visitor may download thirty an hour', async () => {
    const site = await setUp(engine)
    const again = () => askForResume(site.app, { email: `${crypto.randomUUID()}@example.com` })
    for (let n = 0; n < 30; n++) {
      if (n % 10 === 0) site.clock.advance(MINUTE)
      expect((await again()).status).toBe(200)
    }
    site.clock.advance(MINUTE)
    await expectError(await again(), 'rate-limited')
    site.clock.advance(HOUR)
    expect((await again()).status).toBe(200)
  })

  test('an erased person is removed from a waiting list, all others stay', async () => {
    const site = await setUp(engine)
    const email = 'ada@example.com'
    await take(site, 1)
    await take(site, 2, { email })
    await take(site, 3)
    const { browser } = await registered(site)
    await browser.post('/api/auth/verify-email', { token: await mailedToken(site, 'verify', email) })
    expect((await browser.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(200)
    site.clock.advance(HOUR)
    const list = expectDefined((await mailsToOwner(site)).at(-1))
    expect(list.text).toContain('reader-3@example.com')
    expect(list.text).not.toContain(email)
    expect((await openBrowser(site).post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401)
  })
})
