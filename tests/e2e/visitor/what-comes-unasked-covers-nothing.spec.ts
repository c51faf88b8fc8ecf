/** Prompts, hints and the page's figures together, as a visitor meets them. */
import type { Page } from '@playwright/test'
import { arrive, notice, runUntil, untilShown } from '#tests/browser/own-clock.ts'
import { expect, moving, test } from '#tests/browser/site.ts'

test.use(moving)

const line = (page: Page) => page.locator('.notice')
const beacons = (page: Page) => page.locator('.beacon')

/** The page's buttons, links and headings that are seen, and lie under something that came unasked. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const unasked = '.beacons, .notice, .figures'
    const wanted = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"], h1, h2, h3, h4'
    return [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((element) => !element.closest(unasked) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) =>
        [...element.getClientRects()].some(({ left, top, width, height }) =>
          // Of a link as large as a drawing the middle: it is pressed beside what stands on its edge.
          (width * height > 0.15 * innerWidth * innerHeight && element.matches('a')
            ? [0.3, 0.5, 0.7]
            : [0.1, 0.5, 0.9]
          ).some((x, _, shares) =>
            shares.some((y) => {
              const all = document.elementsFromPoint(left + width * x, top + height * y)
              // The bar of the chat's button covers the page by itself.
              const bar = all.findIndex((one) => one.matches('.dock'))
              const [first, ...others] = bar < 0 ? all : all.slice(0, bar)
              return first?.closest(unasked) && others.some((other) => element.contains(other))
            }),
          ),
        ),
      )
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`)
  })

/** Scrolls down the page in steps, and rests after each. */
async function expectNothingCoveredAnywhere(page: Page): Promise<void> {
  const heights = await page.evaluate(() => ({ page: document.documentElement.scrollHeight, window: innerHeight }))
  for (let y = 0; y < heights.page - heights.window; y += heights.window * 0.9) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    // The browser tells of the scrolling in a frame of its own, and the page rests some time after.
    await expect(async () => {
      await page.clock.runFor(300)
      expect(await covered(page), `at ${Math.round(y)} pixels`).toEqual([])
    }).toPass({ timeout: 5000 })
  }
}

for (const width of [360, 390, 768, 1440]) {
  for (const language of ['en', 'de', 'ja']) {
    test(`nothing that comes unasked covers a button, link or heading, ${width} pixels wide (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
      await arrive(page, `/?lng=${language}`)
      await notice(page, 4000)
      await untilShown(page, beacons(page).first())
      expect(await covered(page)).toEqual([])
      await untilShown(page, line(page))
      await expect(line(page)).toHaveCount(1)
      expect(await covered(page)).toEqual([])
      await runUntil(page, 12_000)
      expect(await covered(page)).toEqual([])
      await runUntil(page, 17_000)
      await expect(beacons(page)).toHaveCount(1)
      await expectNothingCoveredAnywhere(page)
    })
  }
}

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a large screen', 1440, 900],
] as const) {
  test(`on ${name} a visitor who does nothing is interrupted once in the first minute, by a low line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await arrive(page)
    await notice(page, 3000)
    const seen: string[] = []
    for (let second = 3; second <= 60; second += 1) {
      await runUntil(page, second * 1000)
      const now = await page.evaluate(() => {
        const up = [...document.querySelectorAll('.notice, .hint, [role="dialog"], .toast')]
        return up.map((element) => ({
          name: element.getAttribute('aria-label') ?? element.className,
          height: element.getBoundingClientRect().height,
        }))
      })
      expect(now.length, `second ${second}`).toBeLessThanOrEqual(1)
      for (const { name, height } of now) {
        expect(height).toBeLessThanOrEqual(64)
        if (seen.at(-1) !== `${name} until ${second - 1}`) seen.push('')
        seen[seen.length - 1] = `${name} until ${second}`
      }
    }
    expect(seen).toHaveLength(1)
  })
}
