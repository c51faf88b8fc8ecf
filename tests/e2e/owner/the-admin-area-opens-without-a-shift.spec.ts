import { openAdmin } from '#tests/browser/admin.ts'
import { expect, moving, test } from '#tests/browser/site.ts'

test.use(moving)

declare global {
  interface Window {
    shifted: number
  }
}

/** Good, as https://web.dev/articles/cls says. */
const GOOD = 0.1

for (const tab of ['providers', 'users', 'running', 'log']) {
  test(`nothing shifts while the tab ${tab} loads`, async ({ page }) => {
    await page.addInitScript(() => {
      window.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shifted += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openAdmin(page, tab)
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(GOOD)
  })
}
