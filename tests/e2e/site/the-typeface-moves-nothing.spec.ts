import { expect, moving, open, test } from '#tests/browser/site.ts'

test.use(moving)

const faces = 'typeface-*.woff2'

test('the typeface is fetched when nothing waits for it, and shown from the next page on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shown = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
  const fetched = page.waitForResponse(`**/assets/${faces}`)
  await open(page, '/')
  const response = await fetched
  expect((await response.body()).length).toBeLessThanOrEqual(20_000)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('typeface'))).toContain('/assets/typeface-')
  expect(await shown()).toEqual([])

  await open(page, '/projects')
  await expect(page.locator('html')).toContainClass('typeface')
  await expect.poll(shown).toEqual(['Geist loaded'])
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})

test('Chinese and Japanese pages keep the system’s faces', async ({ page }) => {
  for (const language of ['zh', 'ja']) {
    await open(page, `/?lng=${language}`)
    await expect(page.locator('html')).not.toHaveAttribute('data-typeface')
  }
})
