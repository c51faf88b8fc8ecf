import { describe, expect, test } from 'vitest'
import type { Health } from '#contract/admin/system-status.ts'
import { HOUR, MINUTE } from '#contract/endpoint.ts'
import { createApp } from '#server/app.ts'
import { openMail } from '#server/integrations/mail.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { adminActions, type Browser, openBrowser, ownerSignedIn, registered } from '#tests/builders/accounts.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { type Engine, engines } from '#tests/servers/database.ts'
import { buildProviders } from '#tests/servers/providers/provider-server.ts'
import { expectError } from '#tests/servers/requests.ts'

async function health(owner: Browser): Promise<Health> {
  const response = await owner.get('/api/admin/health')
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as Health
}

/** The site as it is without a mail server. */
async function buildWithoutSmtp(engine: Engine) {
  const site = await buildApp(engine)
  const mail = openMail({ DATA_DIR: site.services.env.DATA_DIR }, 'localhost')
  const services = { ...site.services, mail, metrics: createMetrics() }
  return { ...site, services, app: createApp(services) } satisfies TestApp
}

const calls = [
  ['GET', '/api/admin/health'],
  ['GET', '/api/admin/backup'],
  ['POST', '/api/admin/backup'],
  ['POST', '/api/admin/test-mail'],
  ['GET', '/api/admin/kept-mails'],
  ['GET', '/api/admin/kept-mails/one'],
] as const

