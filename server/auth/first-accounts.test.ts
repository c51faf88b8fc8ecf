import { describe, expect, test } from 'vitest'
import { profile } from '#content/owner.ts'
import { readEnv } from '#server/config/env.ts'
import { openBrowser, PASSWORD, registered } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'
import { ensureDemoClient, ensureOwner } from './first-accounts.ts'

/** What a start with these settings does. */
const withEnv = ({ services }: TestApp, settings: Record<string, string> = {}) => ({
  ...services,
  env: readEnv({ SITE_URL: services.env.SITE_URL, ...settings }),
})

const login = (site: TestApp, email: string, password: string) =>
  openBrowser(site).post('/api/auth/login', { email, password })

const isAdmin = async (response: Response) => ((await response.json()) as { user: { isAdmin: boolean } }).user.isAdmin

describe.each(engines)('first accounts on %s', (engine) => {
  test('a new site gets an owner with a password that is shown once', async () => {
    const site = await buildApp(engine)
    const made = await ensureOwner(withEnv(site))
    expect(made).toMatchObject({ whose: 'admin', email: profile.email, password: expect.stringMatching(/^.{16}$/) })
    expect(await isAdmin(await login(site, profile.email, expectDefined(made).password))).toBe(true)
    expect(await ensureOwner(withEnv(site))).toBeUndefined()
  })

  test('the environment’s owner is created, and their password follows the setting', async () => {
    const site = await buildApp(engine)
    const owner = (password: string) => ({ ADMIN_EMAIL: 'Me@example.com', ADMIN_PASSWORD: password })
    expect(await ensureOwner(withEnv(site, owner('a first long one')))).toBeUndefined()
    const signedIn = openBrowser(site)
    const credentials = { email: 'me@example.com', password: 'a first long one' }
    expect((await signedIn.post('/api/auth/login', credentials)).status).toBe(200)
    await ensureOwner(withEnv(site, owner('a first long one')))
    expect((await signedIn.get('/api/auth/user')).status).toBe(200)
    await ensureOwner(withEnv(site, owner('a second long one')))
    await expectError(await signedIn.get('/api/auth/user'), 'not-signed-in')
    expect((await login(site, 'me@example.com', 'a second long one')).status).toBe(200)
  })

  test('an earlier registrant of the owner’s address does not become admin', async () => {
    const site = await buildApp(engine)
    const { browser: stranger } = await registered(site, { email: 'me@example.com' })
    const made = await ensureOwner(withEnv(site, { ADMIN_EMAIL: 'me@example.com' }))
    await expectError(await stranger.get('/api/auth/user'), 'not-signed-in')
    await expectError(await login(site, 'me@example.com', PASSWORD), 'wrong-credentials')
    expect(await isAdmin(await login(site, 'me@example.com', expectDefined(made).password))).toBe(true)
  })

  test('of two concurrent starts one creates the owner, and only that one shows the password', async () => {
    const site = await buildApp(engine)
    const made = await Promise.all([ensureOwner(withEnv(site)), ensureOwner(withEnv(site))])
    const [shown, ...others] = made.filter((one) => one !== undefined)
    expect(others).toEqual([])
    expect((await login(site, profile.email, expectDefined(shown).password)).status).toBe(200)
  })

  test('all concurrent starts with a new password succeed, and it is the password', async () => {
    const site = await buildApp(engine)
    const owner = (password: string) => ({ ADMIN_EMAIL: 'me@example.com', ADMIN_PASSWORD: password })
    await ensureOwner(withEnv(site, owner('a first long one')))
    const starts = Array.from({ length: 4 }, () => ensureOwner(withEnv(site, owner('a second long one'))))
    expect(await Promise.all(starts)).toEqual([undefined, undefined, undefined, undefined])
    expect(await isAdmin(await login(site, 'me@example.com', 'a second long one'))).toBe(true)
  })

  test('a demonstration has a client, who is no admin', async () => {
    const site = await buildApp(engine)
    expect(await ensureDemoClient(withEnv(site, { DEMO: 'false' }))).toBeUndefined()
    const made = await ensureDemoClient(withEnv(site))
    expect(made).toMatchObject({ whose: 'demo client', email: 'client@example.com' })
    expect(await isAdmin(await login(site, expectDefined(made).email, expectDefined(made).password))).toBe(false)
    expect(await ensureDemoClient(withEnv(site))).toBeUndefined()
    await ensureDemoClient(withEnv(site, { DEMO_CLIENT_PASSWORD: 'a known one' }))
    expect((await login(site, expectDefined(made).email, 'a known one')).status).toBe(200)
  })

  test('the demonstration never changes an admin', async () => {
    const site = await buildApp(engine)
    const made = await ensureOwner(withEnv(site))
    const settings = { DEMO_CLIENT_EMAIL: profile.email, DEMO_CLIENT_PASSWORD: 'a known one' }
    await ensureDemoClient(withEnv(site, settings))
    expect((await login(site, profile.email, expectDefined(made).password)).status).toBe(200)
  })
})

test('a common password for the owner is rejected at the start', async () => {
  const site = await buildApp('sqlite')
  await expect(ensureOwner(withEnv(site, { ADMIN_PASSWORD: 'administrator' }))).rejects.toThrow('ADMIN_PASSWORD')
})
