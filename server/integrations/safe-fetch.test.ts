import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createRawServer, type Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { createGuard, isPublicAddress, type Resolve } from './public-address.ts'
import { createSafeFetch, NoAnswer } from './safe-fetch.ts'

interface Site {
  port: number
  connections: number
  paths: string[]
}

/** A server on loopback that counts who connects to it. */
async function buildSite(listener: RequestListener = (_, response) => response.end('inside')): Promise<Site> {
  const sockets = new Set<Socket>()
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(expectDefined(request.url))
    listener(request, response)
  })
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    paths,
    get connections() {
      return sockets.size
    },
  }
}

/** Answers each question for a name with the next of these addresses, the last one for ever. */
const resolveTo = (...addresses: string[]): Resolve =>
  ((_: string, _options: object, done: (error: null, found: { address: string; family: number }[]) => void) => {
    const address = addresses.length > 1 ? expectDefined(addresses.shift()) : expectDefined(addresses[0])
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
  }) as never

const safeFetch = (exceptions: string[], resolve?: Resolve) =>
  createSafeFetch(createGuard(exceptions, resolve), 'test agent')

const refused = async (address: string, exceptions: string[] = [], resolve?: Resolve) => {
  await expect(safeFetch(exceptions, resolve)(address, { totalMs: 2000 })).rejects.toThrow(NoAnswer)
}

