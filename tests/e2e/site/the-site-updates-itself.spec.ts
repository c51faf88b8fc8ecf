import { MINUTE } from '#contract/endpoint.ts'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { serveBuilds } from '#tests/browser/next-build.ts'
import { untilKept } from '#tests/browser/offline.ts'
import { arrive, notice, withoutTheWait } from '#tests/browser/own-clock.ts'
import { expect, moving, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

test.use({ serviceWorkers: 'allow' })

test('a new build is detected within half an hour, and loaded when the visitor agrees, without losing input', async ({
  page,
  faults,
}) => {
  // This journey's site has an address of its own.
  faults.allow(/foreign request: http:\/\/localhost:/)
  const builds = await serveBuilds()
  try {
    await withoutTheWait(page)
    await open(page, builds.url)
    await page.clock.install()
    await untilKept(page, '/')
    const banner = page.getByRole('complementary', { name: 'New Version Available' })
    const build = page.locator('meta[name=build]')
    const message = page.getByRole('textbox', { name: 'Message' })
    await message.fill('Half a thought')
    await expect(build).toHaveAttribute('content', '1')
    let loads = 0
    page.on('load', () => void loads++)

    builds.next()
    await page.clock.fastForward('29:00')
    await expect(banner).toHaveCount(0)
    await page.clock.fastForward('01:00')
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)
    // Somebody who writes is not interrupted.
    await expect(message).toBeFocused()
    await expect(banner).toHaveCount(0)
    await message.blur()
    await expect(banner).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'New Version Available' })).toHaveCount(1)
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(expectDefined(await banner.boundingBox()).height).toBeLessThanOrEqual(64)
    }
    await expectNoViolation(page)
    await banner.locator('.notice-line').click()
    await expectNoViolation(page)
    await banner.getByRole('button', { name: 'Update Now' }).click()
    await expect(build).toHaveAttribute('content', '2')
    await expect(message).toHaveValue('Half a thought')
    await untilKept(page, '/')
    await expect(banner).toHaveCount(0)
    expect(loads).toBe(1)

    builds.next()
    await page.clock.fastForward('30:00')
    // A welcome comes first, and then a minute's rest.
    await expect(async () => {
      await page.clock.fastForward('00:20')
      await expect(banner).toBeVisible({ timeout: 500 })
    }).toPass()
    await banner.getByRole('button', { name: 'Close' }).click()
    await expect(banner).toHaveCount(0)
    await expect(build).toHaveAttribute('content', '2')
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.unregister()
    })
  } finally {
    builds.stop()
  }
})

test('a failed search for a new version is logged, and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    const registration = Object.assign(new EventTarget(), { update: () => Promise.reject(new Error('unreachable')) })
    navigator.serviceWorker.register = async () => registration as unknown as ServiceWorkerRegistration
  })
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await arrive(page, '/privacy')
  await notice(page)
  await page.clock.fastForward(30 * MINUTE)
  await expect.poll(() => warnings).toEqual([expect.stringContaining('No update could be looked for.')])
})
