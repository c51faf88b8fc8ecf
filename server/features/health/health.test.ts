import { describe, expect, test } from 'vitest'
import { insertProviderCall } from '#server/db/provider-calls.ts'
import { ownerSignedIn, registered } from '#tests/builders/accounts.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, request } from '#tests/servers/requests.ts'

const metricsFor = ({ app }: TestApp, from: string, headers: Record<string, string> = {}) =>
  request(app, '/metrics', { from, headers })

describe.each(engines)('health on %s', (engine) => {
  test('reports that the process is alive and that the database answers', async () => {
    const { app } = await buildApp(engine)
    for (const [path, status] of [
      ['/healthz', 'alive'],
      ['/readyz', 'ready'],
    ] as const) {
      const response = await request(app, path)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ status })
    }
  })

  test('is not ready, but alive, without its database', async () => {
    const site = await buildApp(engine)
    await site.services.db.destroy()
    expect((await request(site.app, '/readyz')).status).toBe(503)
    expect((await request(site.app, '/healthz')).status).toBe(200)
    expect((await request(site.app, '/')).status).toBe(200)
  })

  test('measures requests by route and the outbox by state', async () => {
    const site = await buildApp(engine)
    const { app, outbox, mailServer } = site
    await sendMessage(app, buildMessage())
    await outbox.deliverDue()
    await mailServer.stop()
    await sendMessage(app, buildMessage())
    await outbox.deliverDue()
    await request(app, '/nothing/here')
    const response = await metricsFor(site, '127.0.0.1')
    expect(response.status).toBe(200)
    const text = (await response.text()).split('\n')
    expect(text).toContain('outbox_entries{state="sent"} 2')
    expect(text).toContain('outbox_entries{state="pending"} 2')
    expect(text).toContain('http_request_duration_seconds_count{method="POST",route="/api/contact",status="200"} 2')
    // A path that a visitor made up must not become a time series of its own.
    expect(text.join()).not.toContain('/nothing/here')
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="404"} 1')
  })

  test('an outbox state without entries is reported as zero', async () => {
    const site = await buildApp(engine)
    await sendMessage(site.app, buildMessage())
    const read = async () => (await (await metricsFor(site, '127.0.0.1')).text()).split('\n')
    expect(await read()).toEqual(expect.arrayContaining(['outbox_entries{state="pending"} 2']))
    await site.outbox.deliverDue()
    const entries = [
      'outbox_entries{state="pending"} 0',
      'outbox_entries{state="sent"} 2',
      'outbox_entries{state="dead"} 0',
    ]
    expect(await read()).toEqual(expect.arrayContaining(entries))
  })
})

test('reports the state of its dependencies', async () => {
  const provider = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_API_KEY: 'a key' }
  const site = await buildApp('sqlite', provider)
  const { app, clock, services } = site
  await sendMessage(app, buildMessage())
  clock.advance(90_000)
  const call = {
    provider: 'openai',
    model: 'm',
    began_at: clock.now(),
    ms: 1,
    input_tokens: null,
    output_tokens: null,
    kind: 'answer',
    first_ms: null,
    cached_tokens: null,
    written_tokens: null,
  } as const
  await insertProviderCall(services.db, { ...call, outcome: 'failed', fault: 'broken', status: null })
  const text = await (await metricsFor(site, '127.0.0.1')).text()
  for (const line of [
    'database_up 1',
    'outbox_oldest_waiting_seconds 90',
    'model_provider_failing{provider="openai"} 1',
    'model_calls_of_the_day 0',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^data_disk_free_bytes [1-9]/m)
  expect(text).toMatch(/^site_info\{version="\d+\.\d+\.\d+",node="\d+\.\d+\.\d+"\} 1$/m)
})

test('without its database it reports that, and all other metrics', async () => {
  const site = await buildApp('sqlite')
  await site.services.db.destroy()
  const response = await metricsFor(site, '127.0.0.1')
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain('database_up 0')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/^outbox_/m)
})

test('the owner may read the metrics from anywhere, a client may not', async () => {
  const site = await buildApp('sqlite')
  const owner = await ownerSignedIn(site)
  expect((await owner.get('/metrics')).status).toBe(200)
  const { browser } = await registered(site)
  await expectError(await browser.get('/metrics'), 'not-found')
})

test('only this machine may read the metrics', async () => {
  const site = await buildApp('sqlite')
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) {
    expect((await metricsFor(site, address)).status, address).toBe(200)
  }
  for (const address of ['203.0.113.1', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '128.0.0.1']) {
    await expectError(await metricsFor(site, address), 'not-found')
  }
})

test('a request through a proxy on this machine is not from this machine', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.1' }
  await expectError(await metricsFor(await buildApp('sqlite'), '127.0.0.1', headers), 'not-found')
  const behindProxy = await buildApp('sqlite', { TRUST_PROXY: '1' })
  await expectError(await metricsFor(behindProxy, '127.0.0.1', headers), 'not-found')
  await expectError(
    await metricsFor(behindProxy, '127.0.0.1', { 'X-Forwarded-For': '127.0.0.1, 203.0.113.1' }),
    'not-found',
  )
  const behindTwo = await buildApp('sqlite', { TRUST_PROXY: '2' })
  await expectError(await metricsFor(behindTwo, '127.0.0.1', headers), 'not-found')
  await expectError(await metricsFor(behindTwo, '127.0.0.1', { 'X-Forwarded-For': 'unknown, 10.0.0.1' }), 'not-found')
  // Without a header no proxy is between.
  expect((await metricsFor(behindTwo, '127.0.0.1')).status).toBe(200)
})
