import type { Page } from '@playwright/test'
import { both, expectNoViolation } from '#tests/browser/accessible.ts'
import { withoutTheWait } from '#tests/browser/own-clock.ts'
import { expect, moving, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

const canvas = (page: Page) => page.locator('.background canvas')
const pause = (page: Page) => page.getByRole('button', { name: 'Pause motion' })
const resume = (page: Page) => page.getByRole('button', { name: 'Resume motion' })

/** Counts what is drawn. */
const countPictures = (page: Page) =>
  page.addInitScript(() => {
    const clear = CanvasRenderingContext2D.prototype.clearRect
    window.pictures = 0
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      window.pictures += 1
      clear.apply(this, box)
    }
  })
const pictures = (page: Page) => page.evaluate(() => window.pictures)

/** As when another tab comes to the front, or goes. */
const show = (page: Page, visibility: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

async function openSoon(page: Page) {
  await withoutTheWait(page)
  await open(page, '/')
}

/** Opens the home page, and stops its clock once the background is there. */
async function openWithBackground(page: Page) {
  await openSoon(page)
  await page.keyboard.press('Shift')
  await expect(canvas(page)).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** This visit has had enough of all that comes unasked. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    sessionStorage.setItem('interruptions', JSON.stringify({ isClosed: true }))
  }),
)

declare global {
  interface Window {
    pictures: number
  }
}

test('the background loads after the first interaction, behind everything, without a layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/')
  await expect(canvas(page)).toHaveCount(0)
  await page.keyboard.press('Shift')
  await expect(canvas(page)).toBeVisible()
  await expect(canvas(page)).toHaveCSS('pointer-events', 'none')
  const top = await page.evaluate(() => document.elementFromPoint(400, 300)?.closest('.background'))
  expect(top).toBeNull()
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})

test('its mood follows scrolling and pressing, and it stops', async ({ page }) => {
  await countPictures(page)
  await openWithBackground(page)
  await expect(canvas(page)).toHaveAttribute('data-mood', 'calm')
  await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
  await expect(page.locator('html')).toHaveAttribute('data-lively')
  await page.clock.runFor(200)
  // A screen scrolled is 30, and who has stayed for long gets 20.
  await expect(canvas(page)).toHaveAttribute('data-mood', /engaged|excited/)
  for (let i = 0; i < 12; i += 1) await page.mouse.click(20, 400)
  // What was pressed answers first.
  await page.clock.runFor(250)
  await expect(canvas(page)).toHaveAttribute('data-mood', /excited|focused/)
  await page.clock.runFor(3100)
  await expect(canvas(page)).toHaveAttribute('data-mood', 'calm')
  await expect(page.locator('html')).not.toHaveAttribute('data-lively')
  const drawn = await pictures(page)
  await page.clock.runFor(5000)
  expect(await pictures(page)).toBe(drawn)
})

test('it stops in a hidden tab, and while the visitor types', async ({ page }) => {
  await countPictures(page)
  await openWithBackground(page)
  await page.mouse.move(200, 200)
  await expect(page.locator('html')).toHaveAttribute('data-lively')
  await show(page, 'hidden')
  const hidden = await pictures(page)
  await page.mouse.move(210, 210)
  await page.clock.runFor(1000)
  expect(await pictures(page)).toBe(hidden)
  await show(page, 'visible')

  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.scrollIntoViewIfNeeded()
  await page.mouse.move(200, 200)
  await expect(page.locator('html')).toHaveAttribute('data-lively')
  await subject.press('A')
  await expect(page.locator('html')).not.toHaveAttribute('data-lively')
  const typed = await pictures(page)
  await page.clock.runFor(1000)
  expect(await pictures(page)).toBe(typed)
})

test('it can be paused with all floating elements, and the choice is saved', async ({ page }) => {
  await openSoon(page)
  await page.mouse.wheel(0, 10)
  await pause(page).press('Enter')
  await expect(canvas(page)).toHaveCount(0)
  await expect(resume(page)).toBeFocused()
  await expect(page.locator('.badge').first()).toHaveCSS('animation-name', 'none')
  await expect(page.locator('.pulse')).toHaveCSS('animation-name', 'none')

  await page.reload()
  await page.mouse.wheel(0, 10)
  await resume(page).click()
  await expect(canvas(page)).toBeVisible()
  await expect(pause(page)).toBeFocused()
  await expect(page.locator('.badge').first()).toHaveCSS('animation-name', 'float')
})

test('with reduced motion it is absent, and disappears when that is switched on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A browser may tell of a pointer that rests on the page as of one that moves: it may come before the wheel turns.
  const code = page.waitForResponse(/assets\/background-.*\.css/)
  await openSoon(page)
  await page.mouse.wheel(0, 10)
  await code
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(canvas(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(canvas(page)).toHaveCount(0)
  await expect(pause(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('with Save-Data it is absent', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  // A browser may tell of a pointer that rests on the page as of one that moves: it may come before the wheel turns.
  const code = page.waitForResponse(/assets\/background-.*\.css/)
  await openSoon(page)
  await page.mouse.wheel(0, 10)
  await code
  await expect(canvas(page)).toHaveCount(0)
  await expect(pause(page)).toHaveCount(0)
})

for (const width of [360, 1440]) {
  test(`its control is accessible, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSoon(page)
    await page.mouse.wheel(0, 10)
    await expect(pause(page)).toBeVisible()
    const { height, width: wide } = expectDefined(await pause(page).boundingBox())
    expect(Math.min(height, wide)).toBeGreaterThanOrEqual(44)
    await expectNoViolation(page, both, 'no-preference')
  })
}

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
  [1536, 864],
  [1920, 1080],
] as const) {
  test(`its control stands above the hero’s sheet, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openSoon(page)
    await page.keyboard.press('Shift')
    const control = expectDefined((await pause(page).boundingBox()) ?? undefined)
    const sheet = expectDefined((await page.locator('.hero-drawing').boundingBox()) ?? undefined)
    expect(control.y + control.height).toBeLessThanOrEqual(sheet.y)
    // The sheet is whole on the first screen all the same.
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(height)
  })
}
