import { expect, moving, open, test } from '#tests/browser/site.ts'

test.use(moving)

const faces = 'typeface-*.woff2'

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 800 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`the typeface comes into the page that is read and moves nothing on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const shown = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
    const heights = () =>
      page
        .getByRole('main')
        .locator('#home :is(h1, p)')
        .evaluateAll((texts) => texts.map((text) => text.clientHeight))
    const fetched = page.waitForResponse(`**/assets/${faces}`)
    await open(page, '/')
    const before = await heights()
    const response = await fetched
    expect((await response.body()).length).toBeLessThanOrEqual(20_000)
    await expect(page.locator('html')).toContainClass('typeface')
    expect(await shown()).toEqual(['Geist loaded'])
    expect(await heights()).toEqual(before)
    expect(await page.evaluate(() => window.shifts)).toEqual([])

    await open(page, '/projects')
    await expect(page.locator('html')).toContainClass('typeface')
    await expect.poll(shown).toEqual(['Geist loaded'])
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })
}

test('Chinese and Japanese pages keep the system’s faces', async ({ page }) => {
  for (const language of ['zh', 'ja']) {
    await open(page, `/?lng=${language}`)
    await expect(page.locator('html')).not.toHaveAttribute('data-typeface')
  }
})
