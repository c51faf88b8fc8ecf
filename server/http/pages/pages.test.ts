import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp } from '#tests/servers/app.ts'
import { expectError, request } from '#tests/servers/requests.ts'

async function setUp() {
  const { app } = await buildApp('sqlite')
  return (path: string, headers: Record<string, string> = {}, method = 'GET') => request(app, path, { method, headers })
}

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

test('pages and files use the best supported encoding', async () => {
  const get = await setUp()
  const cases: [accept: string, encoding: keyof typeof decoders | null][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', null],
    ['br;q=0.5', 'br'],
    ['identity', null],
    ['deflate', null],
    ['', null],
  ]
  for (const path of ['/', '/assets/app-4f2a.js']) {
    const plain = await (await get(path)).text()
    for (const [accept, encoding] of cases) {
      const response = await get(path, { 'Accept-Encoding': accept })
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get('Content-Encoding'), accept).toBe(encoding)
      expect(response.headers.get('Content-Length')).toBe(String(bytes.byteLength))
      expect(response.headers.get('Vary')).toContain('Accept-Encoding')
      expect((encoding ? decoders[encoding](bytes) : bytes).toString()).toBe(plain)
    }
  }
})

test('an unchanged file is a 304', async () => {
  const get = await setUp()
  for (const path of ['/', '/favicon.svg']) {
    const etag = expectDefined((await get(path)).headers.get('ETag'))
    const response = await get(path, { 'If-None-Match': etag })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect(response.headers.get('ETag')).toBe(etag)
    expect(response.headers.get('Cache-Control')).toBe((await get(path)).headers.get('Cache-Control'))
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  }
  // The same page in another language or encoding is another thing.
  const etag = expectDefined((await get('/')).headers.get('ETag'))
  expect((await get('/', { 'If-None-Match': etag, 'Accept-Language': 'de' })).status).toBe(200)
  expect((await get('/', { 'If-None-Match': etag, 'Accept-Encoding': 'br' })).status).toBe(200)
})

test('files with a hash in their name are cached for good, pages are revalidated', async () => {
  const get = await setUp()
  const cacheOf = async (path: string) => (await get(path)).headers.get('Cache-Control')
  expect(await cacheOf('/assets/app-4f2a.js')).toBe('max-age=31536000,immutable')
  expect(await cacheOf('/favicon.svg')).toBe('public, max-age=3600')
  expect(await cacheOf('/')).toBe('no-cache')
  expect((await get('/assets/app-4f2a.js')).headers.get('Content-Type')).toMatch(/^text\/javascript/)
  expect((await get('/')).headers.get('Vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
})

test('HEAD answers like GET, without the body', async () => {
  const get = await setUp()
  for (const path of ['/', '/favicon.svg', '/nothing-here']) {
    const head = await get(path, {}, 'HEAD')
    const whole = await get(path)
    expect(head.status).toBe(whole.status)
    expect(await head.text()).toBe('')
    expect(head.headers.get('Content-Length')).toBe(whole.headers.get('Content-Length'))
  }
})

test('an unknown page is a 404 that says so in the reader’s language', async () => {
  const get = await setUp()
  const response = await get('/nothing-here', { 'Accept-Language': 'de' })
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('Page Not Found in de')
})

test('no path leads out of the site', async () => {
  const get = await setUp()
  const paths = [
    '/.env',
    '/.git/config',
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/%00',
    '/favicon.svg%00',
    '/%ff%fe',
    '/%',
    '//evil.example/',
    '/assets/',
    '/assets',
    `/${'a/'.repeat(2000)}`,
  ]
  for (const path of paths) {
    const response = await get(path)
    expect([400, 404], path).toContain(response.status)
    expect(await response.text()).not.toContain('"name"')
  }
})

test('an extra slash leads to the page, and nowhere else', async () => {
  const get = await setUp()
  const response = await get('/about/?lng=de')
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe('/about?lng=de')
  expect((await get('//about/')).headers.get('Location')).toBeNull()
})

test('pages accept only GET and HEAD', async () => {
  const get = await setUp()
  for (const method of ['POST', 'PUT', 'DELETE']) await expectError(await get('/', {}, method), 'method-not-allowed')
})
