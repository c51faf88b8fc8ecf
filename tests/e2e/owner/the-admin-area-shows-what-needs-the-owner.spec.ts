import type { Page } from '@playwright/test'
import { signedIn } from '#tests/browser/accounts.ts'
import { openAdmin } from '#tests/browser/admin.ts'
import { OWNER } from '#tests/browser/environment.ts'
import { startSite } from '#tests/browser/own-site.ts'
import { expect, open, test, untilAlive } from '#tests/browser/site.ts'

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const chosen = (page: Page) => page.getByRole('tab', { selected: true }).first()

/** Through the admins' door. */
async function signIn(page: Page) {
  await expect(page).toHaveURL(/secure\/admin/)
  await untilAlive(page)
  const main = page.getByRole('main')
  await main.getByLabel('Email', { exact: true }).fill(OWNER.email)
  await main.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await page.keyboard.press('Enter')
}

/** What the desk counts, as it is in a case of its own. */
async function withCounts(page: Page, inbox: Record<string, unknown>, clients: number) {
  const none = {
    unread: 0,
    undelivered: 0,
    openQuestions: 0,
    untranslated: 0,
    mailWay: 'smtp',
    mailIsHeldUp: false,
    canDraft: false,
  }
  await page.route('**/api/admin/inbox', (route) => route.fulfill({ json: { ...none, ...inbox } }))
  await page.route('**/api/admin/waiting/count', (route) => route.fulfill({ json: { count: clients } }))
}

test('without a mail server the admin area says that mails are stored as files, and where', async ({ page }) => {
  await openAdmin(page, 'log')
  await expect(page.getByText('No mail server is set up: emails are kept as files and reach nobody.')).toBeVisible()
  await page.getByRole('link', { name: 'See how the site is running' }).click()
  await expect(chosen(page)).toHaveText('Running')
  await expect(page.getByRole('term').filter({ hasText: 'Kept as files in the last 30 days' })).toBeVisible()
  await expect(page.getByText('Delivered in the last 30 days')).toHaveCount(0)
  await withCounts(page, { mailWay: 'files' }, 0)
  await page.route('**/api/admin/undelivered', (route) => route.fulfill({ json: { items: [], next: null } }))
  await open(page, '/admin?tab=inbox&list=undelivered')
  await expect(page.getByText('No email has been sent', { exact: true })).toBeVisible()
})

test('with a mail server files are not mentioned', async ({ page, faults }) => {
  test.slow()
  const site = await startSite({ SMTP_URL: 'smtp://127.0.0.1:1' })
  faults.allow(new RegExp(`foreign request: ${site.url}`))
  try {
    await openAdmin(page, 'running', site.url)
    await expect(page.getByText('Delivered in the last 30 days')).toBeVisible()
    await expect(page.getByText('emails are kept as files')).toHaveCount(0)
  } finally {
    // What the page fetches later would meet no server.
    await page.close()
    await site.stop()
  }
})

test('the admin area opens at the first tab with something waiting', async ({ page }) => {
  await signedIn(page, OWNER.email, OWNER.password)
  for (const [inbox, clients, name] of [
    [{ unread: 2 }, 3, 'Inbox (2)'],
    [{}, 3, 'Clients (3)'],
    [{}, 0, 'AI Providers'],
  ] as const) {
    await withCounts(page, inbox, clients)
    await open(page, '/admin')
    await expect(chosen(page)).toHaveText(name)
    if (clients) await expect(tab(page, 'Clients (3)')).toBeVisible()
  }
  // Who asks for a tab gets it.
  await withCounts(page, { unread: 2 }, 3)
  await open(page, '/admin?tab=log')
  await expect(chosen(page)).toHaveText('Log')
})

test('counts that failed to load return with the next tab', async ({ page, faults }) => {
  faults.allow(/503/)
  await signedIn(page, OWNER.email, OWNER.password)
  await withCounts(page, { unread: 2 }, 3)
  for (const path of ['**/api/admin/inbox', '**/api/admin/waiting/count'])
    await page.route(path, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await open(page, '/admin?tab=log')
  await expect(tab(page, /^Inbox$/)).toBeVisible()
  await tab(page, 'Users').click()
  await expect(tab(page, 'Inbox (2)')).toBeVisible()
  await expect(tab(page, 'Clients (3)')).toBeVisible()
})

test('the back button leads to the previous tab, however it was chosen', async ({ page }) => {
  await openAdmin(page, 'log')
  await tab(page, 'Users').click()
  await tab(page, /^Inbox/).click()
  await tab(page, 'Questions').click()
  await expect(page).toHaveURL(/list=questions/)
  await page.goBack()
  await expect(page).toHaveURL(/tab=inbox$/)
  await page.goBack()
  await expect(chosen(page)).toHaveText('Users')
  await page.goBack()
  await expect(chosen(page)).toHaveText('Log')
})

test('an ended session leads to the sign-in, and back to the same place', async ({ page, faults }) => {
  faults.allow(/401 \(Unauthorized\)/)
  await openAdmin(page, 'inbox&list=questions')
  await page.getByRole('button', { name: 'Add a fact' }).click()
  const field = page.getByRole('textbox', { name: 'The fact, in English' })
  await field.fill('Something half written')
  // As if it had expired meanwhile; the cookie that hints at it is still there.
  await page.context().clearCookies({ name: /session/ })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const ended = page.getByRole('alert').filter({ hasText: 'Your session has ended.' })
  await expect(ended).toBeInViewport()
  await expect(field).toHaveValue('Something half written')
  await ended.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page)
  await expect(page).toHaveURL(/\/admin\?tab=inbox&list=questions$/)
  await expect(field).toHaveValue('Something half written')
  await expect(page.getByText('Your session has ended.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes, discard' }).click()
})

test('the sign-in redirects to addresses of this site only', async ({ page, baseURL }) => {
  await signedIn(page, OWNER.email, OWNER.password)
  for (const outside of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'admin',
  ]) {
    await page.goto(`/secure/admin?back=${encodeURIComponent(outside)}`)
    await expect(page, outside).toHaveURL(new RegExp(`^${baseURL}/admin\\?tab=\\w+$`))
  }
  await page.goto(`/secure/admin?back=${encodeURIComponent('/admin?tab=users&list=questions')}`)
  await expect(page).toHaveURL('/admin?tab=users&list=questions')
})

test('a signed-out visitor with a link to a tab gets there by the sign-in', async ({ page }) => {
  await open(page, '/admin?tab=users')
  await page.getByRole('link', { name: 'Login to Continue' }).click()
  await signIn(page)
  await expect(page).toHaveURL('/admin?tab=users')
})

test('the chosen tab stays in view on a phone when numbers make the names wider', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await withCounts(page, {}, 0)
  await openAdmin(page, 'log')
  await expect(chosen(page)).toBeInViewport({ ratio: 1 })
  await withCounts(page, { unread: 12345 }, 12345)
  // The same tab, another address: it is counted anew.
  await page.evaluate(() => history.pushState(null, '', '?tab=log&again'))
  await expect(tab(page, 'Inbox (12345)')).toBeAttached()
  await expect(chosen(page)).toBeInViewport({ ratio: 1 })
})