describe.each(engines)('system status on %s', (engine) => {
  test('reports every dependency', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const told = await health(owner)
    expect(told).toMatchObject({
      at: site.clock.now(),
      process: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), node: process.versions.node },
      database: { verdict: 'ok', engine, version: expect.stringMatching(/^\d+\.\d+/) },
      mail: { verdict: 'ok', way: 'smtp', lastDeliveredAt: null, trouble: null },
      outbox: { verdict: 'ok', pending: 0, sent: 0, dead: 0, unconfirmed: 0, oldestWaitingAt: null },
      browser: { verdict: 'attention', way: 'light' },
      providers: { verdict: 'ok', configured: [], failing: [] },
    })
    const { database, disk } = told
    expect(database.migrations.applied).toBe(database.migrations.known)
    expect(database.bytes).toBeGreaterThan(50_000)
    expect(disk?.totalBytes).toBeGreaterThan(disk?.freeBytes ?? Number.POSITIVE_INFINITY)
  })

  test('an undeliverable mail is shown with its error, and how long it has waited', async () => {
    const site = await buildApp(engine)
    const { clock, outbox, mailServer, app } = site
    const owner = await ownerSignedIn(site)
    const createdAt = clock.now()
    mailServer.faults.MAIL = 451
    await sendMessage(app, buildMessage())
    await outbox.deliverDue()
    expect(await health(owner)).toMatchObject({
      mail: { verdict: 'failing', trouble: { state: 'pending', createdAt, error: expect.stringContaining('451') } },
      outbox: { verdict: 'ok', pending: 2, oldestWaitingAt: createdAt },
    })
    clock.advance(10 * MINUTE)
    expect((await health(owner)).outbox.verdict).toBe('attention')
    clock.advance(2 * HOUR - 10 * MINUTE)
    expect((await health(owner)).outbox.verdict).toBe('failing')
    mailServer.faults = {}
    await outbox.deliverDue()
    expect(await health(owner)).toMatchObject({
      mail: { verdict: 'ok', lastDeliveredAt: clock.now(), trouble: null },
      outbox: { verdict: 'ok', pending: 0, sent: 2, oldestWaitingAt: null },
    })
  })

  test('a failed mail stays visible', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    site.mailServer.faults.RCPT = 550
    await sendMessage(site.app, buildMessage())
    await site.outbox.deliverDue()
    expect(await health(owner)).toMatchObject({
      mail: { verdict: 'attention', trouble: { state: 'dead' } },
      outbox: { verdict: 'attention', dead: 2 },
    })
  })

  test('a failing provider needs attention', async () => {
    const providers = await buildProviders()
    providers.answers.openai = { says: 'Here.' }
    const site = await buildApp(engine, providers.settings)
    const owner = await ownerSignedIn(site)
    await owner.post('/api/chat', { message: 'EPIC', test: true })
    const { providers: told } = await health(owner)
    expect(told.verdict).toBe('attention')
    expect(told.configured.toSorted()).toEqual(['anthropic', 'gemini', 'openai'])
    expect(told.failing.toSorted()).toEqual(['anthropic', 'gemini'])
  })

  test('a test mail is sent at once, shown and logged', async () => {
    const site = await buildApp(engine, { CONTACT_TO: 'desk@example.com' })
    const owner = await ownerSignedIn(site)
    expect(await (await owner.post('/api/admin/test-mail')).json()).toEqual({
      success: true,
      to: 'desk@example.com',
      delivered: true,
      error: null,
    })
    const [mail] = site.mailServer.mails
    expect(mail?.recipients).toEqual(['desk@example.com'])
    expect(mail?.parsed.subject).toBe('A test email from localhost:3000')
    expect((await health(owner)).mail.lastDeliveredAt).toBe(site.clock.now())
    expect(await adminActions(owner)).toEqual([['test-mail-sent', 'desk@example.com']])
  })

  test('a failed test mail shows the mail server’s answer, and is not retried', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    site.mailServer.faults.RCPT = 550
    const told = (await (await owner.post('/api/admin/test-mail')).json()) as { delivered: boolean; error: string }
    expect(told).toMatchObject({ delivered: false, error: expect.stringContaining('550 refused on request') })
    await site.mailServer.stop()
    const away = (await (await owner.post('/api/admin/test-mail')).json()) as { error: string }
    expect(away.error).toContain('ECONNREFUSED')
    await site.mailServer.start()
    site.mailServer.faults = {}
    expect(await site.outbox.deliverDue()).toBe(0)
    expect(site.mailServer.mails).toEqual([])
  })

  test('without a mail server mails are files that can be listed and downloaded', async () => {
    const site = await buildWithoutSmtp(engine)
    const owner = await ownerSignedIn(site)
    expect((await health(owner)).mail).toMatchObject({ verdict: 'attention', way: 'files' })
    expect(await (await owner.get('/api/admin/kept-mails')).json()).toEqual([])
    await owner.post('/api/admin/test-mail')
    const [kept] = (await (await owner.get('/api/admin/kept-mails')).json()) as { id: string; subject: string }[]
    expect(kept).toMatchObject({ subject: 'A test email from localhost:3000', at: site.clock.now() })
    const file = await owner.get(`/api/admin/kept-mails/${expectDefined(kept).id}`)
    expect(file.headers.get('Content-Type')).toBe('message/rfc822')
    expect(file.headers.get('Content-Disposition')).toContain(`${expectDefined(kept).id}.eml`)
    expect(await file.text()).toContain('Subject: A test email from localhost:3000')
  })

  test('a file that is no mail cannot be downloaded', async () => {
    const owner = await ownerSignedIn(await buildWithoutSmtp(engine))
    for (const id of ['nothing', '..%2Fsecret', '..', 'a%00', 'x'.repeat(101)]) {
      const response = await owner.get(`/api/admin/kept-mails/${id}`)
      expect([id, response.status]).toEqual([id, 404])
    }
  })

  test('is for admins only', async () => {
    const site = await buildApp(engine)
    const { browser: client } = await registered(site)
    const visitor = openBrowser(site)
    for (const [method, path] of calls) {
      await expectError(await visitor.send(method, path), 'not-signed-in')
      await expectError(await client.send(method, path), 'not-allowed')
    }
  })
})

test('a mail server’s error is shown without the password in it', async () => {
  const site = await buildApp('sqlite', { SMTP_URL: 'smtp://owner:long-password@127.0.0.1:1' })
  const mail = {
    ...site.services.mail,
    deliver: () => Promise.reject(new Error('535 long-password is wrong')),
  }
  const app = createApp({ ...site.services, mail, metrics: createMetrics() })
  const owner = await ownerSignedIn({ ...site, app })
  expect(await (await owner.post('/api/admin/test-mail')).json()).toMatchObject({ error: '535 ••• is wrong' })
})

test('the eleventh test mail within a minute is rejected', async () => {
  const owner = await ownerSignedIn(await buildApp('sqlite'))
  for (let i = 0; i < 10; i++) expect((await owner.post('/api/admin/test-mail')).status).toBe(200)
  await expectError(await owner.post('/api/admin/test-mail'), 'rate-limited')
})
