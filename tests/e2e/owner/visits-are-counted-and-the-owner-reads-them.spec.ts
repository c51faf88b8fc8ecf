import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { signedIn } from '#tests/browser/accounts.ts'
import { OWNER, SITE_URL } from '#tests/browser/environment.ts'
import { test as base, expect, open } from '#tests/browser/site.ts'

// Browsers of machines are not counted, and so none of the other journeys. Each journey here is a visitor of its own.
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed.
  userAgent: async ({}, use, { testId }) => {
    await use(`Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 ${testId}`)
  },
})

const name = (what: string) => `${what}-${process.pid}-${Date.now()}`

/** Stays on the page for two seconds: that is what is counted. */
async function read(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() > since + 2000, since)
}

/** Opens the home page by a link that says where it stands, and reads until it is counted. */
async function visit(page: Page, source: string): Promise<void> {
  await open(page, `/?utm_source=${source}`)
  const counting = page.waitForResponse(/figures-card/)
  await page.mouse.wheel(0, 300)
  await counting
  await read(page)
}

/** As when another tab comes to the front. (What a page sends while it is gone from has the browser's own name again.) */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

async function openAdmin(page: Page): Promise<void> {
  await signedIn(page, OWNER.email, OWNER.password)
  await open(page, '/admin?tab=analytics&range=7d')
}

/** What the owner reads as the sources of visits, once `source` is among them. */
async function sourcesWith(browser: Browser, source: string): Promise<string[]> {
  const context = await browser.newContext({ baseURL: SITE_URL })
  const adminPage = await context.newPage()
  await signedIn(adminPage, OWNER.email, OWNER.password)
  let found: string[] = []
  await expect
    .poll(async () => {
      const response = await adminPage.request.get('/api/admin/visits?range=7d&zone=UTC')
      const { sources } = (await response.json()) as { sources: { source: string }[] }
      found = sources.map((one) => one.source)
      return found
    })
    .toContain(source)
  await context.close()
  return found
}

test('the owner sees a visit’s referrer, scroll depth and events', async ({ page, browser }) => {
  const source = name('letter')
  await visit(page, source)
  await page.getByLabel('First name').focus()
  await page.keyboard.type('Ada')
  await read(page)
  await leave(page)
  await sourcesWith(browser, source)

  await openAdmin(page)
  const table = (heading: string) => page.getByRole('table', { name: heading })
  await expect(page.getByText(/^Counted since /)).toBeVisible()
  await expect(table('Where from').getByRole('row', { name: source })).toContainText('1')
  await expect(table('Pages').getByRole('row', { name: /^\/ / })).toBeVisible()
  await expect(table('Languages').getByRole('row', { name: /^English [1-9]/ })).toBeVisible()
  await expect(table('Devices').getByRole('row', { name: /^Computers [1-9]/ })).toBeVisible()
  await expect(table('How far pages were read').getByRole('row', { name: /^At least 75% [1-9]/ })).toBeVisible()
  await expect(table('Time on the home page').getByRole('row', { name: /^Contact [1-9]\d* [1-9]/ })).toBeVisible()
  await expect(table('Contact').getByRole('row', { name: /^Message begun [1-9]/ })).toBeVisible()
  await expect(table('Websites analysed').getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('img', { name: /^Column chart of visits over time\. Highest: [1-9]/ })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^visits-7d-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('group,name,measure,value')
  expect(lines).toContain(`source,${source},visits,1`)
})

test('nothing is sent by a browser that asks not to be tracked', async ({ page, browser, context }) => {
  const sent: string[] = []
  context.on('request', (request) => request.url().endsWith('/api/visits') && sent.push(request.url()))
  const asks = await context.newPage()
  await asks.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const quiet = name('quiet')
  await visit(asks, quiet)
  await leave(asks)
  expect(sent).toEqual([])
  const later = name('later')
  await visit(page, later)
  await leave(page)
  expect(await sourcesWith(browser, later)).not.toContain(quiet)
})

test('the owner’s own visits are left out', async ({ page, browser, userAgent }) => {
  const own = name('own')
  const owners = await browser.newContext({ baseURL: SITE_URL, ...(userAgent && { userAgent }) })
  const ownPage = await owners.newPage()
  await signedIn(ownPage, OWNER.email, OWNER.password)
  await visit(ownPage, own)
  await leave(ownPage)
  await owners.close()
  const later = name('later')
  await visit(page, later)
  await leave(page)
  expect(await sourcesWith(browser, later)).not.toContain(own)
})

test('a page reached without a reload is a view of its own', async ({ page, browser }) => {
  const source = name('two')
  await visit(page, source)
  const reported = page.waitForResponse('/api/visits')
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
  expect((await reported).status()).toBe(200)
  expect(await sourcesWith(browser, source)).toContain(source)
})

test.describe('the analytics tab', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible in ${colorScheme}, and the range by keyboard`, async ({ page, browser }) => {
      const source = name('reader')
      await visit(page, source)
      await leave(page)
      await sourcesWith(browser, source)
      await page.emulateMedia({ colorScheme })
      await openAdmin(page)
      await page.getByRole('radio', { name: '7 days' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL(/range=30d/)
      await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
      await page.getByText('As a table').click()
      await expect(page.getByRole('table', { name: 'Visits over time' }).getByRole('row')).toHaveCount(31)
      await expectNoViolation(page)
    })
  }

  test('shows a load error with a retry', async ({ page, faults }) => {
    faults.allow(/503/)
    await page.route('**/api/admin/visits?*', (route) => route.fulfill({ status: 503, body: '' }))
    await openAdmin(page)
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    await page.unroute('**/api/admin/visits?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(/^Counted since |No visit has been counted yet/)).toBeVisible()
  })
})

test('every page links to what is counted', async ({ page }) => {
  await open(page, '/projects')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await expect(page.getByText('deleted after 760 days')).toBeVisible()
})
