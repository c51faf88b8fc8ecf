import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { identityProviders } from '#contract/accounts/identity-providers.ts'
import {
  type Browser,
  mailedToken,
  openBrowser,
  ownerSignedIn,
  registered,
  standStill,
} from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, SITE_URL, type TestApp } from '#tests/servers/app.ts'
import { type Engine, engines } from '#tests/servers/database.ts'
import {
  buildIdentityServer,
  comeBack,
  type Identity,
  type IdentityServer,
  idTokenErrors,
  leave,
  providersAt,
  signInAt,
} from '#tests/servers/identity/identity-server.ts'
import { expectError } from '#tests/servers/requests.ts'

const ada: Identity = {
  sub: '4711',
  email: 'Ada@example.com',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
  name: 'Ada Lovelace',
}

async function setUp(engine: Engine, identity: Identity = ada, settings: Record<string, string> = {}) {
  const identityServer = await buildIdentityServer(identity)
  const site = await buildApp(engine, { ...providersAt(identityServer), ...settings })
  return { site, identityServer }
}

const whoAmI = async (browser: Browser) =>
  (await (await browser.get('/api/auth/user')).json()) as Record<string, unknown>

const accountsOf = (site: TestApp) =>
  site.services.db.selectFrom('accounts').select(['providerId', 'accountId']).orderBy('providerId').execute()

