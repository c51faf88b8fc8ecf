import { describe, expect, test } from 'vitest'
import { openBrowser, PASSWORD, registered, standStill } from '#tests/builders/accounts.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'

const HOUR = 3600_000
const VICTIM = 'victim@example.org'

/** Of mails to the address. */
async function subjectsTo({ outbox, mailServer }: TestApp, address: string): Promise<string[]> {
  await outbox.deliverDue()
  return mailServer.mails
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ parsed }) => parsed.subject ?? '')
}

const receiptsIn = async (site: TestApp) =>
  (await subjectsTo(site, VICTIM)).length + (await subjectsTo(site, VICTIM.toUpperCase())).length

describe.each(engines)('limits of mails to one address on %s', (engine) => {
  test('three receipts an hour, from however many visitors; every message arrives', async () => {
    const site = await buildApp(engine)
    const write = async (visitor: number) => {
      const message = buildMessage({ email: visitor % 2 ? VICTIM : VICTIM.toUpperCase() })
      expect((await sendMessage(site.app, message, { from: `198.51.100.${visitor}` })).status).toBe(200)
    }
    for (let visitor = 1; visitor <= 20; visitor++) await write(visitor)
    expect(await receiptsIn(site)).toBe(3)
    expect(await site.services.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(20)
    expect(site.mailServer.mails).toHaveLength(23)
    site.clock.advance(HOUR)
    await write(21)
    expect(await receiptsIn(site)).toBe(4)
  })

  test('repeated registration and deletion of an account for another’s address sends few mails', async () => {
    const site = await buildApp(engine)
    standStill(site)
    for (let round = 0; round < 9; round++) {
      const { browser } = await registered(site, { email: VICTIM }, `203.0.113.${round}`)
      const deleted = await browser.post(
        '/api/auth/delete-account',
        { password: PASSWORD },
        { from: `203.0.113.${round}` },
      )
      expect(deleted.status).toBe(200)
    }
    const subjects = await subjectsTo(site, VICTIM)
    // The mail that asks to confirm goes with the account before it has left.
    expect(subjects).toHaveLength(5)
  })

  test('links to sign in and to set a password are five an hour in all', async () => {
    const site = await buildApp(engine)
    await registered(site, { email: VICTIM })
    for (let visitor = 1; visitor <= 12; visitor++) {
      const browser = openBrowser(site, `198.51.100.${visitor}`)
      const path = visitor % 2 ? '/api/auth/forgot-password' : '/api/auth/magic-link'
      expect((await browser.post(path, { email: VICTIM })).status).toBe(200)
    }
    expect(await subjectsTo(site, VICTIM)).toHaveLength(5)
  })
})
