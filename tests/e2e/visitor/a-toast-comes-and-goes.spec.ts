import type { Page } from '@playwright/test'
import { expect, moving, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const toasts = (page: Page) => region(page).getByRole('listitem')

async function fillForm(page: Page): Promise<void> {
  for (const label of ['First name', 'Last name', 'Subject', 'Message']) {
    await page.getByRole('textbox', { name: label, exact: true }).fill('Toast')
  }
  await page.getByRole('textbox', { name: 'Email' }).fill('toast@example.org')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

/** Opens the home page and makes every message fail, which shows a toast and keeps the fields for the next try. */
async function openFailing(page: Page): Promise<void> {
  await open(page, '/')
  await fillForm(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }))
}

test.beforeEach(({ faults }) => faults.allow(/status of 500/))

test('a toast appears at the bottom right for five seconds', async ({ page }) => {
  await openFailing(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await send(page)
  await expect(toasts(page)).toHaveCount(1)
  const box = expectDefined(await toasts(page).boundingBox())
  expect(box.width).toBeLessThanOrEqual(420)
  expect(box.x).toBeGreaterThan(1280 / 2)
  expect(box.y).toBeGreaterThan(800 / 2)
  await page.clock.runFor(4999)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
})

test('there is one toast at a time, and the newest wins', async ({ page }) => {
  await openFailing(page)
  await send(page)
  await expect(toasts(page)).toContainText('Failed to send message')
  await send(page)
  await expect(toasts(page)).toHaveCount(1)
  await page.unroute('**/api/contact')
  await send(page)
  await expect(toasts(page)).toContainText('Message sent successfully!')
  await expect(toasts(page)).toHaveCount(1)
})

test('F8 moves the focus to the toasts, where Escape closes one', async ({ page }) => {
  await openFailing(page)
  await send(page)
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(region(page).getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast is closed by its button, or by a swipe to the right of more than 50 pixels', async ({ page }) => {
  await openFailing(page)
  await send(page)
  await toasts(page).getByRole('button', { name: 'Close' }).click()
  await expect(toasts(page)).toHaveCount(0)

  const swipe = async (distance: number) => {
    const box = expectDefined(await toasts(page).boundingBox())
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y, { steps: 4 })
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up()
  }
  await send(page)
  await expect(toasts(page)).toHaveCount(1)
  await swipe(45)
  await expect(toasts(page)).toHaveCount(1)
  await swipe(60)
  await expect(toasts(page)).toHaveCount(0)
})

test('on a phone a toast fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openFailing(page)
  await send(page)
  await expect(toasts(page)).toHaveCount(1)
  const box = expectDefined(await toasts(page).boundingBox())
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(320)
})

test('on a phone a toast does not cover the button that is pressed again after a failure', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openFailing(page)
  const button = page.getByRole('button', { name: 'Send Message' })
  await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await button.click()
  await expect(toasts(page)).toContainText('Failed to send message')
  const isCovered = async () => {
    const pressed = expectDefined(await button.boundingBox())
    const toast = expectDefined(await toasts(page).boundingBox())
    return pressed.y < toast.y + toast.height && pressed.y + pressed.height > toast.y
  }
  await expect.poll(isCovered).toBe(false)
})
