/** An address that only looks like another's leads into no account but its own. */

import { describe, expect, test } from 'vitest'
import {
  type Browser,
  buildRegistration,
  mailedToken,
  openBrowser,
  PASSWORD,
  registered,
} from '#tests/builders/accounts.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { buildIdentityServer, providersAt, signInAt } from '#tests/servers/identity/identity-server.ts'
import { expectError } from '#tests/servers/requests.ts'

const verify = (browser: Browser, token: string | undefined) => browser.post('/api/auth/verify-email', { token })

describe.each(engines)('addresses that resemble another on %s', (engine) => {
  test('an address with a letter whose lower case is ASCII is rejected from a provider', async () => {
    const kelvin = { sub: '666', email: 'mar\u212a@example.com', email_verified: true, name: 'A Stranger' }
    const identityServer = await buildIdentityServer(kelvin)
    const site = await buildApp(engine, providersAt(identityServer))
    const { browser: mark } = await registered(site, { email: 'mark@example.com' })
    await verify(mark, await mailedToken(site, 'verify', 'mark@example.com'))
    const stranger = openBrowser(site)
    expect(await signInAt(stranger, 'google')).toBe('/client-portal?login=1&notice=email-missing')
    await expectError(await stranger.get('/api/auth/user'), 'not-signed-in')
  })

  test('a plus sign makes another account, capitals do not', async () => {
    const site = await buildApp(engine)
    const { user } = await registered(site)
    const { browser: plus, user: other } = await registered(site, { email: 'ada+1@example.com' })
    expect(other.id).not.toBe(user.id)
    await verify(plus, await mailedToken(site, 'verify', 'ada+1@example.com'))
    const login = await openBrowser(site).post('/api/auth/login', { email: 'ADA@Example.COM', password: PASSWORD })
    expect(await login.json()).toMatchObject({ user: { id: user.id, emailVerified: false } })
    const again = await openBrowser(site).post('/api/auth/register', buildRegistration({ email: 'ADA@Example.COM' }))
    await expectError(again, 'email-taken')
  })

  test.for([
    ['google', 'false', false],
    ['google', 'true', false],
    ['github', 'false', false],
    ['github', 'true', false],
    ['apple', 'false', false],
    ['apple', 'true', true],
  ] as const)('what %s says of the address as the text "%s" verifies it: %s', async ([provider, said, isVerified]) => {
    const identity = { sub: '4711', email: 'ada@example.com', email_verified: said, name: 'Ada Lovelace' }
    const identityServer = await buildIdentityServer(identity, { discovery: provider !== 'github' })
    const site = await buildApp(engine, providersAt(identityServer))
    const browser = openBrowser(site)
    expect(await signInAt(browser, provider)).toBe('/client-portal')
    expect(await (await browser.get('/api/auth/user')).json()).toMatchObject({ emailVerified: isVerified })
  })
})
