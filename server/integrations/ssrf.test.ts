// What stands inside receives nothing, over every trick that we know, through each of the ways out.

import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { AUDIT_MS } from '#contract/audit/audit.ts'
import { buildBrowserAuditor, started } from '#tests/builders/audits.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp } from '#tests/servers/app.ts'
import { hostileSite, navigatingSite, redirectingSite } from '#tests/servers/audit-sites.ts'
import { postJson } from '#tests/servers/requests.ts'
import { buildInside } from '#tests/servers/ssrf-target.ts'
import { openAuditProxy } from './audit/chromium/proxy.ts'
import { createGuard, type Resolve } from './public-address.ts'
import { createSafeFetch, NoAnswer } from './safe-fetch.ts'

/** Names that do not exist outside tests resolve to these addresses, one after the other, the last one for ever. */
const resolveTo = (...addresses: string[]): Resolve =>
  ((_: string, _options: object, done: (error: null, found: { address: string; family: number }[]) => void) => {
    const address = addresses.length > 1 ? expectDefined(addresses.shift()) : expectDefined(addresses[0])
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
  }) as never

/** The system's answer for names that a machine has for itself; whatever else is asked for stands inside. */
const resolveInside = resolveTo('127.0.0.1')

/** What can stand in a line of HTTP. */
const isPlain = (host: string) => /^[\x21-\x7e]+$/.test(host)

const schemes = ['http', 'https']

test('a fetch does not reach it', async () => {
  const inside = await buildInside()
  const fetch = createSafeFetch(createGuard([], resolveInside), 'test agent')
  for (const host of [...inside.hosts, 'inside.test'])
    for (const scheme of schemes)
      await expect(fetch(`${scheme}://${host}:${inside.port}/`, { totalMs: 2000 })).rejects.toThrow(NoAnswer)
  expect(inside.contacts).toEqual([])
})

test('a redirect does not reach it', async () => {
  const inside = await buildInside()
  for (const host of [...inside.hosts.filter(isPlain), 'inside.test']) {
    const outside = await started(redirectingSite(`http://${host}:${inside.port}/`))
    const fetch = createSafeFetch(createGuard([outside.place], resolveInside), 'test agent')
    await expect(fetch(outside.url, { totalMs: 2000 })).rejects.toThrow(NoAnswer)
    expect(outside.paths).toEqual(['/'])
  }
  expect(inside.contacts).toEqual([])
})

test('a name that changes between check and connection does not reach it', async () => {
  const inside = await buildInside()
  for (const first of ['93.184.215.14', inside.address, '::1']) {
    const { lookup, allows } = createGuard([], resolveTo(first, inside.address))
    expect(allows('rebinding.test', inside.port)).toBe(true)
    const found = await new Promise<unknown>((resolve) =>
      lookup('rebinding.test', inside.port)('rebinding.test', {}, (error, address) => resolve(error ?? address)),
    )
    // Either nothing, or the very address that was judged: nobody asks again before the connection.
    expect(first === '93.184.215.14' ? found === first : found instanceof Error).toBe(true)
  }
  const fetch = createSafeFetch(createGuard([], resolveTo(inside.address, '93.184.215.14')), 'test agent')
  await expect(fetch(`http://rebinding.test:${inside.port}/`)).rejects.toThrow(NoAnswer)
  expect(inside.contacts).toEqual([])
})

test('neither a request nor a tunnel through the browser’s proxy reaches it', async () => {
  const inside = await buildInside()
  const proxy = await openAuditProxy(createGuard([], resolveInside))
  onTestFinished(() => proxy.close())
  const status = (path: string) =>
    new Promise<number>((resolve) => {
      const sent = request({ port: proxy.port, host: '127.0.0.1', path }, (response) => {
        response.resume()
        resolve(expectDefined(response.statusCode))
      })
      sent.on('error', () => resolve(500)).end()
    })
  const tunnel = (place: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(proxy.port, '127.0.0.1', () =>
        socket.write(`CONNECT ${place} HTTP/1.1\r\nHost: ${place}\r\n\r\n`),
      )
      socket.once('data', (data) => {
        socket.destroy()
        resolve(expectDefined(data.toString().split('\r\n')[0]))
      })
      socket.once('close', () => resolve('closed')).once('error', () => resolve('closed'))
    })
  for (const host of [...inside.hosts, 'inside.test'].filter(isPlain)) {
    expect(await status(`http://${host}:${inside.port}/`)).toBeGreaterThanOrEqual(400)
    expect(await tunnel(`${host}:${inside.port}`)).not.toContain(' 200 ')
  }
  expect(inside.contacts).toEqual([])
})

test('an audit of it does not reach it, and the answer does not reveal that something is there', async () => {
  const inside = await buildInside()
  const { app, services } = await buildApp('sqlite', { RATE_LIMITS: 'off' })
  services.safeFetch = createSafeFetch(createGuard([], resolveInside), 'test agent')
  const answers = new Map<string, string>()
  for (const host of [...inside.hosts, 'inside.test']) {
    for (const port of [inside.port, 8443]) {
      const response = await postJson(app, '/api/analyze-performance', { url: `http://${host}:${port}/` })
      const { requestId, ...body } = (await response.json()) as { requestId: string; error: string }
      // What is no address at all is a fault of the form; everything else is one and the same answer.
      if (body.error !== 'invalid-input') answers.set(JSON.stringify(body), host)
    }
  }
  expect(answers.size).toBe(1)
  expect(inside.contacts).toEqual([])
})

describe('a page audited with a browser cannot reach it', () => {
  const unheeded = { signal: new AbortController().signal, onProgress: () => {} }
  // What is tested is where they go, not that a busy machine measures them in time.
  const waits = { timeout: 2 * AUDIT_MS }

  test('by its resources or scripts', waits, async () => {
    const inside = await buildInside()
    // As browsers write them: most spellings are one and the same there.
    const hrefs = inside.hosts.filter(isPlain).map((host) => new URL(`http://${host}:${inside.port}/`))
    const urls = [...new Set(hrefs.filter(({ username }) => !username).map(({ href }) => href))]
    const hostile = await started(hostileSite([...urls, 'http://169.254.169.254/']))
    await buildBrowserAuditor([hostile])
      .auditor.measure(hostile.url, unheeded)
      .catch(() => {})
    expect(hostile.paths).toEqual(expect.arrayContaining(['/', '/service-worker.js', '/done']))
    expect(inside.contacts).toEqual([])
  })

  test('by its links and redirects', waits, async () => {
    const inside = await buildInside()
    const [one, other] = [`http://${inside.address}:${inside.port}/`, `http://localhost:${inside.port}/`]
    const navigating = await started(navigatingSite(one, other))
    // There are no figures at all, or those of what stands there instead.
    await buildBrowserAuditor([navigating])
      .auditor.measure(navigating.url, unheeded)
      .catch(() => {})
    expect(navigating.paths).toContain('/')
    expect(inside.contacts).toEqual([])
  })
})
