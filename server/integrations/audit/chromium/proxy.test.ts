import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createGuard, type Resolve } from '#server/integrations/public-address.ts'
import { started } from '#tests/builders/audits.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { type AuditSite, redirectingSite, serveSite } from '#tests/servers/audit-sites.ts'
import { openAuditProxy } from './proxy.ts'

async function proxied(exceptions: string[], resolve?: Resolve) {
  const proxy = await openAuditProxy(createGuard(exceptions, resolve))
  onTestFinished(() => proxy.close())
  return proxy.port
}

/** @returns the status of a request for a whole address, as browsers send it to a proxy. */
const get = (port: number, url: string) =>
  new Promise<number>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: url, headers: { host: new URL(url).host } }, (response) => {
      response.resume()
      resolve(expectDefined(response.statusCode))
    })
      .on('error', reject)
      .end()
  })

/** @returns the first line of the answer to a request for a tunnel, as for encrypted pages and web sockets. */
const tunnel = (port: number, place: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`CONNECT ${place} HTTP/1.1\r\nHost: ${place}\r\n\r\n`))
    socket.once('data', (data) => {
      socket.destroy()
      resolve(expectDefined(data.toString().split('\r\n')[0]))
    })
    socket.once('close', () => resolve('closed')).once('error', reject)
  })

const buildInside = (): Promise<AuditSite> => started(serveSite((_, response) => response.end('inside')))

test('a name that resolves to a private address gets no connection, also on a web port', async () => {
  const inside = ((_: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }])) as never
  const proxy = await proxied([], inside)
  expect(await get(proxy, 'http://inside.test/')).toBeGreaterThanOrEqual(400)
  expect(await tunnel(proxy, 'inside.test:443')).not.toContain('200')
})

test('a name is resolved once per connection: the checked address is the one connected to', async () => {
  const inside = await buildInside()
  const { port } = new URL(inside.url)
  let asked = 0
  const counting = ((_: string, _options: object, done: (error: null, found: object[]) => void) => {
    asked += 1
    done(null, [{ address: '127.0.0.1', family: 4 }])
  }) as never
  const proxy = await proxied([`let-through.test:${port}`], counting)
  expect(await get(proxy, `http://let-through.test:${port}/`)).toBe(200)
  expect(asked).toBe(1)
})

test('the proxy follows no redirect, and checks its target like any other', async () => {
  const inside = await buildInside()
  const outside = await started(redirectingSite(inside.url))
  const proxy = await proxied([outside.place])
  expect(await get(proxy, outside.url)).toBe(302)
  expect(await get(proxy, inside.url)).toBe(403)
  expect(inside.connections()).toBe(0)
})

test('no other user of the machine can use it', async () => {
  const outside = await buildInside()
  const proxy = await proxied([outside.place])
  expect(await get(proxy, outside.url)).toBe(200)
  // From now on this process runs as another user, so its connections belong to somebody else.
  const user = vi.spyOn(process, 'getuid').mockReturnValue(expectDefined(process.getuid)() + 1)
  onTestFinished(() => user.mockRestore())
  expect(await get(proxy, outside.url)).toBe(403)
  expect(await tunnel(proxy, outside.place)).toContain('403')
})
