/** Websites on loopback, from fast to hopeless, measured with the browser and without: their order, and how runs differ. */

import { mkdtempSync, rmSync } from 'node:fs'
import { findBrowser } from '#scripts/ensure-browser.ts'
import type { Auditor } from '#server/integrations/audit/auditor.ts'
import { openAuditors } from '#server/integrations/audit/open.ts'
import { openFetchPool } from '#server/integrations/fetch-pool.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import {
  type AuditSite,
  brokenSite,
  fastSite,
  hostileSite,
  hugeSite,
  redirectingSite,
  serveSite,
  slowSite,
} from '#tests/servers/audit-sites.ts'
import { median, print, startSite } from '#tests/servers/site-process.ts'

const RUNS = Number(process.env.RUNS ?? 3)

const inside = await serveSite((_, response) => response.end('inside'))
const fast = await fastSite()
const own = await startSite()
const sites: Record<string, { url: string; place?: string; stop?(): void }> = {
  own: { url: `${own.url}/` },
  fast,
  redirecting: await redirectingSite(fast.url),
  hostile: await hostileSite([inside.url, 'http://169.254.169.254/']),
  slow: await slowSite(),
  huge: await hugeSite(),
  broken: await brokenSite(),
}
const folder = mkdtempSync('/tmp/bench-audits-')
const [browser, light] = openAuditors({
  browser: expectDefined(findBrowser()),
  pagespeedKey: undefined,
  siteUrl: own.url,
  exceptions: Object.values(sites).map(({ url }) => new URL(url).host),
  folder,
  fetchWith: openFetchPool('bench'),
}) as [Auditor, Auditor]

async function measure(auditor: Auditor, url: string) {
  const startedAt = performance.now()
  const { score } = await auditor
    .measure(url, { signal: new AbortController().signal, onProgress: () => {} })
    .catch(() => ({ score: null }))
  return { score, ms: Math.round(performance.now() - startedAt) }
}

const figures: Record<string, Record<'browser' | 'light' | 'spread' | 'browserMs', number | string | undefined>> = {}
const spreads: number[] = []
for (const [name, { url }] of Object.entries(sites)) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, url))
  const scores = runs.map(({ score }) => score ?? 0)
  spreads.push(Math.max(...scores) - Math.min(...scores))
  figures[name] = {
    browser: expectDefined(runs[0]).score === null ? 'failed' : median(scores),
    spread: spreads.at(-1),
    browserMs: median(runs.map(({ ms }) => ms)),
    light: (await measure(light, url)).score ?? 'failed',
  }
}
/** Names of sites that could be measured, the fastest first. */
const order = (by: 'browser' | 'light') =>
  ['fast', 'slow', 'huge']
    .sort((one, other) => Number(expectDefined(figures[other])[by]) - Number(expectDefined(figures[one])[by]))
    .join(' > ')
print({
  figure: 'site audits',
  runs: RUNS,
  ...figures,
  order: { browser: order('browser'), light: order('light') },
  largestSpread: Math.max(...spreads),
  hitsInside: inside.connections(),
})
for (const site of [inside, ...Object.values(sites)]) (site as Partial<AuditSite>).stop?.()
rmSync(folder, { recursive: true, force: true })
await own.stop()
