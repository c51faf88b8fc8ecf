import { expect, test } from 'vitest'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { SCRIPT_HASH, STYLE_HASH } from '#tests/builders/pages.ts'
import { buildApp } from '#tests/servers/app.ts'
import { request } from '#tests/servers/requests.ts'

const policyOf = (response: Response) =>
  new Map(
    (response.headers.get('Content-Security-Policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test('a page runs only its own scripts and styles, and cannot be framed', async () => {
  const { app } = await buildApp('sqlite')
  for (const path of ['/', '/nothing-here']) {
    const response = await request(app, path)
    const policy = policyOf(response)
    expect(policy.get('script-src')).toEqual(["'self'", SCRIPT_HASH])
    expect(policy.get('style-src')).toEqual(["'self'", STYLE_HASH])
    expect(policy.get('default-src')).toEqual(["'self'"])
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name), name).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('Permissions-Policy')).toContain('camera=()')
  }
})

test('pages of and for signed-in visitors are isolated from other sites’ windows', async () => {
  const { app } = await buildApp('sqlite')
  const policy = async (path: string, cookie = '') => {
    const response = await request(app, path, { headers: { Cookie: cookie } })
    return response.headers.get('Cross-Origin-Opener-Policy')
  }
  const personal = ['/admin', '/account', '/client-portal', '/secure/admin', '/audit/0123456789']
  for (const path of personal) expect(await policy(path), path).toBe('same-origin')
  for (const path of ['/', '/projects', '/nothing-here']) {
    expect(await policy(path), path).toBe(null)
    expect(await policy(path, 'language=de; signed-in=1'), path).toBe('same-origin')
  }
})

test('Google Analytics is allowed only where it is configured', async () => {
  const { app: plain } = await buildApp('sqlite')
  const without = policyOf(await request(plain, '/'))
  expect(without.has('connect-src')).toBe(false)
  expect([...without.values()].flat().join(' ')).not.toMatch(/google/)
  const { app: counted } = await buildApp('sqlite', { GA_MEASUREMENT_ID: 'G-AB12CD34EF' })
  const policy = policyOf(await request(counted, '/'))
  expect(policy.get('script-src')).toEqual(["'self'", SCRIPT_HASH, 'https://*.googletagmanager.com'])
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ])
})

test('no answer names the software', async () => {
  const { app } = await buildApp('sqlite')
  for (const path of ['/', '/api/none', '/assets/app-4f2a.js', '/healthz']) {
    const { headers } = await request(app, path)
    expect(headers.has('X-Powered-By')).toBe(false)
    expect(headers.has('Server')).toBe(false)
  }
})

test('a call’s answer, also an error, is never stored, sniffed or run', async () => {
  const { app } = await buildApp('sqlite')
  const responses = [
    await sendMessage(app, buildMessage()),
    await sendMessage(app, {}),
    await sendMessage(app, buildMessage(), { headers: { Origin: 'https://evil.example' } }),
    await request(app, '/api/contact'),
    await request(app, '/api/none'),
    await request(app, '/api/openapi.json'),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 400, 403, 405, 404, 200])
  for (const response of responses) {
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(policyOf(response).get('script-src')).toEqual(["'self'"])
    expect(policyOf(response).get('style-src')).toEqual(["'self'"])
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false)
  }
})

const everyKind = [
  '/',
  '/none',
  '/about/',
  '/api/none',
  '/api/login',
  '/assets/app-4f2a.js',
  '/favicon.svg',
  '/robots.txt',
]
const more = [
  '/sitemap.xml',
  '/feed.xml',
  '/llms.txt',
  '/projects.md',
  '/agents.md',
  '/resume.json',
  '/healthz',
  '/readyz',
  '/mcp',
]

test('every kind of answer has HSTS on https, and is not sniffed', async () => {
  const { app } = await buildApp('sqlite', { SITE_URL: 'https://example.com' })
  for (const path of [...everyKind, ...more, '/api/openapi.json']) {
    const { headers } = await request(app, path)
    expect(headers.get('Strict-Transport-Security'), path).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
  }
})

test('every text has a charset', async () => {
  const { app } = await buildApp('sqlite')
  for (const path of [...everyKind, ...more]) {
    const response = await request(app, path)
    const type = response.headers.get('Content-Type') ?? ''
    // JSON is UTF-8 by its definition (RFC 8259 section 8.1).
    if ((await response.text()) !== '' && type !== 'application/json') expect(type, path).toMatch(/; charset=utf-8$/i)
  }
})

test('the language cookie is Secure on https', async () => {
  for (const [SITE_URL, isSecure] of [
    ['https://example.com', true],
    ['http://localhost:3000', false],
  ] as const) {
    const { app } = await buildApp('sqlite', { SITE_URL })
    const cookie = (await request(app, '/?lng=de')).headers.get('Set-Cookie')
    expect(cookie).toMatch(/^i18next=de;/)
    expect(cookie?.includes('; Secure')).toBe(isSecure)
  }
})

test('HSTS is sent on https only', async () => {
  const { app: secure } = await buildApp('sqlite', { SITE_URL: 'https://example.com' })
  for (const path of ['/', '/api/none']) {
    const response = await request(secure, path)
    expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
    expect(policyOf(response).has('upgrade-insecure-requests')).toBe(true)
  }
  const { app: local } = await buildApp('sqlite')
  const response = await request(local, '/')
  expect(response.headers.has('Strict-Transport-Security')).toBe(false)
  expect(policyOf(response).has('upgrade-insecure-requests')).toBe(false)
})