describe.each(engines)('signing in through an identity provider on %s', (engine) => {
  test.for(identityProviders)('%s leads to an account and into the portal', async (provider) => {
    const { site, identityServer } = await setUp(engine)
    const browser = openBrowser(site)
    expect(await signInAt(browser, provider)).toBe('/client-portal')
    expect(browser.cookies.get('signed-in')).toBe('1')
    expect(await whoAmI(browser)).toMatchObject({
      email: 'ada@example.com',
      emailVerified: true,
      firstName: 'Ada',
      lastName: 'Lovelace',
      isAdmin: false,
    })
    expect(identityServer.exchanges[0]?.get('client_secret')).toBe('a client secret')
    // The tokens of the other service are not kept.
    const rows = JSON.stringify(await site.services.db.selectFrom('accounts').selectAll().execute())
    expect(rows).not.toContain('an-access-token')

    const again = openBrowser(site)
    expect(await signInAt(again, provider)).toBe('/client-portal')
    expect((await whoAmI(again)).id).toBe((await whoAmI(browser)).id)
    expect(await accountsOf(site)).toEqual([{ providerId: provider, accountId: '4711' }])
  })

  test('a GitHub Enterprise Server is asked for its list of addresses', async () => {
    const identityServer = await buildIdentityServer({ ...ada, name: 'Ada King Lovelace' }, { discovery: false })
    const site = await buildApp(engine, providersAt(identityServer))
    const browser = openBrowser(site)
    expect(await signInAt(browser, 'github')).toBe('/client-portal')
    expect(await whoAmI(browser)).toMatchObject({
      email: 'ada@example.com',
      emailVerified: true,
      firstName: 'Ada King',
      lastName: 'Lovelace',
    })
  })

  test('Apple posts its answer from its own page, with the name only the first time', async () => {
    const { site } = await setUp(engine, { sub: '001.apple', email: 'ada@example.com', email_verified: 'true' })
    const browser = openBrowser(site)
    const { searchParams } = new URL(await leave(browser, 'apple'), SITE_URL)
    const user = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Lovelace' }, email: 'ada@example.com' })
    const form = new URLSearchParams({ ...Object.fromEntries(searchParams), user })
    // From another origin, and without cookies: they are SameSite=Lax.
    const posted = await openBrowser(site).send('POST', '/api/auth/callback/apple', {
      body: form.toString(),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://appleid.apple.com',
        'Sec-Fetch-Site': 'cross-site',
      },
    })
    expect(posted.status).toBe(303)
    expect(posted.headers.getSetCookie()).toEqual([])
    expect(await comeBack(browser, expectDefined(posted.headers.get('Location')))).toBe('/client-portal')
    expect(await whoAmI(browser)).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', emailVerified: true })
  })

  test('a state that is wrong, missing, foreign, replayed or expired gives no session', async () => {
    const { site } = await setUp(engine)
    const time = standStill(site)
    const browser = openBrowser(site)
    const path = await leave(browser, 'google')
    const failed = '/client-portal?login=1&notice=sign-in-failed'
    const { searchParams } = new URL(path, SITE_URL)
    const code = expectDefined(searchParams.get('code'))
    expect(await comeBack(browser, `/api/auth/callback/google?code=${code}`)).toBe(failed)
    expect(await comeBack(browser, `/api/auth/callback/google?code=${code}&state=other`)).toBe(failed)
    expect(await comeBack(openBrowser(site), path)).toBe(failed)
    expect(browser.cookies.has('session')).toBe(false)

    const late = await leave(browser, 'google')
    time.advance(10 * 60_000 + 1)
    expect(await comeBack(browser, late)).toBe(failed)
    expect(await signInAt(browser, 'google')).toBe('/client-portal')

    const thief = openBrowser(site)
    const used = await leave(thief, 'google')
    expect(await comeBack(thief, used)).toBe('/client-portal')
    await thief.post('/api/auth/logout')
    expect(await comeBack(thief, used)).toBe(failed)
    await expectError(await thief.get('/api/auth/user'), 'not-signed-in')
  })

  test('declining at the provider leads back to the dialog', async () => {
    const { site } = await setUp(engine)
    for (const [provider, error] of [
      ['google', 'access_denied'],
      ['apple', 'user_cancelled_authorize'],
    ] as const) {
      const browser = openBrowser(site)
      const state = new URL(await leave(browser, provider), SITE_URL).searchParams.get('state')
      const path = `/api/auth/callback/${provider}?error=${error}&state=${state}`
      expect(await comeBack(browser, path)).toBe('/client-portal?login=1&notice=sign-in-cancelled')
      await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
    }
  })

  test('a failing provider is reported, and leaves no partial sign-in', async () => {
    const { site, identityServer } = await setUp(engine)
    const browser = openBrowser(site)
    identityServer.fault = 'discovery'
    expect((await browser.get('/api/auth/google')).headers.get('Location')).toBe(
      '/client-portal?login=1&notice=provider-unavailable',
    )
    for (const fault of ['token', 'refused-code'] as const) {
      identityServer.fault = undefined
      const path = await leave(browser, 'google')
      identityServer.fault = fault
      expect(await comeBack(browser, path)).toBe('/client-portal?login=1&notice=sign-in-failed')
    }
    await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
    expect(await accountsOf(site)).toEqual([])
  })

  test('a provider without an address is explained', async () => {
    const { site } = await setUp(engine, { sub: '1', name: 'Ada' })
    expect(await signInAt(openBrowser(site), 'google')).toBe('/client-portal?login=1&notice=email-missing')
  })

  test('only a provider that has confirmed the address links an account', async () => {
    const { site, identityServer } = await setUp(engine, { ...ada, email_verified: false })
    const { browser } = await registered(site, { email: 'ada@example.com' })
    const refused = '/client-portal?login=1&notice=account-not-linked'
    expect(await signInAt(openBrowser(site), 'google')).toBe(refused)

    const token = await mailedToken(site, 'verify', 'ada@example.com')
    expect((await browser.post('/api/auth/verify-email', { token })).status).toBe(200)
    expect(await signInAt(openBrowser(site), 'google')).toBe(refused)

    identityServer.identity = ada
    const linked = openBrowser(site)
    expect(await signInAt(linked, 'google')).toBe('/client-portal')
    expect((await whoAmI(linked)).id).toBe((await whoAmI(browser)).id)
    expect((await accountsOf(site)).map(({ providerId }) => providerId)).toEqual(['credential', 'google'])
  })

  test('with registration by invitation, a provider admits invited people only', async () => {
    const { site, identityServer } = await setUp(engine, ada, { REGISTRATION: 'invite' })
    const closed = '/client-portal?login=1&notice=registration-closed'
    expect(await signInAt(openBrowser(site), 'github')).toBe(closed)
    const owner = await ownerSignedIn(site)
    expect((await owner.post('/api/admin/invitations', { email: 'ada@example.com' })).status).toBe(200)
    identityServer.identity = { ...ada, email_verified: false }
    expect(await signInAt(openBrowser(site), 'github')).toBe(closed)
    identityServer.identity = ada
    expect(await signInAt(openBrowser(site), 'github')).toBe('/client-portal')
    expect(await (await owner.get('/api/admin/invitations')).json()).toEqual({ invitations: [] })
  })

  test('the way back leads to a page of this site', async () => {
    const { site } = await setUp(engine)
    const ways = {
      '/about?x=1': '/about?x=1',
      '//evil.example': '/client-portal',
      '/\\evil.example': '/client-portal',
      'https://evil.example/': '/client-portal',
      'javascript:alert(1)': '/client-portal',
      '/\t/evil.example': '/client-portal',
      '/.//evil.example': '/client-portal',
      '/..//evil.example': '/client-portal',
      '/%2e//evil.example': '/client-portal',
      '/a/..//evil.example/x?y=1': '/client-portal',
      '/.\\/evil.example': '/client-portal',
      '/.\t//evil.example': '/client-portal',
      '/x//evil.example': '/x//evil.example',
      '': '/client-portal',
    }
    for (const [next, end] of Object.entries(ways)) {
      expect(await signInAt(openBrowser(site), 'google', `?next=${encodeURIComponent(next)}`), next).toBe(end)
    }
  })
})

