import type { Page } from '@playwright/test'
import { comparePath, pairsOf } from '#content/compared.ts'
import { contentIn } from '#content/owner.ts'
import { caseStudyPaths, expect, moving, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

/** Names that are wider than their node, and titles that are wider than their edge. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<SVGGElement>('.node, .diagram-node, .system-drawing .boundary')]
    return seen
      .filter((one) => one.getClientRects().length > 0)
      .flatMap((one) => {
        const [box, text] = [one.querySelector('rect'), one.querySelector('text')]
        const [outer, inner] = [box?.getBoundingClientRect(), text?.getBoundingClientRect()]
        const fits = outer && inner && inner.left >= outer.left && inner.right <= outer.right
        return fits ? [] : [text?.textContent]
      })
  })

for (const language of ['en', 'de', 'ja'])
  test(`no name in a drawing is wider than its node in either face (${language})`, async ({ page }) => {
    for (const path of [...caseStudyPaths, '/projects']) {
      // In the system's own face, and in that of the site.
      await open(page, `${path}?lng=${language}`)
      expect(await overflowing(page)).toEqual([])
      await page.evaluate(() => document.documentElement.classList.add('typeface'))
      expect(await overflowing(page)).toEqual([])
      expect(await page.locator('[textLength]').count()).toBe(0)
    }
  })

const pair = expectDefined(pairsOf(contentIn('en').caseStudies)[0])
for (const [path, width] of [
  [expectDefined(caseStudyPaths[0]), 360],
  ['/projects', 360],
  ['/projects', 820],
  [comparePath(pair), 360],
] as const)
  test(`letters in the drawings of ${path} are large enough to read, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, path)
    const sizes = await page.locator('.system-drawing text:visible, .diagram text:visible').evaluateAll((texts) =>
      (texts as SVGTextElement[]).map((text) => {
        const scale = text.ownerSVGElement?.getScreenCTM()?.a ?? 0
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale
      }),
    )
    expect(sizes.length).toBeGreaterThan(8)
    expect(Math.min(...sizes)).toBeGreaterThan(9.5)
  })

for (const width of [768, 1152, 1440, 1920, 2560])
  test(`the hero’s sheet keeps to the page, or runs off the window’s edge, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const sheet = expectDefined(await page.locator('.hero-drawing').boundingBox())
    const drawing = expectDefined(await page.locator('.hero-sheet svg').boundingBox())
    const end = sheet.x + sheet.width
    if (width < 1152) expect(end).toBeLessThan(width - 16)
    else expect(Math.abs(end - width)).toBeLessThanOrEqual(1)
    expect(drawing.x).toBeGreaterThan(sheet.x)
    expect(drawing.x + drawing.width).toBeLessThan(width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('the first screen tells of a request what its case study tells', async ({ page }) => {
  // Owners write other spaces than the site does.
  const times = async (of: string) =>
    (await page.locator(of).allTextContents()).map((time) => time.replaceAll('\u00a0', ' '))
  await open(page, '/')
  // The sheet comes after the page.
  await expect.poll(async () => (await times('.hero-sheet .time')).length).toBeGreaterThan(3)
  const told = (await times('.hero-sheet .time')).sort()
  await open(page, '/case-study/epic-ai-platform')
  expect((await times('.is-wide.is-today .time')).sort()).toEqual(told)
})
