import { describe, expect, test } from 'vitest'
import { LINK_MS } from '#contract/accounts/mailed-links.ts'
import { openBrowser, ownerSignedIn, registered } from '#tests/builders/accounts.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { read } from '#tests/builders/inbox.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { type Engine, engines } from '#tests/servers/database.ts'

const email = 'ada@example.com'

/** Somebody has asked for each kind of link, and the mail server takes nothing in. */
async function withLinks(engine: Engine) {
  const site = await buildApp(engine)
  const owner = await ownerSignedIn(site)
  site.mailServer.faults.RCPT = 450
  await registered(site)
  const visitor = openBrowser(site)
  await visitor.post('/api/auth/forgot-password', { email })
  await visitor.post('/api/auth/magic-link', { email })
  await owner.post('/api/admin/invitations', { email: 'grace@example.com', language: 'en' })
  return { site, owner }
}

const payloads = async ({ services }: TestApp) =>
  (await services.db.selectFrom('outbox').select(['id', 'payload', 'state', 'last_error']).orderBy('id').execute()).map(
    ({ id, ...row }) => ({ kind: id.replace(/^.{36}-/, ''), ...row }),
  )

const LINK = /#(?:verify|reset|magic|invitation)=/

describe.each(engines)('sign-in links in the outbox on %s', (engine) => {
  test('are deleted once their mail is sent, and so are people’s texts', async () => {
    const { site, owner } = await withLinks(engine)
    await sendMessage(site.app, buildMessage({ message: 'for the owner only' }))
    expect((await payloads(site)).filter(({ payload }) => LINK.test(payload))).toHaveLength(4)
    site.mailServer.faults = {}
    await site.outbox.deliverDue()
    const after = await payloads(site)
    expect(new Set(after.map(({ state }) => state))).toEqual(new Set(['sent']))
    for (const { payload } of after) {
      expect(payload).not.toMatch(LINK)
      expect(payload).not.toContain('for the owner only')
    }
    // An erased person is found by their address.
    expect(after.filter(({ payload }) => payload.includes(`"address":"${email}"`))).toHaveLength(5)
    expect(site.mailServer.mails.filter(({ parsed }) => LINK.test(parsed.text ?? ''))).toHaveLength(4)
    expect(await read(owner, '/api/admin/undelivered')).toEqual({ items: [], next: null })
  })

  test('are neither sent nor stored after their expiry, and the owner sees it', async () => {
    const { site, owner } = await withLinks(engine)
    await site.outbox.deliverDue()
    site.mailServer.faults = {}
    site.clock.advance(LINK_MS.reset)
    await site.outbox.deliverDue()
    const linkOf = ({ kind, payload }: { kind: string; payload: string }) => LINK.test(payload) && kind
    expect((await payloads(site)).map(linkOf).filter(Boolean)).toEqual([])
    const sent = site.mailServer.mails.map(({ parsed }) => LINK.exec(parsed.text ?? '')?.[0]).sort()
    expect(sent).toEqual(['#invitation=', '#verify='])
    const { items } = await read<{ items: { to: string; state: string; reason: string }[] }>(
      owner,
      '/api/admin/undelivered',
    )
    expect(items.map(({ to, state }) => [to, state])).toEqual([
      [email, 'failed'],
      [email, 'failed'],
    ])
    for (const { reason } of items) expect(reason).toContain('expired')
    expect((await owner.post('/api/admin/undelivered/retry')).status).toBe(200)
    await site.outbox.deliverDue()
    expect(site.mailServer.mails).toHaveLength(2)
  })

  test('are deleted at their expiry from a mail that was rejected', async () => {
    const { site } = await withLinks(engine)
    site.mailServer.faults.RCPT = 550
    await site.outbox.deliverDue()
    await site.outbox.tidy()
    expect((await payloads(site)).filter(({ payload }) => LINK.test(payload))).toHaveLength(4)
    site.clock.advance(LINK_MS.reset)
    await site.outbox.tidy()
    const left = (await payloads(site)).filter(({ payload }) => LINK.test(payload))
    expect(left.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['invitation', 'verification']))
    expect(left).toHaveLength(2)
  })

  test('of an earlier version are deleted', async () => {
    const { site } = await withLinks(engine)
    // As that version left them.
    await site.services.db.updateTable('outbox').set({ state: 'sent', finished_at: site.clock.now() }).execute()
    await site.outbox.tidy()
    for (const { payload } of await payloads(site)) {
      expect(payload).not.toMatch(LINK)
      expect(JSON.parse(payload)).toMatchObject({ to: { address: expect.any(String) }, subject: expect.any(String) })
    }
  })
})
