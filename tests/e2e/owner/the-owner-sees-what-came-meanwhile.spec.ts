import type { Page } from '@playwright/test'
import { HEALTH_POLL_MS } from '#contract/admin/system-status.ts'
import { newAddress } from '#tests/browser/accounts.ts'
import { openAdmin } from '#tests/browser/admin.ts'
import { expect, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

/** As if the tab was left, or come back to. */
const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

/** Somebody writes to the owner. */
async function write(page: Page, subject: string): Promise<void> {
  const sender = { firstName: 'Ada', lastName: 'Byron', email: newAddress('writer') }
  const data = { ...sender, subject, message: `Dear Mara,\n\n${subject}?`, language: 'en' }
  const sent = await page.request.post('/api/contact', { data, headers: { 'Idempotency-Key': crypto.randomUUID() } })
  expect(sent.status(), await sent.text()).toBe(200)
}

test('a message that came while the tab was hidden is there on return, marked as new until the next', async ({
  page,
}) => {
  const [before, meanwhile, last] = ['Before', 'Meanwhile', 'Last'].map((name) => `${name} ${crypto.randomUUID()}`)
  await write(page, expectDefined(before))
  await openAdmin(page, 'inbox&list=messages')
  const row = (subject: string) => page.locator('.row-list > li').filter({ hasText: subject })
  const mark = (subject: string) => row(subject).getByText('New', { exact: true })
  await expect(row(expectDefined(before))).toBeVisible()
  await expect(mark(expectDefined(before))).toHaveCount(0)
  await setVisibility(page, 'hidden')
  await write(page, expectDefined(meanwhile))
  await setVisibility(page, 'visible')
  await expect(mark(expectDefined(meanwhile))).toBeVisible()
  await expect(mark(expectDefined(before))).toHaveCount(0)
  // Opening it changes the list, and what is new stays so.
  await row(expectDefined(meanwhile)).getByRole('button', { expanded: false }).click()
  await expect(row(expectDefined(meanwhile)).getByText('Unread', { exact: true })).toHaveCount(0)
  await expect(mark(expectDefined(meanwhile))).toBeVisible()
  await write(page, expectDefined(last))
  await setVisibility(page, 'visible')
  await expect(mark(expectDefined(last))).toBeVisible()
  await expect(mark(expectDefined(meanwhile))).toHaveCount(0)
})

test('a hidden tab makes no requests, and makes one at once on return', async ({ page }) => {
  await openAdmin(page, 'log')
  // Only from here on: a page comes to life by the browser's own time.
  await page.clock.install()
  const answered: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/admin/health')) answered.push(request.url())
  })
  await page.getByRole('tab', { name: 'Running' }).click()
  await expect(page.getByRole('heading', { name: 'Database' })).toBeVisible()
  await page.clock.fastForward(HEALTH_POLL_MS)
  await expect.poll(() => answered.length).toBe(2)
  await setVisibility(page, 'hidden')
  await page.clock.fastForward(3 * HEALTH_POLL_MS)
  expect(answered).toHaveLength(2)
  await setVisibility(page, 'visible')
  await expect.poll(() => answered.length).toBe(3)
})

test('figures that cannot be refreshed stay, with their time', async ({ page, faults }) => {
  faults.allow(/503/)
  await openAdmin(page, 'running')
  const database = page.getByRole('heading', { name: 'Database' })
  await expect(database).toBeVisible()
  await page.route('**/api/admin/health', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await setVisibility(page, 'visible')
  const note = page.getByRole('tabpanel').getByRole('status').filter({ hasText: 'What you see below was loaded at' })
  await expect(note).toBeVisible()
  await expect(database).toBeVisible()
  await note.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

test('a former admin sees the sign-in instead', async ({ page, faults }) => {
  faults.allow(/403 \(Forbidden\)/)
  await openAdmin(page, 'users')
  await expect(page.getByRole('list', { name: 'Users' })).toBeVisible()
  const user = (await (await page.request.get('/api/auth/user')).json()) as object
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: { ...user, isAdmin: false } }))
  const refused = { error: 'not-allowed', message: 'Only admins may do this.', requestId: 'x' }
  await page.route('**/api/admin/log', (route) => route.fulfill({ status: 403, json: refused }))
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByRole('tab')).toHaveCount(0)
})