test('a provider that is not configured leads back to the dialog with the reason', async () => {
  const site = await buildApp('sqlite')
  const browser = openBrowser(site)
  for (const provider of identityProviders) {
    const response = await browser.get(`/api/auth/${provider}`)
    expect(response.headers.get('Location')).toBe('/client-portal?login=1&notice=provider-not-configured')
    expect(await comeBack(browser, `/api/auth/callback/${provider}?code=x&state=y`)).toBe(
      '/client-portal?login=1&notice=sign-in-failed',
    )
  }
  await expectError(await browser.get('/api/auth/callback/myspace?code=x'), 'not-found')
  expect(await (await browser.get('/api/auth/options')).json()).toEqual({
    google: false,
    github: false,
    apple: false,
    registration: 'open',
    mailWay: 'smtp',
  })
})

test('the dialog gets the configured providers', async () => {
  const settings = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret', REGISTRATION: 'invite' }
  const site = await buildApp('sqlite', settings)
  expect(await (await openBrowser(site).get('/api/auth/options')).json()).toEqual({
    google: false,
    github: true,
    apple: false,
    registration: 'invite',
    mailWay: 'smtp',
  })
})

test('without an issuer the providers’ own addresses are used', async () => {
  const settings = Object.fromEntries(
    ['GOOGLE', 'GITHUB', 'APPLE'].flatMap((name) => [
      [`${name}_CLIENT_ID`, 'id'],
      [`${name}_CLIENT_SECRET`, 'secret'],
    ]),
  )
  const site = await buildApp('sqlite', settings)
  const hosts = { google: 'accounts.google.com', github: 'github.com', apple: 'appleid.apple.com' }
  for (const [provider, host] of Object.entries(hosts)) {
    const location = expectDefined((await openBrowser(site).get(`/api/auth/${provider}`)).headers.get('Location'))
    const { hostname, searchParams } = new URL(location)
    expect(hostname).toBe(host)
    expect(searchParams.get('redirect_uri')).toBe(`${SITE_URL}/api/auth/callback/${provider}`)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    expect(searchParams.get('response_mode')).toBe(provider === 'apple' ? 'form_post' : null)
  }
})

test('Apple gets a client token signed with the owner’s key, valid for five minutes', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n')
  const identityServer: IdentityServer = await buildIdentityServer(ada)
  const site = await buildApp('sqlite', {
    APPLE_CLIENT_ID: 'com.example.site',
    APPLE_TEAM_ID: 'TEAM',
    APPLE_KEY_ID: 'KEY',
    APPLE_PRIVATE_KEY: pem,
    APPLE_ISSUER: identityServer.url,
  })
  expect(await signInAt(openBrowser(site), 'apple')).toBe('/client-portal')
  const secret = expectDefined(expectDefined(identityServer.exchanges[0]).get('client_secret'))
  expect(decodeProtectedHeader(secret)).toEqual({ alg: 'ES256', kid: 'KEY' })
  const { iat, exp, ...claims } = decodeJwt(secret)
  expect(claims).toEqual({ iss: 'TEAM', sub: 'com.example.site', aud: 'https://appleid.apple.com' })
  expect(expectDefined(exp) - expectDefined(iat)).toBe(300)
})

test('an ID token that is unsigned, for another site or expired is rejected', async () => {
  const { site, identityServer } = await setUp('sqlite')
  for (const provider of ['google', 'apple']) {
    for (const fault of idTokenErrors) {
      identityServer.fault = fault
      const browser = openBrowser(site)
      expect(await signInAt(browser, provider), `${provider}: ${fault}`).toContain('notice=sign-in-failed')
      await expectError(await browser.get('/api/auth/user'), 'not-signed-in')
    }
    identityServer.fault = undefined
    expect(await signInAt(openBrowser(site), provider)).toBe('/client-portal')
  }
})

test('returning from a provider ends the browser’s earlier session', async () => {
  const { site } = await setUp('sqlite')
  const { browser } = await registered(site, { email: 'grace@example.com' })
  const old = { headers: { Cookie: `session=${browser.cookies.get('session')}` } }
  expect(await signInAt(browser, 'google')).toBe('/client-portal')
  expect(await whoAmI(browser)).toMatchObject({ email: 'ada@example.com' })
  await expectError(await openBrowser(site).get('/api/auth/user', old), 'not-signed-in')
})
