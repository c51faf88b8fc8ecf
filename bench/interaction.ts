/**
 * How soon the home page answers: each kind of control that can be seen is pressed once on a page of its own, on a processor
 * slowed down four times, and the slowest event of the press is taken (what INP counts: from the press to the next painted
 * frame).
 */

import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#scripts/ensure-browser.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { median, print, startSite } from '#tests/servers/site-process.ts'

const RUNS = Number(process.env.RUNS ?? 1)
const SLOWDOWN = 4
/** Web Vitals calls an interaction good up to here; ours are to stay within half of it. */
const LIMIT_MS = 100
/** How long a finger stays on what it presses. */
const PRESS_MS = 80
/** Long enough for the slowest press to be painted and told. */
const SETTLE_MS = 600
/** What is fetched some seconds after the page is alive (`web/deferred.tsx`) has come by then. */
const ALL_HERE_MS = 7000

declare global {
  interface Window {
    slowest: number
  }
}

const CONTROLS = 'a[href], button, summary, input, textarea, select'

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(() => {
    window.slowest = 0
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        // What only hovers is no interaction.
        if (interactionId) window.slowest = Math.max(window.slowest, duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(url)
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
  await page.mouse.wheel(0, 60)
  await page.waitForTimeout(ALL_HERE_MS)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** One control of each kind, by what it looks like: the places of those that can be pressed. */
const kinds = (page: Page): Promise<number[]> =>
  page.locator(CONTROLS).evaluateAll((controls) => {
    const first = new Map<string, number>()
    for (const [i, control] of controls.entries()) {
      const kind = `${control.tagName} ${control.className}`
      if (!first.has(kind) && control.checkVisibility() && !control.matches(':disabled')) first.set(kind, i)
    }
    return [...first.values()]
  })

/** Presses one control of each kind. @returns the slowest event of each press, in ms; those faster than a frame are not told. */
async function pressAll(browser: Browser, url: string): Promise<Map<string, number>> {
  const pressed = new Map<string, number>()
  let page = await open(browser, url)
  for (const i of await kinds(page)) {
    const control = page.locator(CONTROLS).nth(i)
    await control.scrollIntoViewIfNeeded()
    const label = (await control.getAttribute('aria-label')) ?? (await control.innerText())
    const name = `${i} ${label || (await control.getAttribute('name'))}`.slice(0, 50)
    await page.waitForTimeout(SETTLE_MS)
    // What leads elsewhere shows nothing of this page: the press counts, and not the page that follows.
    await page.evaluate(() => {
      window.slowest = 0
      addEventListener(
        'click',
        (event) => (event.target as Element).closest('a[target], a[download]') && event.preventDefault(),
      )
    })
    await control.click({ timeout: 5000, delay: PRESS_MS }).catch(() => {})
    await page.waitForTimeout(SETTLE_MS)
    pressed.set(name.replaceAll('\n', ' '), await page.evaluate(() => window.slowest).catch(() => Number.NaN))
    await page.close()
    page = await open(browser, url)
  }
  await page.close()
  return pressed
}

const site = await startSite()
const browser = await chromium.launch({
  executablePath: expectDefined(findBrowser()),
  args: ['--no-sandbox', '--disable-gpu'],
})
const runs: Map<string, number>[] = []
for (let run = 0; run < RUNS; run += 1) runs.push(await pressAll(browser, `${site.url}/`))
await browser.close()
await site.stop()

const byControl = [...expectDefined(runs[0]).keys()].map((name) => ({
  name,
  ms: median(runs.map((run) => run.get(name) ?? Number.NaN)),
}))
const slowest = byControl.toSorted((a, b) => b.ms - a.ms)
print({
  figure: 'answer to a press on the home page, processor slowed down',
  slowdown: SLOWDOWN,
  runs: RUNS,
  controls: byControl.length,
  limitMs: LIMIT_MS,
  overLimit: slowest.filter(({ ms }) => ms > LIMIT_MS),
  slowest: slowest.slice(0, 8),
})
