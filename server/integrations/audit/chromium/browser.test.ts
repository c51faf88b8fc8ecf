import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AuditProgress } from '#contract/audit/audit.ts'
import { AuditFailed } from '#server/integrations/audit/auditor.ts'
import { auditProcesses, buildBrowserAuditor, started } from '#tests/builders/audits.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { endlessSite, fastSite, hugeSite, serveSite, slowSite } from '#tests/servers/audit-sites.ts'

const nobodyLeft = (folder: string) => {
  expect(auditProcesses(folder)).toEqual([])
  expect(readdirSync(folder)).toEqual([])
}

/** A browser of the lowest priority may wait for a busy machine. Milliseconds. */
const STARTED_MS = 60_000

const unheeded = { signal: new AbortController().signal, onProgress: () => {} }

test('audits run one at a time; a fast site scores above a slow one, and that above a huge one', async () => {
  const [fast, slow, huge] = [await started(fastSite()), await started(slowSite()), await started(hugeSite())]
  const { auditor, folder } = buildBrowserAuditor([fast, slow, huge])
  const told: string[] = []
  const onProgress = (name: string) => (progress: AuditProgress) =>
    told.push(`${name} ${progress.phase} ${progress.position ?? ''}`.trim())
  const [first, second] = await Promise.all([
    auditor.measure(fast.url, { ...unheeded, onProgress: onProgress('fast') }),
    auditor.measure(slow.url, { ...unheeded, onProgress: onProgress('slow') }),
  ])
  expect(first.score).toBeGreaterThanOrEqual(95)
  expect(second.score).toBeLessThan(first.score - 10)
  expect((await auditor.measure(huge.url, unheeded)).score).toBeLessThan(second.score - 10)
  expect(told).toEqual([
    'fast starting',
    'slow queued 1',
    ...['fast loading', 'fast measuring', 'slow starting', 'slow loading', 'slow measuring'],
  ])
  expect(first.notMeasured).toEqual(['inp', 'fid'])
  expect(Object.keys(first.vitals).sort()).toEqual(['cls', 'fcp', 'lcp', 'speed-index', 'tbt', 'ttfb'])
  expect(first.screenshot).toMatch(/^data:image\/jpeg;base64,/)
  expect(second.findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['render-blocking', 'compression']))
  expect(expectDefined(second.findings[0]).savingMs).toBeGreaterThan(0)
  nobodyLeft(folder)
})

test('a site can recognise the audit, and exclude it from its visits', async () => {
  const agents = new Set<string | undefined>()
  const site = await started(
    serveSite(({ headers }, response) => {
      agents.add(headers['user-agent'])
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>A page</title><h1>A page</h1>')
    }),
  )
  await buildBrowserAuditor([site]).auditor.measure(site.url, unheeded)
  expect([...agents]).toEqual([expect.stringMatching(/ Chrome-Lighthouse$/)])
})

test('a visitor who leaves ends the running audit, and a queued one is not measured', async () => {
  const endless = await started(endlessSite())
  const { auditor, folder } = buildBrowserAuditor([endless])
  const [first, second] = [new AbortController(), new AbortController()]
  const running = auditor.measure(endless.url, { ...unheeded, signal: first.signal })
  const waiting = auditor.measure(endless.url, { ...unheeded, signal: second.signal })
  const [ended, left] = [expect(running).rejects.toThrow(AuditFailed), expect(waiting).rejects.toThrow('aborted')]
  await eventually(() => expect(endless.paths).toContain('/'), STARTED_MS)
  second.abort()
  first.abort()
  await Promise.all([ended, left])
  await eventually(() => nobodyLeft(folder), 5000)
})

test.each(['worker.ts', '--remote-debugging-pipe'])(
  'a killed process (%s) ends the audit at once and leaves nothing',
  async (name) => {
    const endless = await started(endlessSite())
    const { auditor, folder } = buildBrowserAuditor([endless])
    const running = expect(auditor.measure(endless.url, unheeded)).rejects.toThrow(AuditFailed)
    await eventually(() => expect(endless.paths).toContain('/'), STARTED_MS)
    const { pid } = expectDefined(auditProcesses(folder).find(({ command }) => command.includes(name)))
    process.kill(pid, 'SIGKILL')
    await running
    await eventually(() => nobodyLeft(folder), 5000)
  },
)
