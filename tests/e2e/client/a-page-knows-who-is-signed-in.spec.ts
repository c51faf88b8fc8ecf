import type { Page } from '@playwright/test'
import { registered, visitAccounts } from '#tests/browser/accounts.ts'
import { expect, hold, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test('without a sign-in no session is requested and none of its code is loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/projects', '/client-portal', '/account']) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter((path) => /^\/api\/|dialog|current-user|signed-in|settings/.test(path))).toEqual([])
})

test('a placeholder reserves the space of the user’s name, so nothing shifts', async ({ page }) => {
  await registered(page)
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as never as { moved: number[] }).moved.push((entry as never as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const answer = await hold(page, '**/api/auth/user')
    await open(page, '/')
    const account = await visitAccounts(page)
    const chat = page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true })
    await expect(page.locator('.account .skeleton')).toBeVisible()
    await expect(account.opener).toHaveCount(0)
    const before = await chat.boundingBox()
    await page.evaluate(() => Object.assign(window, { moved: [] }))
    await answer.release()
    await expect(account.menu).toBeVisible()
    expect(await chat.boundingBox()).toEqual(before)
    expect(await page.evaluate(() => (window as never as { moved: number[] }).moved)).toEqual([])
    await page.unroute('**/api/auth/user')
  }
})

test('an outdated sign-in hint is dropped, and the sign-in button returns', async ({
  page,
  context,
  faults,
  baseURL,
}) => {
  faults.allow(/status of 401/)
  await context.addCookies([{ name: 'signed-in', value: '1', url: expectDefined(baseURL) }])
  await open(page, '/')
  const { opener } = await visitAccounts(page)
  await expect(opener).toBeVisible()
  await expect.poll(() => context.cookies()).toEqual([])
})

test('signing out in one tab signs out the other when it gets the focus', async ({ page, context, faults }) => {
  // A call that the page had under way may be told that nobody is signed in any more.
  faults.allow(/status of 401/)
  await registered(page)
  await open(page, '/account')
  const account = await visitAccounts(page)
  await expect(account.menu).toBeVisible()
  await context.request.post('/api/auth/logout')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(account.opener).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Login to Continue' })).toBeVisible()
})

test('a page that is shown again never keeps the one who has signed out for the one who has signed in', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/status of 401/)
  let before = await registered(page)
  await open(page, '/client-portal')
  const { menu } = await visitAccounts(page)
  await expect(menu).toContainText(before)
  // The browser goes back to the page as it was; another tab has had the focus.
  const returns = [
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ]
  for (const comesBack of returns) {
    await context.request.post('/api/auth/logout')
    const now = await registered(page)
    await page.evaluate(comesBack)
    await expect(menu).toContainText(now)
    await expect(page.locator('body')).not.toContainText(before)
    before = now
  }
})

test('a page whose user cannot be asked for again keeps showing them', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  const email = await registered(page)
  await open(page, '/client-portal')
  const { menu } = await visitAccounts(page)
  await expect(menu).toContainText(email)
  const asked = page.waitForRequest('**/api/auth/user')
  await page.route('**/api/auth/user', (route) => route.abort())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await asked).response().catch(() => null)
  await expect(menu).toContainText(email)
  await expect(page.getByRole('main').getByRole('heading', { name: /Ada/ })).toBeVisible()
})

test('the menu of who is signed in shows their whole address, and the bar stays as narrow as before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const email = await registered(page)
  await open(page, '/client-portal')
  const { menu } = await visitAccounts(page)
  await menu.click()
  const address = page.locator('.account-person .account-address')
  await expect(address).toHaveText(email)
  await expect(address).toBeVisible()
  const width = (await page.locator('header .account').boundingBox())?.width
  expect(width).toBeLessThan(100)
  expect(await address.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
})

const returns = {
  'the connection is back': (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  'another page is opened': (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click(),
}
for (const [when, comesBack] of Object.entries(returns)) {
  test(`where nobody can say who is signed in the way in is there, and who it is once ${when}`, async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED/)
    const email = await registered(page)
    await page.route('**/api/auth/user', (route) => route.abort())
    await open(page, '/')
    const { opener, menu } = await visitAccounts(page)
    await expect(opener).toBeVisible()
    await page.unroute('**/api/auth/user')
    await comesBack(page)
    await expect(menu).toContainText(email)
  })
}

test('the side menu ends below the way in where nobody can say who is signed in', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  await page.setViewportSize({ width: 360, height: 740 })
  await registered(page)
  await page.route('**/api/auth/user', (route) => route.abort())
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('button', { name: 'Client Portal' })).toBeVisible()
  expect(await menu.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(740)
})
