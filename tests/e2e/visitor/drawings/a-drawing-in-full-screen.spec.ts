import type { Page } from '@playwright/test'
import { contentIn } from '#content/owner.ts'
import { expect, moving, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

const FRAUD = '/case-study/fraud-detection-system'
const { diagram } = expectDefined(contentIn('en').caseStudies.find(({ id }) => id === 'fraud-detection-system'))
const walk = expectDefined(diagram.walks[0])
const steps = walk.steps

const panel = (page: Page) => page.locator('.system-panel')
const drawing = (page: Page) => page.getByRole('img', { name: `Diagram: ${diagram.title}` })
const start = (page: Page) => page.getByRole('button', { name: walk.title, exact: true })

test('on a phone the drawing has half of the full screen, and what is said stands below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, FRAUD)
  const foot = page.locator('.system-foot')
  await expect(foot).toBeVisible()
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  const leave = page.getByRole('button', { name: 'Close full screen' })
  await expect(leave).toBeVisible()
  await start(page).press('Enter')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  for (const { says } of steps) {
    await expect(panel(page)).toContainText(says)
    const height = await page.evaluate(() => innerHeight)
    expect(expectDefined(await drawing(page).boundingBox()).height).toBeGreaterThanOrEqual(height / 2)
    await expect(drawing(page).locator('.node[data-chosen]')).toBeInViewport({ ratio: 0.98 })
    await expect(next).toBeInViewport({ ratio: 0.98 })
    await next.click()
  }
  await expect(foot).toBeHidden()
  await leave.click()
  await expect(foot).toBeVisible()
})

test('on a phone the way out of the time before stands at the upper right, in full screen too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, FRAUD)
  await expect(page.locator('.dock')).toBeVisible()
  await page.getByRole('button', { name: 'How it was before' }).click()
  // The bar of the chat leaves the window's edge to what is said.
  await expect(page.locator('.dock')).toBeHidden()
  const expectAtCorner = async () => {
    const close = expectDefined((await page.locator('[data-do="close"]').boundingBox()) ?? undefined)
    const around = expectDefined((await panel(page).boundingBox()) ?? undefined)
    expect(close.y - around.y).toBeLessThan(16)
    expect(around.x + around.width - close.x - close.width).toBeLessThan(16)
  }
  await expectAtCorner()
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Close full screen' })).toBeVisible()
  await expectAtCorner()
})

test('where a browser has no full screen, a drawing does not offer it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }))
  await open(page, FRAUD)
  await expect(start(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toHaveCount(0)
})
