// A page that takes what it can get ends its own audit, and nothing else.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AUDIT_MS } from '#contract/audit/audit.ts'
import { auditProcesses, buildBrowserAuditor, started } from '#tests/builders/audits.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { fastSite } from '#tests/servers/audit-sites.ts'
import { diskFillers, memoryEaters, nuisances } from '#tests/servers/greedy-sites.ts'

const unheeded = { signal: new AbortController().signal, onProgress: () => {} }
/** Four audits one after the other, on a busy machine. */
const waits = { timeout: 5 * AUDIT_MS }

test.each([
  ['memory', [memoryEaters.buffers, memoryEaters.workers, memoryEaters['shown canvases']]],
  ['disk', [diskFillers.IndexedDB, diskFillers.OPFS]],
])('a page that fills %s in any way is given up, and the next one is measured as ever', waits, async (what, ways) => {
  const fast = await started(fastSite())
  const greedy = await Promise.all(ways.map((site) => started(site())))
  const { auditor, folder } = buildBrowserAuditor([...greedy, fast])
  for (const { url } of greedy) {
    await expect(auditor.measure(url, unheeded)).rejects.toThrow(`The page used more ${what} than an audit may.`)
    expect(readdirSync(folder)).toEqual([])
    // Crash reporters end by themselves once there is nothing to report on.
    await eventually(() => expect(auditProcesses(folder)).toEqual([]), 5000)
  }
  expect((await auditor.measure(fast.url, unheeded)).score).toBeGreaterThanOrEqual(90)
})

test('a page that tries to save files leaves none, not even during the audit', waits, async () => {
  const site = await started(nuisances.downloads())
  const { auditor, folder } = buildBrowserAuditor([site])
  const seen = new Set<string>()
  const watching = setInterval(() => {
    try {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) seen.add(name)
    } catch {
      // A folder went while it was read.
    }
  }, 100)
  await auditor.measure(site.url, unheeded).catch(() => {})
  clearInterval(watching)
  expect(site.paths).toContain('/download')
  expect(seen.size).toBeGreaterThan(100)
  expect([...seen].filter((name) => /\.bin$|crdownload|Downloads\//i.test(name))).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})
