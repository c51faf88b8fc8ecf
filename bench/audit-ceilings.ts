/** What greedy and troublesome pages make of an audit: how it ends, and the most memory and disk that it took. */

import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBrowser } from '#scripts/ensure-browser.ts'
import { createBrowserAuditor } from '#server/integrations/audit/chromium/browser.ts'
import { auditGroups, readProcFile } from '#tests/builders/audits.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { fastSite, hugeSite, slowSite } from '#tests/servers/audit-sites.ts'
import { diskFillers, memoryEaters, nuisances } from '#tests/servers/greedy-sites.ts'
import { print } from '#tests/servers/site-process.ts'

const INTERVAL_MS = 50
const MEGABYTE = 1e6

const makers = { fast: fastSite, slow: slowSite, huge: hugeSite, ...memoryEaters, ...diskFillers, ...nuisances }
const chosen = process.env.PAGES?.split(',') ?? Object.keys(makers)

/** Anonymous and shared memory, as the ceiling counts it. */
const memoryOf = (pids: number[]): number =>
  pids
    .flatMap((pid) => [...readProcFile(pid, 'status').matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)])
    .reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0)

function diskOf(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => lstatSync(join(folder, name)).blocks * 512)
      .reduce((sum, bytes) => sum + bytes, 0)
  } catch {
    // Something went while it was looked at.
    return 0
  }
}

async function measure(name: string) {
  const site = await makers[name as keyof typeof makers]()
  const folder = mkdtempSync('/tmp/bench-ceilings-')
  const exceptions = { visitors: [site.place], own: [] }
  const auditor = createBrowserAuditor({ path: expectDefined(findBrowser()), folder, exceptions })
  const peak = { memory: 0, disk: 0 }
  const over = new AbortController()
  const watch = async () => {
    while (!over.signal.aborted) {
      peak.memory = Math.max(peak.memory, memoryOf(auditGroups(folder)))
      peak.disk = Math.max(peak.disk, diskOf(folder))
      await pause(INTERVAL_MS)
    }
  }
  const watching = watch()
  const startedAt = performance.now()
  const ended = await auditor
    .measure(site.url, { signal: new AbortController().signal, onProgress: () => {} })
    .then(({ score }) => `score ${score}`, String)
  const ms = Math.round(performance.now() - startedAt)
  over.abort()
  await watching
  site.stop()
  rmSync(folder, { recursive: true, force: true })
  const [memoryMb, diskMb] = [peak.memory, peak.disk].map((bytes) => Math.round(bytes / MEGABYTE))
  return { ended, ms, memoryMb, diskMb }
}

for (const page of chosen) print({ figure: 'audit ceilings', page, ...(await measure(page)) })
