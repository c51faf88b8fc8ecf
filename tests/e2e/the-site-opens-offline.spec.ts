import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ faults }) => faults.allow(/ERR_INTERNET_DISCONNECTED/))

/** Waits until the page has its worker and has told it what is read, as after a few seconds of reading. */
async function untilKept(page: Page, path: string): Promise<void> {
  await page.mouse.wheel(0, 100)
  const kept = () =>
    page.evaluate(async (wanted) => {
      if (!navigator.serviceWorker.controller) return false
      const pages = (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname)
      return pages.includes(wanted) && pages.includes('/offline')
    }, path)
  await expect.poll(kept).toBe(true)
}

test('a page that was read reads offline too, in its language, and comes to life', async ({ page, context }) => {
  await open(page, '/?lng=de')
  await untilKept(page, '/')
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
  await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible()
})
