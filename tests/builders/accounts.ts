/** People with accounts, as their browsers act. */
import { expect, onTestFinished, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { createApp } from '#server/app.ts'
import { openAccounts } from '#server/auth/better-auth.ts'
import { hashPassword } from '#server/auth/password.ts'
import { insertUser } from '#server/db/accounts.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import type { TestApp } from '#tests/servers/app.ts'
import { postJson, request, type Sender } from '#tests/servers/requests.ts'

export const PASSWORD = 'a horse of its own'

export const buildRegistration = (changes: Record<string, unknown> = {}) => ({
  email: 'ada@example.com',
  password: PASSWORD,
  firstName: 'Ada',
  lastName: 'Lovelace',
  ...changes,
})

/** Keeps cookies as a browser does, without regard to their attributes but their end. */
export interface Browser {
  cookies: Map<string, string>
  get(path: string, sender?: Sender): Promise<Response>
  post(path: string, body?: unknown, sender?: Sender): Promise<Response>
  send(method: string, path: string, sender?: Sender): Promise<Response>
}

export function openBrowser({ app }: Pick<TestApp, 'app'>, from = '198.51.100.1'): Browser {
  const cookies = new Map<string, string>()
  const withCookies = (sender: Sender = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { from, ...sender, headers: { ...(cookie && { Cookie: cookie }), ...sender.headers } }
  }
  const keep = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/;\s*max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    get: async (path, sender) => keep(await request(app, path, withCookies(sender))),
    post: async (path, body = {}, sender) => keep(await postJson(app, path, body, withCookies(sender))),
    send: async (method, path, sender) => keep(await request(app, path, { method, ...withCookies(sender) })),
  }
}

/** better-auth reads the time from the system: it stands and moves together with the test's clock. */
export function standStill(site: TestApp): { advance(ms: number): void } {
  vi.useFakeTimers({ toFake: ['Date'], now: site.clock.now() })
  onTestFinished(() => void vi.useRealTimers())
  return {
    advance(ms) {
      site.clock.advance(ms)
      vi.setSystemTime(site.clock.now())
    },
  }
}

/** Another process of the same site: everything but its connections and what it keeps in memory is shared. */
export async function secondInstance(site: TestApp): Promise<Pick<TestApp, 'app'>> {
  const services = { ...site.services, metrics: createMetrics(), db: await site.openAgain() }
  return { app: createApp({ ...services, accounts: openAccounts(services) }) }
}

/** A browser in which somebody has registered and is signed in. */
export async function registered(site: TestApp, changes: Record<string, unknown> = {}, from?: string) {
  const browser = openBrowser(site, from)
  const response = await browser.post('/api/auth/register', buildRegistration(changes))
  expect(response.status, await response.clone().text()).toBe(200)
  const { user } = (await response.json()) as { user: User }
  return { browser, user }
}

/** A browser in which the owner is signed in. */
export async function ownerSignedIn(site: TestApp, email = 'owner@example.com') {
  const { db, clock } = site.services
  const passwordHash = await hashPassword(PASSWORD)
  const owner = { email, firstName: 'The', lastName: 'Owner', isAdmin: true, language: 'en', passwordHash }
  await db.transaction().execute((tx) => insertUser(tx, clock, owner))
  const browser = openBrowser(site)
  expect((await browser.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
  return browser
}

/** The token of the last mail to the address with such a link. */
export async function mailedToken(site: TestApp, kind: string, email: string): Promise<string | undefined> {
  await site.outbox.deliverDue()
  const mails = site.mailServer.mails.filter(({ recipients }) => recipients.includes(email))
  const links = mails.flatMap(({ parsed }) => [...(parsed.text ?? '').matchAll(/#(\w+)=(\S+)/g)])
  const token = links.filter(([, name]) => name === kind).at(-1)?.[2]
  return token && decodeURIComponent(token)
}

/** What admins did beside signing in, the latest first. */
export async function adminActions(browser: Browser): Promise<[action: string, subject: string | null][]> {
  const response = await browser.get('/api/admin/log')
  const { items } = (await response.json()) as { items: { action: string; subject: string | null }[] }
  return items.filter(({ action }) => action !== 'signed-in').map(({ action, subject }) => [action, subject])
}
