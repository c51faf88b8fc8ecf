/** What the home page transfers before anybody touches it, by kind, in bytes over the wire. */

import { chromium } from '@playwright/test'
import { languages } from '#contract/language.ts'
import { findBrowser } from '#scripts/ensure-browser.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { print, startSite } from '#tests/servers/site-process.ts'

const site = await startSite()
const browser = await chromium.launch({
  executablePath: expectDefined(findBrowser()),
  args: ['--no-sandbox', '--disable-gpu'],
})
const figures: Record<string, object> = {}
for (const language of languages) {
  const page = await browser.newPage({ locale: language })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  let foreign = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type)
    if (!response.url.startsWith(site.url) && !response.url.startsWith('data:')) foreign += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = (kinds.get(requestId) ?? 'other').toLowerCase()
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await page.goto(site.url)
  // The page is alive once its start script has let go of early presses; then nothing more is fetched.
  await page.waitForFunction(() => performance.getEntriesByType('mark').some(({ name }) => name === 'alive'))
  await page.waitForLoadState('networkidle')
  const scriptsBeforePaint = await page.evaluate(() => {
    const paint = expectDefined(performance.getEntriesByName('first-contentful-paint')[0]).startTime
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js') && entry.startTime < paint).length
  })
  figures[language] = { ...bytes, scriptsBeforePaint, foreignRequests: foreign }
  await page.close()
}
await browser.close()
await site.stop()
print({ figure: 'home page bytes', ...figures })
