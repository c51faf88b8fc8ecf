/** A page whose time the test tells, for what comes after a while. */

import { expect, type Locator, type Page } from '@playwright/test'
import { DEFERRED_MS } from '#web/platform/tracking/behavior-context.ts'

/** Opens a page whose clock goes only when it is told to. Its marks do not work, so its life is seen by what React left. */
export async function arrive(page: Page, path = '/'): Promise<void> {
  await page.clock.install()
  await openAndPause(page, path)
}

/** What comes some seconds after a page is alive comes at once, for journeys that are about it and not about when. */
export const withoutTheWait = (page: Page) =>
  page.addInitScript((laterMs) => {
    const wait = window.setTimeout
    const isAlive = () => performance.getEntriesByName('alive').length > 0
    window.setTimeout = ((act: TimerHandler, ms?: number, ...more: unknown[]) =>
      wait(act, ms === laterMs && !isAlive() ? 0 : ms, ...more)) as typeof setTimeout
  }, DEFERRED_MS)

/** Opens another page, or this one anew. */
export async function arriveAgain(page: Page, path = '/'): Promise<void> {
  await page.clock.resume()
  await openAndPause(page, path)
}

async function openAndPause(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
}

const untilAlive = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('footer, main')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactProps')),
    ),
  )

/** Lets the time pass in which a press is seen to be answered and the next page's code is fetched, up to where its address is shown. */
export async function untilFollowed(page: Page, path: string): Promise<void> {
  for (let ms = 0; ms < 400; ms += 1) {
    if ((await page.evaluate(() => window.location.pathname)) === path) return
    await page.clock.runFor(1)
  }
}

/** Lets the frame pass in which a press is seen to be answered. */
export const untilAnswered = (page: Page) => page.clock.runFor(50)

/** A check fails many times before its time has come: the next step follows at once, not after a second as it would by itself. */
const AT_ONCE = { intervals: [0] }

/** Lets the time pass in small steps until something is there: what is fetched for it takes some of its own. */
export const untilShown = (page: Page, what: Locator) =>
  expect(async () => {
    await page.clock.runFor(100)
    await expect(what).toBeVisible({ timeout: 100 })
  }).toPass(AT_ONCE)

/** Lets the time pass up to so many milliseconds after the page was opened. */
export async function runUntil(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(Math.max(0, ms - (await page.evaluate(() => performance.now()))))
}

/** Lets the time pass after which the site begins to notice, with what is fetched for it, up to this age of the page. */
export async function notice(page: Page, ms = 5500): Promise<void> {
  const code = page.waitForResponse(/\/deferred-[\w-]+\.js/)
  await page.clock.runFor(DEFERRED_MS)
  await code
  // It brings the manifest with it; React shows what was fetched only after some milliseconds.
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await page.locator('link[rel=manifest]').count()).toBe(1)
  }).toPass(AT_ONCE)
  await runUntil(page, ms)
}

/** Scrolls at once so that the section's top lies so many pixels under the window's upper edge, and waits until that is seen. */
export const bringTo = (page: Page, id: string, y: number) =>
  page.evaluate(
    ([id, y]) => {
      document.documentElement.dataset.drawn = ''
      const section = document.getElementById(id)
      if (!section) throw new Error(`The page has no ${id}.`)
      window.scrollBy({ top: section.getBoundingClientRect().top - y, behavior: 'instant' })
      return new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(section)
      })
    },
    [id, y] as const,
  )
