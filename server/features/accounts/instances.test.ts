import { describe, expect, test } from 'vitest'
import { LOCKOUT } from '#contract/accounts/accounts.ts'
import {
  buildRegistration,
  mailedToken,
  openBrowser,
  PASSWORD,
  registered,
  secondInstance,
  standStill,
} from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { buildIdentityServer, providersAt } from '#tests/servers/identity/identity-server.ts'
import { expectError } from '#tests/servers/requests.ts'

const ada = { email: 'ada@example.com', password: PASSWORD }

describe.each(engines)('two instances on one %s', (engine) => {
  test('a sign-in at one instance is valid at the other, and so is signing out', async () => {
    const site = await buildApp(engine)
    const { browser: here } = await registered(site)
    const there = openBrowser(await secondInstance(site))
    for (const [name, value] of here.cookies) there.cookies.set(name, value)
    expect((await there.get('/api/auth/user')).status).toBe(200)
    await there.post('/api/auth/logout')
    await expectError(await here.get('/api/auth/user'), 'not-signed-in')
  })

  test('wrong passwords are counted together, also after a restart of all', async () => {
    const site = await buildApp(engine)
    const time = standStill(site)
    await registered(site)
    const other = await secondInstance(site)
    for (let i = 0; i < LOCKOUT.failures; i++) {
      const browser = openBrowser(i % 2 ? site : other)
      await expectError(await browser.post('/api/auth/login', { ...ada, password: `wrong ${i}` }), 'wrong-credentials')
    }
    time.advance(1000)
    const restarted = await secondInstance(site)
    for (const instance of [site, other, restarted])
      await expectError(await openBrowser(instance).post('/api/auth/login', ada), 'rate-limited')
  })

  test('a mailed link works at the other instance, once in all', async () => {
    const site = await buildApp(engine)
    await registered(site)
    await openBrowser(site).post('/api/auth/forgot-password', { email: ada.email })
    const token = await mailedToken(site, 'reset', ada.email)
    const other = await secondInstance(site)
    const body = { token, password: 'another horse entirely' }
    expect((await openBrowser(other).post('/api/auth/reset-password', body)).status).toBe(200)
    await expectError(await openBrowser(site).post('/api/auth/reset-password', body), 'link-expired')
  })

  test('a provider’s sign-in may start at one instance and end at the other', async () => {
    const identityServer = await buildIdentityServer({ sub: '1', email: ada.email, email_verified: true, name: 'Ada' })
    const site = await buildApp(engine, providersAt(identityServer))
    const here = openBrowser(site)
    const away = await here.get('/api/auth/github')
    const back = new URL(
      expectDefined(
        (await fetch(expectDefined(away.headers.get('Location')), { redirect: 'manual' })).headers.get('Location'),
      ),
    )
    const there = openBrowser(await secondInstance(site))
    for (const [name, value] of here.cookies) there.cookies.set(name, value)
    expect((await there.get(back.pathname + back.search)).headers.get('Location')).toBe('/client-portal')
    expect((await there.get('/api/auth/user')).status).toBe(200)
  })
})

test.runIf(engines.includes('postgres'))(
  'twenty registrations of one address on two instances are one account',
  async () => {
    const site = await buildApp('postgres')
    const other = await secondInstance(site)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        openBrowser(i % 2 ? site : other).post('/api/auth/register', buildRegistration()),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)])
    expect(await site.services.db.selectFrom('users').select('email').execute()).toHaveLength(1)
  },
)