test.each([
  ['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
  ['169.254.169.254', '100.64.0.1', '198.18.0.1', '192.0.2.1', '224.0.0.1', '255.255.255.255', '192.88.99.1'],
  ['::1', '::', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::7f00:1'],
  ['2002:7f00:1::', '2001:0:7f00:1::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1', '100::1'],
])('no special address is public (%s …)', (...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

test('addresses of the public internet are public', () => {
  const addresses = ['1.1.1.1', '8.8.8.8', '93.184.215.14', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00::1']
  expect(addresses.filter(isPublicAddress)).toEqual(addresses)
})

test('a private address is rejected on web ports too', async () => {
  const guard = createGuard([])
  expect(['127.0.0.1', '[::1]', '169.254.169.254'].map((host) => guard.allows(host, 80))).toEqual([false, false, false])
  expect([22, 25, 3306, 5432, 6379, 9200, 0, 65536].map((port) => guard.allows('one.test', port)).includes(true)).toBe(
    false,
  )
})

test('a name that resolves to a private address gets no connection', async () => {
  const site = await buildSite()
  for (const address of ['127.0.0.1', '::1', '169.254.169.254', '10.0.0.5']) {
    await refused('http://inside.test:8080/', [], resolveTo(address))
  }
  expect(site.connections).toBe(0)
})

test('a name with one public and one private address is rejected', async () => {
  const both = ((_: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])) as never
  await refused('http://both.test/', [], both)
})

test('the connection goes to the checked address, whatever the name resolves to next', async () => {
  const inside = await buildSite()
  const resolve = resolveTo('127.0.0.1', '127.0.0.1')
  const lookup = createGuard([], resolve).lookup('rebinding.test', inside.port)
  await expect(
    new Promise((done, fail) => lookup('rebinding.test', {}, (error) => (error ? fail(error) : done(0)))),
  ).rejects.toThrow()
  // A name is asked for once a connection: there is no second question whose answer could differ.
  let asked = 0
  const counting = ((name: string, options: object, done: () => void) => {
    asked += 1
    ;(resolve as (...parts: unknown[]) => void)(name, options, done)
  }) as never
  const answer = await safeFetch([`counted.test:${inside.port}`], counting)(`http://counted.test:${inside.port}/`)
  expect(answer.body.toString()).toBe('inside')
  expect(asked).toBe(1)
})

test('redirects to forbidden addresses are not followed', async () => {
  const inside = await buildSite()
  const targets = [
    `http://127.0.0.1:${inside.port}/`,
    'http://169.254.169.254/',
    'file:///etc/passwd',
    'gopher://one.test/',
  ]
  for (const location of [...targets, `//127.0.0.1:${inside.port}/`, 'http://user:secret@one.test/']) {
    const outside = await buildSite((_, response) => response.writeHead(302, { location }).end())
    await refused(`http://127.0.0.1:${outside.port}/`, [`127.0.0.1:${outside.port}`])
  }
  expect(inside.connections).toBe(0)
})

test('three redirects are followed, a fourth is not', async () => {
  const site = await buildSite(({ url }, response) => {
    const left = Number(expectDefined(url).slice(1))
    if (left > 0) response.writeHead(301, { location: `/${left - 1}`, 'set-cookie': 'a=b' }).end()
    else response.end('there')
  })
  const fetch = safeFetch([`127.0.0.1:${site.port}`])
  expect(await fetch(`http://127.0.0.1:${site.port}/3`)).toMatchObject({ status: 200, redirects: 3 })
  await expect(fetch(`http://127.0.0.1:${site.port}/4`)).rejects.toThrow(NoAnswer)
})

test.each([
  'file:///etc/passwd',
  'ftp://one.test/',
  'data:text/plain,a',
  'javascript:alert(1)',
  'one.test',
  '',
  'http://',
])('%s is no address of a page', (address) => refused(address))

test('a user name and a password in an address are rejected, and so is an address of 3,000 characters', async () => {
  const site = await buildSite()
  const exceptions = [`127.0.0.1:${site.port}`]
  await refused(`http://user:secret@127.0.0.1:${site.port}/`, exceptions)
  await refused(`http://127.0.0.1:${site.port}/${'a'.repeat(3000)}`, exceptions)
  expect(site.connections).toBe(0)
})

test('an open and a closed port look alike', async () => {
  const site = await buildSite()
  const fail = (port: number) => safeFetch([])(`http://127.0.0.1:${port}/`).catch((error) => String(error))
  expect(await fail(site.port)).toBe(await fail(1))
})

test.each([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
])('a bomb in %s stops at two megabytes', async (encoding, compress) => {
  const bomb = compress(Buffer.alloc(64 * 1024 * 1024))
  const site = await buildSite((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bomb))
  const answer = await safeFetch([`127.0.0.1:${site.port}`])(`http://127.0.0.1:${site.port}/`)
  expect(answer.isCut).toBe(true)
  expect(answer.body.length).toBe(2 * 1024 * 1024)
})

test('an endless answer is cut at two megabytes', async () => {
  const site = await buildSite((_, response) => {
    const chunk = Buffer.alloc(64 * 1024, 'a')
    const more = () => {
      while (response.write(chunk));
      response.once('drain', more)
    }
    more()
  })
  const answer = await safeFetch([`127.0.0.1:${site.port}`])(`http://127.0.0.1:${site.port}/`)
  expect(answer).toMatchObject({ isCut: true, status: 200 })
  expect(answer.wireBytes).toBeLessThan(3 * 1024 * 1024)
})

test('an answer that never ends is given up at the time limit', async () => {
  const silent = await buildSite(() => {})
  const dripping = await buildSite((_, response) => response.write('a'))
  for (const { port } of [silent, dripping]) {
    const fetch = safeFetch([`127.0.0.1:${port}`])
    await expect(fetch(`http://127.0.0.1:${port}/`, { totalMs: 200 })).rejects.toThrow(NoAnswer)
  }
})

test('no cookie is sent on, and the answer is decompressed and measured', async () => {
  const seen: string[] = []
  const packed = brotliCompressSync('<h1>Hello</h1>')
  const site = await buildSite(({ headers }, response) => {
    seen.push(String(headers.cookie))
    response.writeHead(200, { 'content-encoding': 'br', 'set-cookie': 'a=b', 'content-type': 'text/html' }).end(packed)
  })
  const fetch = safeFetch([`127.0.0.1:${site.port}`])
  await fetch(`http://127.0.0.1:${site.port}/`)
  const answer = await fetch(`http://127.0.0.1:${site.port}/`)
  expect(answer.body.toString()).toBe('<h1>Hello</h1>')
  expect(answer).toMatchObject({ wireBytes: packed.length, isCut: false, headers: { 'content-type': 'text/html' } })
  expect(seen).toEqual(['undefined', 'undefined'])
})

/** Whatever is written, past Node's own care for what is HTTP, again and again until nobody takes it. */
async function buildRawSite(first: string, again: string): Promise<{ port: number; written(): number }> {
  let written = 0
  const server = createRawServer((socket) => {
    socket.on('error', () => {})
    const more = () => {
      do written += again.length
      while (socket.writable && socket.write(again))
      if (socket.writable) socket.once('drain', more)
    }
    socket.once('data', () => {
      socket.write(first)
      more()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, written: () => written }
}

test.each([
  ['hints before the answer', '', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'],
  ['headers', 'HTTP/1.1 200 OK\r\n', 'X-A: b\r\n'],
  ['the border of a chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;a=', 'bbbbbbbb'],
  ['chunks of one byte', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\na\r\n'],
  ['trailers', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n', 'X-A: b\r\n'],
])('a connection is broken off after a few megabytes of %s', async (_, first, again) => {
  const site = await buildRawSite(first, again.repeat(8192))
  const fetch = safeFetch([`127.0.0.1:${site.port}`])
  // A minute: it is not the time that ends it.
  await expect(fetch(`http://127.0.0.1:${site.port}/`, { totalMs: 60_000 })).rejects.toThrow(NoAnswer)
  // What the two ends of the connection hold in between comes on top.
  expect(site.written()).toBeLessThan(20 * 1024 * 1024)
})

test('the number of returned headers is limited', async () => {
  const site = await buildSite((_, response) => {
    for (let index = 0; index < 1000; index++) response.setHeader(`x-${index}`, 'a')
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'a'.repeat(10_000) }).end('<p>')
  })
  const { headers } = await safeFetch([`127.0.0.1:${site.port}`])(`http://127.0.0.1:${site.port}/`)
  expect(Object.keys(headers).length).toBeLessThanOrEqual(100)
  expect(Math.max(...Object.values(headers).map(({ length }) => length))).toBeLessThanOrEqual(4096)
})

test('a redirect to an address that is too long is not followed', async () => {
  const site = await buildSite((_, response) =>
    expectDefined(response.socket).end(
      Buffer.from(`HTTP/1.1 302 Found\r\nLocation: /${'\xe9'.repeat(2000)}\r\n\r\n`, 'latin1'),
    ),
  )
  await refused(`http://127.0.0.1:${site.port}/`, [`127.0.0.1:${site.port}`])
  expect(site.paths).toEqual(['/'])
})
