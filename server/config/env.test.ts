import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { EnvError, readEnv, secretsIn, settingNames } from './env.ts'

function errorsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.errors
    throw error
  }
  return []
}

test('a site without any setting runs on localhost with limits on', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: resolve('data'),
    TRUST_PROXY: 0,
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
  })
})

test('an empty value counts as unset', () => {
  expect(readEnv({ PORT: '', SMTP_URL: '', SITE_URL: '', AUTH_SECRET: '' })).toEqual(readEnv({}))
})

test('the site’s address follows the port', () => {
  expect(readEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
  expect(readEnv({ SITE_URL: 'https://Example.com/' }).SITE_URL).toBe('https://example.com')
})

test('an address below which the site cannot be is refused with a way out', () => {
  for (const part of ['portfolio', 'portfolio/', '?site=1', '#home']) {
    expect(errorsOf({ SITE_URL: `https://example.org/${part}` }), part).toEqual([
      expect.stringMatching(/^SITE_URL must have no path .* like https:\/\/portfolio\.example\.com$/),
    ])
  }
  expect(errorsOf({ SITE_URL: 'https://me:hunter2@example.org' })).toHaveLength(1)
  expect(errorsOf({ SITE_URL: 'example.com/portfolio' })).toEqual([
    'SITE_URL must be an address like https://example.com',
  ])
})

test('every valid setting is accepted', () => {
  const source = {
    PORT: '0',
    HOST: '::',
    SITE_URL: 'https://example.com',
    DATA_DIR: '/srv/site',
    DATABASE_URL: 'postgresql://user:password@db.example.com/site',
    AUTH_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtps://user:password@mail.example.com:465',
    MAIL_FROM: 'site@example.com',
    CONTACT_TO: 'me@example.com',
    TRUST_PROXY: '10',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'silent',
  }
  expect(readEnv(source)).toMatchObject({ ...source, PORT: 0, TRUST_PROXY: 10 })
})

test('storage for documents is configured completely or not at all', () => {
  const storage = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'documents',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  expect(readEnv(storage)).toMatchObject({ ...storage, S3_REGION: 'us-east-1' })
  for (const name of Object.keys(storage)) {
    expect(errorsOf({ ...storage, [name]: '' }), name).toEqual([
      'S3_ENDPOINT must be set together with S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    ])
  }
  expect(errorsOf({ ...storage, S3_BUCKET: '../elsewhere' })).toEqual(['S3_BUCKET must be the name of a bucket'])
})

test('Google Analytics takes the ID of a GA4 stream', () => {
  expect(readEnv({}).GA_MEASUREMENT_ID).toBeUndefined()
  expect(readEnv({ GA_MEASUREMENT_ID: 'G-AB12CD34EF' }).GA_MEASUREMENT_ID).toBe('G-AB12CD34EF')
  for (const wrong of ['UA-12345-1', 'G-ab12', 'G-"><script>']) {
    expect(errorsOf({ GA_MEASUREMENT_ID: wrong }), wrong).toEqual([
      'GA_MEASUREMENT_ID must be a measurement ID like G-AB12CD34EF',
    ])
  }
})

test('all errors are reported at once, each by its name', () => {
  const errors = errorsOf({
    PORT: '65536',
    SITE_URL: 'example.com',
    DATABASE_URL: 'mysql://localhost/site',
    AUTH_SECRET: 'x'.repeat(31),
    SMTP_URL: 'http://mail.example.com',
    MAIL_FROM: 'site',
    CONTACT_TO: 'me@',
    TRUST_PROXY: 'yes',
    RATE_LIMITS: 'maybe',
    LOG_LEVEL: 'loud',
  })
  expect(errors.map((error) => error.split(' ')[0])).toEqual([
    'PORT',
    'SITE_URL',
    'DATABASE_URL',
    'AUTH_SECRET',
    'SMTP_URL',
    'MAIL_FROM',
    'CONTACT_TO',
    'TRUST_PROXY',
    'RATE_LIMITS',
    'LOG_LEVEL',
  ])
  for (const error of errors) expect(error).toMatch(/^[A-Z_]+ (?:must|may) /)
})

test('an error never shows the value, which may be a secret', () => {
  const error = new EnvError(errorsOf({ AUTH_SECRET: 'hunter2', SMTP_URL: 'ftp://me:hunter2@host' }))
  expect(error.message).toContain('2 errors')
  expect(error.message).not.toContain('hunter2')
})

test('limits may be off only on localhost', () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:8080']) {
    expect(readEnv({ RATE_LIMITS: 'off', SITE_URL: `http://${host}` }).RATE_LIMITS).toBe('off')
  }
  for (const host of ['example.com', 'localhost.example.com', '127.0.0.1.example.com', '10.0.0.1']) {
    const errors = errorsOf({ RATE_LIMITS: 'off', SITE_URL: `http://${host}` })
    expect(errors, host).toEqual(['RATE_LIMITS may be off only while SITE_URL is on localhost'])
  }
})

test('limits off on a public site are reported together with other errors', () => {
  const errors = errorsOf({ RATE_LIMITS: 'off', SITE_URL: 'https://example.com', PORT: '-1' })
  expect(errors).toHaveLength(2)
})

test('an identity provider is configured completely or not at all', () => {
  const errors = errorsOf({
    GOOGLE_CLIENT_ID: 'x',
    GITHUB_CLIENT_SECRET: 'x',
    APPLE_CLIENT_ID: 'x',
    APPLE_TEAM_ID: 'x',
  })
  expect(errors.map((error) => error.split(' ')[0])).toEqual([
    'GOOGLE_CLIENT_SECRET',
    'GITHUB_CLIENT_SECRET',
    'APPLE_CLIENT_ID',
  ])
  const apple = { APPLE_CLIENT_ID: 'x', APPLE_TEAM_ID: 'x', APPLE_KEY_ID: 'x', APPLE_PRIVATE_KEY: 'x' }
  expect(readEnv(apple)).toMatchObject(apple)
  expect(readEnv({ APPLE_CLIENT_ID: 'x', APPLE_CLIENT_SECRET: 'x' }).APPLE_CLIENT_SECRET).toBe('x')
})

test('passwords in the environment have the length of all others', () => {
  expect(errorsOf({ ADMIN_PASSWORD: 'x'.repeat(11), DEMO_CLIENT_PASSWORD: 'x'.repeat(5) })).toEqual([
    'ADMIN_PASSWORD must have at least 12 characters',
    'DEMO_CLIENT_PASSWORD must have at least 6 characters',
  ])
  const longest = { ADMIN_PASSWORD: '長'.repeat(128), DEMO_CLIENT_PASSWORD: 'x'.repeat(6) }
  expect(readEnv(longest)).toMatchObject(longest)
  expect(errorsOf({ ADMIN_PASSWORD: 'x'.repeat(129) })).toHaveLength(1)
})

test('a site on localhost is a demonstration unless told otherwise, a public one is not', () => {
  expect(readEnv({}).DEMO).toBe(true)
  expect(readEnv({ DEMO: 'false' }).DEMO).toBe(false)
  expect(readEnv({ SITE_URL: 'https://example.com' }).DEMO).toBe(false)
  expect(readEnv({ SITE_URL: 'https://example.com', DEMO: 'true' }).DEMO).toBe(true)
})

test('secret values are known: keys, secrets, and passwords in addresses', () => {
  const env = readEnv({
    OPENAI_API_KEY: 'sk-0123456789',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    SMTP_URL: 'smtp://owner:p%40ssword%2F1@mail.example:587',
    DATABASE_URL: 'postgres://owner:plain-password@db.example/site',
    // No secret would be as short, and texts have such words in them.
    GEMINI_API_KEY: 'test',
    SITE_URL: 'https://portfolio.example',
  })
  expect(new Set(secretsIn(env))).toEqual(
    new Set([
      'sk-0123456789',
      'a secret of more than thirty-two characters',
      'p%40ssword%2F1',
      'p@ssword/1',
      'plain-password',
    ]),
  )
})

test('a socket of the service manager is used only if it is meant for this process', () => {
  const own = String(process.pid)
  expect(readEnv({ LISTEN_FDS: '1', LISTEN_PID: own }).HANDED_SOCKET).toBe(3)
  for (const env of [
    {},
    { LISTEN_FDS: '1', LISTEN_PID: '1' },
    { LISTEN_FDS: '2', LISTEN_PID: own },
    { LISTEN_PID: own },
  ])
    expect(readEnv(env).HANDED_SOCKET).toBe(undefined)
})

test('docs/environment.md lists every setting, and no others', async () => {
  const text = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'environment.md'), 'utf8')
  const named = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`/g)].map(([, name]) => expectDefined(name))
  expect(settingNames.filter((name) => !named.includes(name))).toEqual([])
  const listed = text.split('\n').filter((line) => line.startsWith('| `'))
  const first = listed.flatMap((line) =>
    [...expectDefined(line.split('|')[1]).matchAll(/`([^`]+)`/g)].map(([, name]) => expectDefined(name)),
  )
  expect(first.filter((name) => !settingNames.includes(name))).toEqual([])
})
