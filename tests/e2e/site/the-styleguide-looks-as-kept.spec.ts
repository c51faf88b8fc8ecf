/**
 * The guide of the look (`/styleguide` in development) against pictures of it that somebody looked at. After a change that is
 * meant: `UPDATE_PICTURES=1 npx playwright test the-styleguide`, look at what it keeps, and commit it.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { distFolder } from '#contract/site/dist-folder.ts'
import { difference, keepPicture } from '#tests/browser/compare-pictures.ts'
import { expect, test } from '#tests/browser/site.ts'
import { serveStyleguide } from '#tests/browser/styleguide.ts'

const pictures = join(import.meta.dirname, 'styleguide')

test('every token and part looks as it was kept, light and dark, on a phone and a desktop', async ({
  browser,
}, info) => {
  const guide = await serveStyleguide()
  const found: Record<string, string | undefined> = {}
  const meant: Record<string, undefined> = {}
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      const name = `${width}-${colorScheme}.png`
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })
      await page.goto(guide.url)
      await page.locator('[data-ready]').waitFor({ state: 'attached' })
      // The code that draws comes by itself, for what is near the window.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height })
      await expect(page.locator('svg.diagram:empty').filter({ visible: true })).toHaveCount(0)
      await page.setViewportSize({ width, height: 800 })
      const picture = await page.screenshot({ fullPage: true, path: info.outputPath(name) })
      await page.close()
      if (process.env.UPDATE_PICTURES) await keepPicture(join(pictures, name), picture)
      found[name] = await difference(join(pictures, name), picture)
      meant[name] = undefined
    }
  }
  await guide.end()
  expect(found).toEqual(meant)
})

test('the guide is no part of what is built and served', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404)
  const files = await readdir(join(distFolder, 'client'), { recursive: true })
  const code = await Promise.all(
    files
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => readFile(join(distFolder, 'client', file), 'utf8')),
  )
  expect(code.filter((text) => /styleguide|guide-shown/.test(text))).toEqual([])
})
