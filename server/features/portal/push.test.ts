import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createGuard } from '#server/integrations/public-address.ts'
import { openPush } from '#server/integrations/push.ts'
import { type Browser, openBrowser, ownerSignedIn } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildOther, buildPortal } from '#tests/builders/portal.ts'
import { engines } from '#tests/servers/database.ts'
import { buildPushService } from '#tests/servers/push-service.ts'
import { expectError } from '#tests/servers/requests.ts'

const PATH = '/api/client/push'

const json = (body: unknown) => ({ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
/** The same point in the form of SEC 1 that has only one of its coordinates, filled up to the usual length. */
const compressed = (point: string) =>
  Buffer.concat([Buffer.from([2]), Buffer.from(point, 'base64url').subarray(1, 33), Buffer.alloc(32)]).toString(
    'base64url',
  )
const remove = (browser: Browser, endpoint: unknown) => browser.send('DELETE', PATH, json({ endpoint }))
const endpointsOf = async (browser: Browser) =>
  ((await (await browser.get(PATH)).json()) as { endpoints: string[] }).endpoints

describe.each(engines)('push on %s', (engine) => {
  test('a client’s device gets a notification in their language with the author, but without content', async () => {
    const service = await buildPushService()
    const { site, browser, project } = await buildPortal(engine, { AUDIT_ALLOW: service.host })
    const owner = await ownerSignedIn(site)
    await site.services.db.updateTable('users').set({ language: 'de' }).where('email', '=', 'ada@example.com').execute()
    const subscription = service.subscribe()
    const added = await browser.post(PATH, subscription)
    const { publicKey, endpoints } = (await added.json()) as { publicKey: string; endpoints: string[] }
    expect(endpoints).toEqual([subscription.endpoint])
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)

    await owner.post(`/api/admin/projects/${project.id}/updates`, { text: 'A secret pillar' })
    expect(service.received).toEqual([])
    expect(await site.outbox.deliverDue()).toBe(2)
    expect(service.received).toHaveLength(1)
    const { headers, shown } = expectDefined(service.received[0])
    expect(shown).toEqual({
      title: 'Mara Lindholm',
      text: 'Es gibt Neuigkeiten zu Ihrem Projekt.',
      path: `/client-portal?project=${project.id}`,
      language: 'de',
    })
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
    expect(isSignedBy(publicKey, String(headers.authorization))).toBe(true)
    expect(await site.outbox.deliverDue()).toBe(0)
  })

  test('a client who opted out of mails still gets notifications on subscribed devices', async () => {
    const service = await buildPushService()
    const { site, browser, project } = await buildPortal(engine, { AUDIT_ALLOW: service.host })
    const owner = await ownerSignedIn(site)
    await browser.post(PATH, service.subscribe())
    await browser.send('PUT', '/api/client/notices', json({ mail: false }))
    await owner.post(`/api/admin/projects/${project.id}/messages`, { text: 'News' })
    expect(await site.outbox.deliverDue()).toBe(1)
    expect(service.received).toHaveLength(1)
    expect(site.mailServer.mails).toEqual([])
  })

  test.each([404, 410])('a device whose subscription has ended (%i) gets no more', async (status) => {
    const service = await buildPushService()
    const { site, browser, project } = await buildPortal(engine, { AUDIT_ALLOW: service.host })
    const owner = await ownerSignedIn(site)
    await browser.post(PATH, service.subscribe('old'))
    service.answer(status)
    await owner.post(`/api/admin/projects/${project.id}/updates`, { text: 'News' })
    await site.outbox.deliverDue()
    expect(service.received).toHaveLength(1)
    expect(await endpointsOf(browser)).toEqual([])
  })

  test('an unavailable push service is retried, under the same topic', async () => {
    const service = await buildPushService()
    const { site, browser, project } = await buildPortal(engine, { AUDIT_ALLOW: service.host })
    const owner = await ownerSignedIn(site)
    await browser.post(PATH, service.subscribe())
    service.answer(503)
    await owner.post(`/api/admin/projects/${project.id}/updates`, { text: 'News' })
    await site.outbox.deliverDue()
    service.answer(201)
    site.clock.advance(5000)
    await site.outbox.deliverDue()
    expect(service.received).toHaveLength(2)
    expect(expectDefined(service.received[0]).headers.topic).toMatch(/^[\w-]{1,32}$/)
    expect(expectDefined(service.received[1]).headers.topic).toBe(expectDefined(service.received[0]).headers.topic)
    expect(await site.outbox.deliverDue()).toBe(0)
  })

  test('private addresses are never contacted', async () => {
    const service = await buildPushService()
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    await browser.post(PATH, service.subscribe())
    await owner.post(`/api/admin/projects/${project.id}/updates`, { text: 'News' })
    await site.outbox.deliverDue()
    expect(service.received).toEqual([])
    const row = site.services.db.selectFrom('outbox').select('state').where('kind', '=', 'push')
    expect(await row.execute()).toEqual([{ state: 'dead' }])
  })

  test('a device with invalid keys is removed at once', async () => {
    const service = await buildPushService()
    const { site, browser, project } = await buildPortal(engine, { AUDIT_ALLOW: service.host })
    const owner = await ownerSignedIn(site)
    await browser.post(PATH, service.subscribe())
    // As they could be added by earlier versions.
    await site.services.db
      .updateTable('push_subscriptions')
      .set({ p256dh: `BA${'A'.repeat(85)}` })
      .execute()
    await owner.post(`/api/admin/projects/${project.id}/updates`, { text: 'News' })
    await site.outbox.deliverDue()
    const waiting = site.services.db.selectFrom('outbox').select('state').where('state', '=', 'pending')
    expect(await waiting.execute()).toEqual([])
    expect(await endpointsOf(browser)).toEqual([])
  })

  test('only one’s own devices are listed and removed, and a device belongs to its last subscriber', async () => {
    const service = await buildPushService()
    const { site, browser } = await buildPortal(engine, { AUDIT_ALLOW: service.host })
    const other = await buildOther(site)
    const shared = service.subscribe('shared')
    await browser.post(PATH, shared)
    expect(await (await remove(other.browser, shared.endpoint)).json()).toMatchObject({ endpoints: [] })
    expect(await endpointsOf(browser)).toEqual([shared.endpoint])
    await other.browser.post(PATH, shared)
    expect(await endpointsOf(browser)).toEqual([])
    expect(await endpointsOf(other.browser)).toEqual([shared.endpoint])
    for (let i = 0; i < 2; i++) expect((await remove(other.browser, shared.endpoint)).status).toBe(200)
    expect(await endpointsOf(other.browser)).toEqual([])
  })

  test('beyond ten devices the oldest are removed', async () => {
    const service = await buildPushService()
    const { site, browser } = await buildPortal(engine)
    for (let i = 0; i < 12; i++) {
      site.clock.advance(1000)
      await browser.post(PATH, service.subscribe(`device-${i}`))
    }
    const names = (await endpointsOf(browser)).map((endpoint) => endpoint.split('/').at(-1))
    expect(names).toEqual(Array.from({ length: 10 }, (_, i) => `device-${i + 2}`))
  })

  test('strangers and invalid subscriptions are rejected', async () => {
    const service = await buildPushService()
    const { site, browser } = await buildPortal(engine)
    const good = service.subscribe()
    const stranger = openBrowser(site)
    await expectError(await stranger.get(PATH), 'not-signed-in')
    await expectError(await stranger.post(PATH, good), 'not-signed-in')
    await expectError(await remove(stranger, good.endpoint), 'not-signed-in')
    for (const bad of [
      {},
      { ...good, endpoint: 'ftp://example.com/x' },
      { ...good, endpoint: `https://example.com/${'x'.repeat(2000)}` },
      { ...good, keys: { ...good.keys, auth: 'short' } },
      { ...good, keys: { ...good.keys, p256dh: '!'.repeat(87) } },
      // Of the right length, but not a point of the curve, or not in the form that browsers give.
      { ...good, keys: { ...good.keys, p256dh: 'A'.repeat(87) } },
      { ...good, keys: { ...good.keys, p256dh: `BA${'A'.repeat(85)}` } },
      { ...good, keys: { ...good.keys, p256dh: compressed(good.keys.p256dh) } },
      { ...good, keys: { ...good.keys, auth: `${good.keys.auth}${'='.repeat(60)}` } },
    ]) {
      await expectError(await browser.post(PATH, bad), 'malformed-request')
    }
    await expectError(await remove(browser, 7), 'malformed-request')
    expect(await endpointsOf(browser)).toEqual([])
  })

  test('the keys are generated once for all instances, unless they are configured', async () => {
    const { site } = await buildPortal(engine)
    const guard = createGuard([])
    const again = await openPush({ db: await site.openAgain(), guard, keys: undefined })
    expect(again.publicKey).toBe(site.services.push.publicKey)
    const keys = { publicKey: 'set', privateKey: 'too' }
    expect((await openPush({ db: site.services.db, guard, keys })).publicKey).toBe('set')
  })
})

/** Whether a request says who it is from as RFC 8292 has it. */
function isSignedBy(publicKey: string, authorization: string): boolean {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const proof = Buffer.from(signature ?? '', 'base64url')
  const isRight = verify('sha256', Buffer.from(`${head}.${claims}`), { key: jwk, dsaEncoding: 'ieee-p1363' }, proof)
  return key === publicKey && isRight
}
