import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#contract/endpoint.ts'
import { buildMessage, type Sending, sendMessage } from '#tests/builders/contact.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, request } from '#tests/servers/requests.ts'

const send = ({ app }: TestApp, sending?: Sending) => sendMessage(app, buildMessage(), sending)

const MAX = 5

/** Sends as many as a visitor may. */
async function exhaust(site: TestApp, sending?: Sending) {
  for (let i = 0; i < MAX; i++) expect((await send(site, sending)).status).toBe(200)
}

describe.each(engines)('the contact limit on %s', (engine) => {
  test('the sixth message within an hour is rejected with the time to wait', async () => {
    const site = await buildApp(engine)
    await exhaust(site)
    site.clock.advance(18 * MINUTE)
    const response = await send(site)
    expect(response.headers.get('Retry-After')).toBe(String((42 * MINUTE) / SECOND))
    const { message } = await expectError(response, 'rate-limited')
    expect(message).toContain('42 minutes')
    expect(await site.services.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(5)
  })

  test('the time to wait is in the reader’s language', async () => {
    const site = await buildApp(engine)
    await exhaust(site)
    site.clock.advance(HOUR - 30 * SECOND)
    const response = await send(site, { headers: { 'Accept-Language': 'de' } })
    expect((await expectError(response, 'rate-limited')).message).toContain('30 Sekunden')
    expect((await expectError(await send(site), 'rate-limited')).message).toContain('30 seconds')
  })

  test('the window ends an hour after its first message', async () => {
    const site = await buildApp(engine)
    await exhaust(site)
    site.clock.advance(HOUR - 1)
    const response = await send(site)
    expect(response.headers.get('Retry-After')).toBe('1')
    await expectError(response, 'rate-limited')
    site.clock.advance(1)
    await exhaust(site)
    await expectError(await send(site), 'rate-limited')
  })

  test('of twenty concurrent messages five are accepted', async () => {
    const site = await buildApp(engine)
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(site)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('other visitors are not affected', async () => {
    const site = await buildApp(engine)
    await exhaust(site, { from: '203.0.113.1' })
    await expectError(await send(site, { from: '203.0.113.1' }), 'rate-limited')
    expect((await send(site, { from: '203.0.113.2' })).status).toBe(200)
  })

  test('replays and rejected messages do not count', async () => {
    const site = await buildApp(engine)
    for (let i = 0; i < 8; i++) {
      expect((await send(site, { key: 'k' })).status).toBe(200)
      await expectError(await sendMessage(site.app, {}), 'invalid-input')
    }
    for (let i = 0; i < 4; i++) expect((await send(site)).status).toBe(200)
    await expectError(await send(site), 'rate-limited')
    expect((await send(site, { key: 'k' })).status).toBe(200)
  })

  test('after fifty requests within an hour all are rejected, and no more bodies are read', async () => {
    const site = await buildApp(engine)
    for (let i = 0; i < 45; i++) await expectError(await sendMessage(site.app, {}), 'invalid-input')
    // Anyone who mistyped forty-five times still has every message.
    await exhaust(site)
    const body = new ReadableStream({
      pull: () => {
        throw new Error('the body is read')
      },
    })
    const headers = { 'Content-Type': 'application/json' }
    const refused = await request(site.app, '/api/contact', { method: 'POST', headers, body })
    expect(refused.headers.get('Retry-After')).toBe(String(HOUR / SECOND))
    await expectError(refused, 'rate-limited')
    await expectError(await sendMessage(site.app, {}), 'rate-limited')
    await expectError(await sendMessage(site.app, {}, { from: '203.0.113.2' }), 'invalid-input')
    site.clock.advance(HOUR)
    await exhaust(site)
  })

  test('a key rejected over the limit can be used in the next window', async () => {
    const site = await buildApp(engine)
    await exhaust(site)
    await expectError(await send(site, { key: 'late' }), 'rate-limited')
    site.clock.advance(HOUR)
    expect((await send(site, { key: 'late' })).status).toBe(200)
  })

  test('a forged X-Forwarded-For does not make another visitor', async () => {
    const site = await buildApp(engine)
    await exhaust(site)
    const headers = { 'X-Forwarded-For': '203.0.113.77', Forwarded: 'for=203.0.113.77', 'X-Real-IP': '203.0.113.77' }
    await expectError(await send(site, { headers }), 'rate-limited')
  })

  test('behind a trusted proxy only the address that the proxy saw counts', async () => {
    const site = await buildApp(engine, { TRUST_PROXY: '1' })
    await exhaust(site, { headers: { 'X-Forwarded-For': '203.0.113.1' } })
    await expectError(await send(site, { headers: { 'X-Forwarded-For': '10.9.8.7, 203.0.113.1' } }), 'rate-limited')
    expect((await send(site, { headers: { 'X-Forwarded-For': '203.0.113.1, 203.0.113.2' } })).status).toBe(200)
  })

  test('an IPv6 network of 64 bits is one visitor, however it is written', async () => {
    const site = await buildApp(engine)
    const spellings = [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff::',
      '2001:0DB8:0001:0002:0:0:0:9',
      '2001:db8:1:2::1',
      '2001:db8:1:2:3:4:5:6',
    ]
    for (const from of spellings) expect((await send(site, { from })).status).toBe(200)
    await expectError(await send(site, { from: '2001:db8:1:2::abcd' }), 'rate-limited')
    expect((await send(site, { from: '2001:db8:1:3::1' })).status).toBe(200)
  })

  test('a port that the proxy appends, or another spelling, does not make another visitor', async () => {
    const site = await buildApp(engine, { TRUST_PROXY: '1' })
    const forwarded = (address: string) => send(site, { headers: { 'X-Forwarded-For': address } })
    for (const address of ['203.0.113.6:50000', '203.0.113.6:50001', '::ffff:cb00:7106', '[::ffff:203.0.113.6]:9'])
      expect((await forwarded(address)).status, address).toBe(200)
    expect((await forwarded(' 203.0.113.6 ')).status).toBe(200)
    await expectError(await forwarded('203.0.113.6:50002'), 'rate-limited')
    for (const address of [
      '[2001:db8:1:2::9]:50000',
      '[2001:db8:1:2::9]',
      '2001:db8:1:2::9',
      '2001:DB8:1:2::a',
      '[2001:db8:1:2::b]:1',
    ])
      expect((await forwarded(address)).status, address).toBe(200)
    await expectError(await forwarded('[2001:db8:1:2::9]:50001'), 'rate-limited')
  })

  test('whoever comes past a proxy, or whose proxy tells no address, cannot choose whom they count as', async () => {
    const site = await buildApp(engine, { TRUST_PROXY: '2' })
    const forwarded = (addresses: string) => send(site, { headers: { 'X-Forwarded-For': addresses } })
    for (const addresses of ['198.51.100.1', '198.51.100.2', 'unknown, 10.0.0.1', ', 10.0.0.1', 'x:y, 10.0.0.1'])
      expect((await forwarded(addresses)).status, addresses).toBe(200)
    await expectError(await forwarded('198.51.100.3'), 'rate-limited')
    expect((await forwarded('198.51.100.3, 10.0.0.1')).status).toBe(200)
  })

  test('an IPv6 network of 56 bits counts as four visitors, and one of them cannot use it up', async () => {
    const site = await buildApp(engine)
    const from = (network: string) => send(site, { from: `2001:db8:1:${network}::1` })
    const statuses: number[] = []
    for (let i = 0; i < 30; i++) statuses.push((await from('4ff')).status)
    for (let i = 0; i < 18; i++) statuses.push((await from((0x400 + i).toString(16))).status)
    expect(statuses.slice(0, 30).filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.slice(30).filter((status) => status === 200)).toHaveLength(15)
    await expectError(await from('450'), 'rate-limited')
    expect((await from('500')).status).toBe(200)
  })

  test('an IPv4 address within IPv6 is the same visitor', async () => {
    const site = await buildApp(engine)
    await exhaust(site, { from: '::ffff:203.0.113.1' })
    await expectError(await send(site, { from: '203.0.113.1' }), 'rate-limited')
    expect((await send(site, { from: '::ffff:203.0.113.2' })).status).toBe(200)
  })

  test('RATE_LIMITS=off lifts the limit', async () => {
    const site = await buildApp(engine, { RATE_LIMITS: 'off' })
    await exhaust(site)
    await exhaust(site)
  })

  test('the address itself is not stored', async () => {
    const site = await buildApp(engine)
    await send(site, { from: '203.0.113.45' })
    const rows = await site.services.db.selectFrom('limits').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })
})
