/** Devices that are told by push end with the session in which they were added. */
import { describe, expect, test } from 'vitest'
import {
  type Browser,
  mailedToken,
  openBrowser,
  ownerSignedIn,
  PASSWORD,
  registered,
} from '#tests/builders/accounts.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { buildDeviceKeys } from '#tests/servers/push-service.ts'

const EMAIL = 'ada@example.com'
const NEXT = 'another horse altogether'
const add = async (browser: Browser, name: string) => {
  const device = { endpoint: `https://push.example/${name}`, keys: buildDeviceKeys() }
  expect((await browser.post('/api/client/push', device)).status).toBe(200)
}
const devicesOf = async (browser: Browser) =>
  ((await (await browser.get('/api/client/push')).json()) as { endpoints: string[] }).endpoints.map((endpoint) =>
    endpoint.split('/').at(-1),
  )

interface People {
  site: TestApp
  browser: Browser
  userId: string
}

/** Somebody with a device, and a thief who knows the password and has added one, too. */
async function withThief(engine: (typeof engines)[number]): Promise<People> {
  const site = await buildApp(engine)
  const { browser, user } = await registered(site)
  await browser.post('/api/auth/verify-email', { token: await mailedToken(site, 'verify', EMAIL) })
  await add(browser, 'own')
  const thief = openBrowser(site, '198.51.100.66')
  await thief.post('/api/auth/login', { email: EMAIL, password: PASSWORD })
  site.clock.advance(1000)
  await add(thief, 'thief')
  expect(await devicesOf(browser)).toEqual(['own', 'thief'])
  return { site, browser, userId: user.id }
}

/** What ends the thief’s session. */
const ways: Record<string, (people: People) => Promise<Response>> = {
  'a changed password': ({ browser }) =>
    browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEXT }),
  'ending all other sessions': ({ browser }) => browser.send('DELETE', '/api/auth/sessions'),
  'ending that session': async ({ browser }) => {
    const { sessions } = (await (await browser.get('/api/auth/account')).json()) as {
      sessions: { id: string; current: boolean }[]
    }
    return await browser.send('DELETE', `/api/auth/sessions/${sessions.find(({ current }) => !current)?.id}`)
  },
  'another address': async ({ site, browser }) => {
    await browser.post('/api/auth/address', { email: 'ada@lovelace.example', password: PASSWORD })
    const token = await mailedToken(site, 'address', 'ada@lovelace.example')
    return await browser.post('/api/auth/address/confirmation', { token })
  },
}

describe.each(engines)('devices of ended sessions on %s', (engine) => {
  test.each(Object.entries(ways))('%s ends the thief’s device, and not one’s own', async (_, end) => {
    const people = await withThief(engine)
    expect((await end(people)).status).toBe(200)
    expect(await devicesOf(people.browser)).toEqual(['own'])
  })

  test('a device goes on with the session whose password was changed, whatever ends after that', async () => {
    const { browser } = await withThief(engine)
    await browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEXT })
    await browser.send('DELETE', '/api/auth/sessions')
    expect(await devicesOf(browser)).toEqual(['own'])
  })

  test('a password set by mail, and an admin who signs somebody out, end all devices', async () => {
    const { site, userId } = await withThief(engine)
    await openBrowser(site).post('/api/auth/forgot-password', { email: EMAIL })
    const token = await mailedToken(site, 'reset', EMAIL)
    expect((await openBrowser(site).post('/api/auth/reset-password', { token, password: NEXT })).status).toBe(200)
    const again = openBrowser(site, '198.51.100.3')
    await again.post('/api/auth/login', { email: EMAIL, password: NEXT })
    expect(await devicesOf(again)).toEqual([])
    await add(again, 'new')
    const owner = await ownerSignedIn(site)
    expect((await owner.send('DELETE', `/api/admin/users/${userId}/sessions`)).status).toBe(200)
    await again.post('/api/auth/login', { email: EMAIL, password: NEXT })
    expect(await devicesOf(again)).toEqual([])
  })

  test('a device added before sessions were noted ends with the password', async () => {
    const { site, browser } = await withThief(engine)
    await site.services.db.updateTable('push_subscriptions').set({ session_id: null }).execute()
    const change = { currentPassword: PASSWORD, newPassword: NEXT }
    expect((await browser.post('/api/auth/change-password', change)).status).toBe(200)
    expect(await devicesOf(browser)).toEqual([])
  })
})
