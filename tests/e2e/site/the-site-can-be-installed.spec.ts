import type { Page } from '@playwright/test'
import { languages } from '#contract/language.ts'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { withoutTheWait } from '#tests/browser/own-clock.ts'
import { expect, moving, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { manifestPath } from '#web/features/installable/manifest.ts'

test.use(moving)

declare global {
  interface Window {
    asked: number
    vibrations: unknown[]
  }
}

const card = (page: Page) => page.getByRole('complementary', { name: 'Install app' })
/** Presses the line, behind which there is what it offers. */
const unfold = (page: Page) => card(page).locator('.notice-line').click()

/** What a browser tells a page that it can install, if somebody presses a button. @param outcome what they then choose. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed' | 'failed' = 'accepted') =>
  page.evaluate((outcome) => {
    window.asked = 0
    window.vibrations = []
    navigator.vibrate = (pattern) => window.vibrations.push(pattern) > 0
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      async prompt() {
        window.asked++
        if (outcome === 'failed') throw new Error('no dialog')
      },
      userChoice: Promise.resolve({ outcome }),
    })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }, outcome)

/** By default where nothing else is offered. */
async function openWithApp(page: Page, path = '/privacy') {
  await withoutTheWait(page)
  await open(page, path)
  await expect(page.locator('link[rel=manifest]')).toBeAttached()
  // What else comes with it is at work.
  await page.waitForLoadState('networkidle')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('the manifest names the app in each language, and its icons are there', async ({ page, request }) => {
  for (const language of languages) {
    await page.goto(`/?lng=${language}`)
    const response = await request.get(manifestPath(language))
    expect(response.headers()['content-type']).toBe('application/manifest+json')
    const manifest = await response.json()
    expect(manifest).toMatchObject({ id: '/', lang: language, theme_color: '#0066cc', display: 'standalone' })
    expect(manifest.description).toBe(await page.locator('meta[name=description]').getAttribute('content'))
    for (const { src, sizes } of manifest.icons) {
      const icon = await request.get(src)
      expect(icon.headers()['content-type']).toBe('image/png')
      // The size that the PNG's own header says (RFC 2083 section 11.2.1).
      const bytes = await icon.body()
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
    }
  }
  // Where iOS looks for it by itself.
  expect((await request.get('/apple-touch-icon.png')).headers()['content-type']).toBe('image/png')
  const worker = await request.get('/sw.js')
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  })
})

test('the page names the manifest of its language', async ({ page }) => {
  await openWithApp(page)
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', manifestPath('en'))
  await page.clock.resume()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', manifestPath('de'))
})

test('five seconds after the browser’s offer a line proposes the installation', async ({ page }) => {
  await openWithApp(page)
  expect(await offer(page)).toBe(true)
  await page.clock.fastForward(4999)
  await expect(card(page)).toHaveCount(0)
  await page.clock.fastForward(1)
  await expect(card(page)).toBeVisible()
  await page.clock.resume()
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(expectDefined(await card(page).boundingBox()).height).toBeLessThanOrEqual(64)
  }
  await expectNoViolation(page)
  await unfold(page)
  await expectNoViolation(page)
  await card(page).getByRole('button', { name: 'Install', exact: true }).click()
  await expect(card(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.asked)).toBe(1)
  await expect.poll(() => page.evaluate(() => window.vibrations)).toEqual([20, 50])
  expect(await page.evaluate(() => localStorage.getItem('pwa-install-dismissed'))).toBeNull()
})

for (const [outcome, dismissed, warning] of [
  ['dismissed', 'true', undefined],
  ['failed', null, 'The site could not be installed.'],
] as const) {
  test(`the browser’s own dialog: ${outcome}`, async ({ page }) => {
    await openWithApp(page)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await offer(page, outcome)
    await page.clock.fastForward(5000)
    await unfold(page)
    await card(page).getByRole('button', { name: 'Install', exact: true }).click()
    await expect(card(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pwa-install-dismissed'))).toBe(dismissed)
    await expect.poll(() => warnings).toEqual(warning ? [expect.stringContaining(warning)] : [])
  })
}

test('a line that nobody turns to leaves, and comes again at the next visit', async ({ page }) => {
  await openWithApp(page)
  await offer(page)
  await page.clock.fastForward(5000)
  await expect(card(page)).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(card(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('pwa-install-dismissed'))).toBeNull()
})

test('a dismissed line never appears again', async ({ page }) => {
  await openWithApp(page)
  await offer(page)
  await page.clock.fastForward(5000)
  await unfold(page)
  await card(page).getByRole('button', { name: 'Close' }).click()
  await expect(card(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('pwa-install-dismissed'))).toBe('true')
  await page.clock.resume()
  const code = page.waitForResponse(/\/deferred-.*\.js/)
  await page.reload()
  await code
  await offer(page)
  await page.clock.fastForward(6000)
  await expect(card(page)).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  })

  test('a card explains the three steps', async ({ page }) => {
    await openWithApp(page)
    await page.clock.fastForward(5000)
    await page.clock.resume()
    await unfold(page)
    await card(page).getByRole('button', { name: 'Instructions' }).click()
    await expect(card(page).getByRole('listitem')).toHaveText([
      'Tap the Share button in Safari',
      'Scroll down and tap “Add to Home Screen”',
      'Tap “Add” to confirm',
    ])
    await expectNoViolation(page)
  })

  test('the installed app shows no card', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    await openWithApp(page)
    await page.clock.fastForward(6000)
    await expect(card(page)).toHaveCount(0)
  })
})
