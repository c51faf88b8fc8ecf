/**
 * What the open home page costs while nobody touches it: the main thread's work over ten seconds, in percent of one core,
 * without the moving background and with it at rest; and, for comparison, while the visitor moves the pointer.
 */

import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#scripts/ensure-browser.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { median, print, startSite } from '#tests/servers/site-process.ts'

const MEASURED_MS = 10_000
/** Longer than the background goes on after the last deed. */
const REST_MS = 4000
const RUNS = 3
const CODE = /\/background-[\w-]+\.js$/

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** @param meanwhile goes on while it is measured. */
async function measure(page: Page, meanwhile?: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await taskSeconds(session)
  const end = Date.now() + MEASURED_MS
  while (Date.now() < end) {
    if (meanwhile) await meanwhile()
    else await page.waitForTimeout(end - Date.now())
  }
  const spent = (await taskSeconds(session)) - before
  await session.detach()
  return Math.round(((100_000 * spent) / MEASURED_MS) * 100) / 100
}

const site = await startSite()
const browser = await chromium.launch({
  executablePath: expectDefined(findBrowser()),
  args: ['--no-sandbox', '--disable-gpu'],
})

/** The home page after somebody has scrolled on it and come to rest. */
async function openUsed(hasBackground: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // Without prompts and hints, which come and go.
  await page.addInitScript(() => localStorage.setItem('not-noticed', 'true'))
  if (!hasBackground) await page.route(CODE, (route) => route.abort())
  const arrived = hasBackground
    ? page.waitForSelector('.background canvas')
    : page.waitForEvent('requestfailed', (request) => CODE.test(request.url()))
  await page.goto(site.url)
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
  await page.mouse.wheel(0, 50)
  await arrived
  await page.waitForTimeout(REST_MS)
  return page
}

/** Moves the pointer about twenty times a second. */
async function movePointer(page: Page): Promise<number> {
  let x = 0
  return await measure(page, async () => {
    x = (x + 7) % 1400
    await page.mouse.move(x, 450)
    await page.waitForTimeout(50)
  })
}

const idle: Record<'without' | 'with', number[]> = { without: [], with: [] }
const pointed: typeof idle = { without: [], with: [] }
for (let run = 0; run < RUNS; run += 1) {
  for (const background of ['without', 'with'] as const) {
    const page = await openUsed(background === 'with')
    idle[background].push(await measure(page))
    pointed[background].push(await movePointer(page))
    await page.close()
  }
}
await browser.close()
await site.stop()
print({
  figure: 'CPU of the open home page, percent of one core',
  withoutBackground: { idle: median(idle.without), pointerMoves: median(pointed.without) },
  withBackground: { idle: median(idle.with), pointerMoves: median(pointed.with) },
})
