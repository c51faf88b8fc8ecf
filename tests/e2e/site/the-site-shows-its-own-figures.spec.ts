import type { Page } from '@playwright/test'
import { type VitalsReport, vitalsReport } from '#contract/analytics/vitals.ts'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { expect, hold, moving, open, test, untilAlive } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

/** Of all scripts that the home page has fetched when the figures and what counts the visit are there, as gzip. */
const MAX_SCRIPT_BYTES = 115_000

const figures = (page: Page) => page.getByRole('complementary', { name: 'This page, measured here' })

/** Presses the chip, behind which there are the figures. */
async function unfold(page: Page): Promise<void> {
  // Until it is known that it covers nothing it cannot be pressed.
  await expect(figures(page)).toBeVisible()
  await figures(page).getByRole('button', { name: 'Show the figures of this page' }).press('Enter')
}

/** Notes what the page sends while it is left. */
const noteBeacons = (page: Page) =>
  page.addInitScript(() => {
    const sent = (localStorage.getItem('sent') ?? '').split('\n').filter(Boolean)
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((text) => {
        sent.push(`${url} ${text}`)
        localStorage.setItem('sent', sent.join('\n'))
      })
      return true
    }
  })

const sentBeacons = (page: Page) =>
  page.evaluate(() => (localStorage.getItem('sent') ?? '').split('\n').filter(Boolean))

/** As when another tab comes to the front. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('after the first interaction the home page shows its speed, until that is dismissed for good', async ({
  page,
  request,
}) => {
  const scripts: string[] = []
  page.on('requestfinished', (one) => one.url().endsWith('.js') && scripts.push(new URL(one.url()).pathname))
  // What comes some seconds later is not meant.
  const later = await hold(page, '**/assets/deferred-*.js')
  await open(page, '/')
  await expect(figures(page)).toHaveCount(0)
  await page.mouse.wheel(0, 400)
  const card = figures(page)
  await expect(page.locator('.figures')).toBeAttached()
  const sizes = await Promise.all(
    [...new Set(scripts)].map(async (path) => {
      const response = await request.head(path, { headers: { 'Accept-Encoding': 'gzip' } })
      return Number(response.headers()['content-length'])
    }),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)

  await later.release()
  await unfold(page)
  await expect(card.getByRole('term')).toHaveText(['Load time', 'FCP', 'LCP', 'CLS', 'Connection'])
  const values = card.getByRole('definition')
  await expect(values.nth(0)).toHaveText(/^[\d.]+\sm?s, good$/)
  await expect(values.nth(1)).toHaveText(/^[\d.]+\sm?s, (good|needs improvement|poor)$/)
  await expect(values.nth(2)).toHaveText(/^[\d.]+\sm?s, (good|needs improvement|poor)$/)
  await expect(values.nth(3)).toHaveText('0, good')
  await expect(values.nth(4)).toHaveText(/^(slow-2g|2g|3g|4g|not reported)$/)
  await card.getByRole('button', { name: 'Close the figures of this page' }).click()
  await expect(card).toHaveCount(0)
  await page.reload()
  await untilAlive(page)
  const code = page.waitForResponse(/figures-card/)
  await page.mouse.wheel(0, 400)
  await code
  await expect(card).toHaveCount(0)
})

test('layout shifts are counted as they happen', { tag: '@alone' }, async ({ page }) => {
  await open(page, '/')
  // No scrolling: the browser would then keep in place what is seen.
  await page.keyboard.press('Shift')
  await expect(figures(page)).toBeVisible()
  await unfold(page)
  // A shift within half a second of an input would be the visitor's own doing.
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() > since + 1000, since)
  await page.evaluate(() => {
    const block = document.createElement('div')
    block.style.height = '500px'
    document.body.prepend(block)
  })
  await expect(figures(page).getByRole('definition').nth(3)).toHaveText(/^0\.\d+, (needs improvement|poor)$/)
})

test('measurements are sent to this site once, when the page is left', async ({ page }) => {
  await noteBeacons(page)
  await open(page, '/?lng=de')
  await page.mouse.wheel(0, 400)
  await expect(page.locator('.figures')).toBeVisible()
  await hide(page)
  await hide(page)
  const sentVitals = async () => (await sentBeacons(page)).filter((sent) => sent.startsWith('/api/vitals '))
  await expect.poll(sentVitals).toHaveLength(1)
  const [sent] = await sentVitals()
  const report: VitalsReport = vitalsReport.parse(JSON.parse(expectDefined(sent).slice('/api/vitals '.length)))
  expect(report).toMatchObject({ path: '/', navigation: 'navigate' })
  expect(report.vitals.map(({ id }) => id)).toEqual(expect.arrayContaining(['ttfb', 'fcp', 'lcp', 'cls']))
})

for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const) {
  test(`a browser that asks not to be tracked sends nothing (${signal})`, async ({ page }) => {
    await noteBeacons(page)
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
    }, signal)
    await open(page, '/')
    await page.mouse.wheel(0, 400)
    await expect(page.locator('.figures')).toBeVisible()
    await hide(page)
    await page.goto('/projects')
    expect(await sentBeacons(page)).toEqual([])
  })
}

test('the server accepts what a browser sends', async ({ page }) => {
  const answered = page.waitForResponse('**/api/vitals')
  await open(page, '/')
  await page.mouse.wheel(0, 400)
  await expect(figures(page)).toBeVisible()
  await hide(page)
  expect((await answered).status()).toBe(200)
})

for (const width of [360, 1440]) {
  test(`the figures are accessible and cover nothing, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    await page.mouse.wheel(0, 400)
    const card = figures(page)
    await expect(card).toBeVisible()
    expect(expectDefined(await card.boundingBox()).width).toBeLessThan(80)
    await unfold(page)
    await expect(card.getByRole('term').first()).toBeVisible()
    const [own, chat] = await Promise.all([card.boundingBox(), page.locator('#ai-chat-toggle').boundingBox()])
    // Beside the way to the assistant, and on a phone above it.
    if (width < 768) expect(expectDefined(own).y + expectDefined(own).height).toBeLessThan(expectDefined(chat).y)
    else expect(expectDefined(own).x + expectDefined(own).width).toBeLessThan(expectDefined(chat).x)
    await expectNoViolation(page)
  })
}
