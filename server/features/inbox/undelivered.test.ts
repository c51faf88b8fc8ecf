import { describe, expect, test } from 'vitest'
import type { UndeliveredMail } from '#contract/inbox/inbox.ts'
import { adminActions, ownerSignedIn } from '#tests/builders/accounts.ts'
import { read, written } from '#tests/builders/inbox.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const listed = async (owner: Awaited<ReturnType<typeof ownerSignedIn>>) =>
  (await read<{ items: UndeliveredMail[] }>(owner, '/api/admin/undelivered')).items

/** A message whose two mails nobody takes in. */
async function withDeadMails(site: TestApp): Promise<void> {
  site.mailServer.faults.RCPT = 550
  await written(site)
  await site.outbox.deliverDue()
  delete site.mailServer.faults.RCPT
}

describe.each(engines)('undelivered mails on %s', (engine) => {
  test('are listed with the reason, and never with their text', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await withDeadMails(site)
    const mails = await listed(owner)
    expect(mails).toHaveLength(2)
    expect(mails.find(({ to }) => to === 'ada@example.com')).toEqual({
      id: expect.stringContaining('-receipt'),
      to: 'ada@example.com',
      subject: expect.any(String),
      state: 'failed',
      reason: expect.stringContaining('550'),
      failedAt: site.clock.now(),
    })
    expect(await read(owner, '/api/admin/inbox')).toMatchObject({ undelivered: 2 })
  })

  test('one of which nothing could be kept is listed, and can be dismissed', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await withDeadMails(site)
    const [one] = await listed(owner)
    await site.services.db.updateTable('outbox').set({ payload: '{}' }).where('id', '=', `${one?.id}`).execute()
    expect(await listed(owner)).toContainEqual(expect.objectContaining({ id: one?.id, to: '', subject: '' }))
    expect((await owner.post(`/api/admin/undelivered/${one?.id}/dismiss`)).status).toBe(200)
    expect(await listed(owner)).toHaveLength(1)
  })

  test('one can be retried, and all of them', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await withDeadMails(site)
    const [one] = await listed(owner)
    expect((await owner.post(`/api/admin/undelivered/${one?.id}/retry`)).status).toBe(200)
    await site.outbox.deliverDue()
    expect([(await listed(owner)).length, site.mailServer.mails.length]).toEqual([1, 1])
    const response = await owner.post('/api/admin/undelivered/retry')
    expect(await response.json()).toEqual({ success: true, count: 1 })
    await site.outbox.deliverDue()
    expect([(await listed(owner)).length, site.mailServer.mails.length]).toEqual([0, 2])
    expect((await adminActions(owner)).filter(([action]) => action === 'mail-retried')).toHaveLength(2)
    await expectError(await owner.post(`/api/admin/undelivered/${one?.id}/retry`), 'not-found')
  })

  test('a retry of an old one lasts another day', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await withDeadMails(site)
    site.clock.advance(3 * 24 * 3600_000)
    await owner.post('/api/auth/login', { email: 'owner@example.com', password: 'a horse of its own' })
    site.mailServer.faults.RCPT = 450
    await owner.post('/api/admin/undelivered/retry')
    await site.outbox.deliverDue()
    expect(await listed(owner)).toEqual([])
    delete site.mailServer.faults.RCPT
    site.clock.advance(120_000)
    await site.outbox.deliverDue()
    expect(site.mailServer.mails).toHaveLength(2)
  })

  test('an unconfirmed one is marked as such, and not retried with all', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await written(site)
    // As two servers leave it that stopped, one after the other, between handing over and noting it.
    const twice = { handed_over_at: site.clock.now(), unconfirmed_count: 1 }
    await site.services.db.updateTable('outbox').set(twice).execute()
    await site.outbox.deliverDue()
    const mails = await listed(owner)
    expect(mails.map(({ state }) => state)).toEqual(['unconfirmed', 'unconfirmed'])
    expect(await (await owner.post('/api/admin/undelivered/retry')).json()).toEqual({ success: true, count: 0 })
    await owner.post(`/api/admin/undelivered/${mails[0]?.id}/retry`)
    await site.outbox.deliverDue()
    expect(site.mailServer.mails).toHaveLength(1)
  })

  test('one can be dismissed', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await withDeadMails(site)
    const [one] = await listed(owner)
    expect((await owner.post(`/api/admin/undelivered/${one?.id}/dismiss`)).status).toBe(200)
    expect((await listed(owner)).map(({ id }) => id)).not.toContain(one?.id)
    expect(await read(owner, '/api/admin/inbox')).toMatchObject({ undelivered: 1 })
    expect(await adminActions(owner)).toContainEqual(['mail-dismissed', one?.to])
    await expectError(await owner.post(`/api/admin/undelivered/${one?.id}/dismiss`), 'not-found')
  })
})
