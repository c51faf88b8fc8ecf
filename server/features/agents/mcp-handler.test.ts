import { expect, test } from 'vitest'
import { MINUTE } from '#contract/endpoint.ts'
import { buildApp, SITE_URL, type TestApp } from '#tests/servers/app.ts'
import { expectError, request } from '#tests/servers/requests.ts'

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

const post = ({ app }: TestApp, body: unknown, headers: Record<string, string> = {}) =>
  request(app, '/mcp', {
    method: 'POST',
    headers: {
      Host: 'localhost:3000',
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('a message gets a JSON answer that is never stored', async () => {
  const site = await buildApp('sqlite')
  const response = await post(site, list)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
  expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: 1, result: { tools: expect.any(Array) } })
  const noted = await post(site, { jsonrpc: '2.0', method: 'notifications/initialized' })
  expect([noted.status, await noted.text()]).toEqual([202, ''])
})

test('the sixty-first message within a minute is rejected', async () => {
  const site = await buildApp('sqlite')
  for (let i = 0; i < 60; i++) expect((await post(site, list)).status).toBe(200)
  const refused = await post(site, list)
  expect(refused.headers.get('Retry-After')).toBe('60')
  await expectError(refused, 'rate-limited')
  site.clock.advance(MINUTE)
  expect((await post(site, list)).status).toBe(200)
})

test.each([
  ['another site’s page', { Origin: 'https://evil.example' }],
  ['a page at a name that leads here', { Origin: 'http://evil.example', Host: 'evil.example' }],
  ['a name that leads here', { Host: 'evil.example' }],
  ['a page on another port of this machine', { Origin: 'http://localhost:5173' }],
])('%s is refused', async (_, headers) => {
  const site = await buildApp('sqlite')
  const response = await post(site, list, headers)
  expect(response.status).toBe(403)
  expect(await response.text()).not.toContain('search_facts')
})

test.each([
  ['the site’s own page', { Origin: SITE_URL }],
  ['a proxy on this machine', { Host: '127.0.0.1:3000' }],
])('%s is let in', async (_, headers) => {
  const site = await buildApp('sqlite')
  expect((await post(site, list, headers)).status).toBe(200)
})

test('a batch, an empty and a too long message are rejected', async () => {
  const site = await buildApp('sqlite')
  await expectError(await post(site, [list, list]), 'malformed-request')
  await expectError(await post(site, {}), 'malformed-request')
  await expectError(await post(site, '{"jsonrpc":'), 'malformed-request')
  await expectError(await post(site, { ...list, params: { filler: 'x'.repeat(70_000) } }), 'too-large')
})

test('unknown methods get the protocol’s own error', async () => {
  const site = await buildApp('sqlite')
  const unknown = await (await post(site, { ...list, method: 'resources/list' })).json()
  expect(unknown).toMatchObject({ id: 1, error: { code: -32601 } })
  expect((await post(site, list, { Accept: 'application/json' })).status).toBe(406)
  expect((await post(site, list, { 'MCP-Protocol-Version': '1999-01-01' })).status).toBe(400)
})

test('there is no stream to wait on', async () => {
  const { app } = await buildApp('sqlite')
  for (const method of ['GET', 'DELETE']) {
    const response = await request(app, '/mcp', { method, headers: { Accept: 'text/event-stream' } })
    expect(response.headers.get('Allow')).toBe('POST')
    await expectError(response, 'method-not-allowed')
  }
})
