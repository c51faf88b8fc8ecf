import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import type { Audit } from '#contract/audit/audit.ts'
import { auditProcesses, buildFolder, requireBrowser, started } from '#tests/builders/audits.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { type AuditSite, endlessInBrowsers, endlessSite, fastSite } from '#tests/servers/audit-sites.ts'
import { buildDatabase } from '#tests/servers/database.ts'
import { memoryEaters } from '#tests/servers/greedy-sites.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildStarter } from './support/site.ts'

/** So long a browser may take to start beside other tests. */
const BROWSER_MS = 60_000
/** Nothing may be left so long after a restart. */
const CLEAN_MS = 5000

/** @param others that may be audited, too. */
async function setUp(site = endlessSite(), others: AuditSite[] = []) {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const target = await started(site)
  const folder = buildFolder()
  const start = await buildStarter(database, {
    AUDIT_ALLOW: [target, ...others].map(({ place }) => place).join(','),
    CHROME_PATH: requireBrowser(),
    TMPDIR: folder,
  })
  function audit(
    site: { url: string },
    { signal, accept = '*/*', url = target.url }: { signal?: AbortSignal; accept?: string; url?: string } = {},
  ): Promise<Response> {
    const answer = fetch(`${site.url}/api/analyze-performance`, {
      method: 'POST',
      ...(signal && { signal }),
      headers: { 'Content-Type': 'application/json', Accept: accept },
      body: JSON.stringify({ url, language: 'en' }),
    })
    // A test that fails before does not wait for it, and a second try must not fail because of that.
    answer.catch(() => {})
    return answer
  }
  const processOf = (name: string) =>
    eventually(() => {
      const found = auditProcesses(folder).find(({ command }) => command.includes(name))
      if (!found) throw new Error(`There is no ${name}.`)
      return found.pid
    })
  /** The browser has begun to load the page; the request before it is the server's own. */
  const isLoading = () =>
    eventually(() => expect(target.paths.filter((path) => path === '/')).toHaveLength(2), BROWSER_MS)
  const nothingLeft = () =>
    eventually(() => {
      expect(auditProcesses(folder)).toEqual([])
      expect(readdirSync(folder).filter((name) => name.startsWith('site-audit'))).toEqual([])
    }, CLEAN_MS)
  return { start, audit, processOf, isLoading, nothingLeft, folder, port: await freePort(), target }
}

test.each([
  ['browser', '--remote-debugging-pipe'],
  ['worker', 'worker.ts'],
])('a %s that is killed in mid-audit leaves the visitor a lighter answer that says so', async (_, command) => {
  const { start, audit, processOf, isLoading, nothingLeft, port } = await setUp(endlessInBrowsers())
  const site = await start(port)
  const answer = audit(site)
  await isLoading()
  process.kill(await processOf(command), 'SIGKILL')
  const { analysis, insights } = (await (await answer).json()) as Audit
  expect(analysis.kind).toBe('light')
  expect(analysis.notMeasured).toContain('lcp')
  expect(insights.note).toContain('no browser could do it')
  await nothingLeft()
  expect(await site.end('SIGTERM')).toBe(0)
})

test('where the browser cannot have a folder the answer is lighter, and nothing of the audit stays', async () => {
  const { start, audit, nothingLeft, folder, port } = await setUp(fastSite())
  const site = await start(port)
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  const { analysis } = (await (await audit(site)).json()) as Audit
  expect(analysis.kind).toBe('light')
  rmSync(folder)
  mkdirSync(folder)
  await nothingLeft()
  expect(await site.end('SIGTERM')).toBe(0)
})

test('a visitor who leaves ends the audit, whether they wait for one answer or for each step', async () => {
  const { start, audit, isLoading, nothingLeft, port, target } = await setUp()
  const site = await start(port)
  for (const accept of ['application/json', 'text/event-stream']) {
    target.paths.length = 0
    const leaving = new AbortController()
    const answer = audit(site, { signal: leaving.signal, accept })
      .then((response) => response.text())
      .catch(() => 'left')
    await isLoading()
    leaving.abort()
    expect([accept, await answer]).toEqual([accept, 'left'])
    await nothingLeft()
  }
  expect(await site.end('SIGTERM')).toBe(0)
})

test('a server that is killed during an audit takes its browser along', async () => {
  const { start, audit, isLoading, nothingLeft, port } = await setUp()
  const site = await start(port)
  const answer = expect(audit(site)).rejects.toThrow()
  await isLoading()
  await site.end('SIGKILL')
  await answer
  await nothingLeft()
})

test('leftovers of a server and a worker that were killed together are gone after the restart', async () => {
  const { start, audit, processOf, isLoading, nothingLeft, folder, port } = await setUp()
  const site = await start(port)
  const answer = expect(audit(site)).rejects.toThrow()
  await isLoading()
  const worker = await processOf('worker.ts')
  // Stopped, they do not see that who started them dies.
  process.kill(worker, 'SIGSTOP')
  process.kill(await processOf('--remote-debugging-pipe'), 'SIGSTOP')
  await site.end('SIGKILL')
  process.kill(worker, 'SIGKILL')
  await answer
  expect(auditProcesses(folder).length).toBeGreaterThan(0)
  const next = await start(port)
  await nothingLeft()
  expect(await next.end('SIGTERM')).toBe(0)
})

test('a server that is stopped during an audit tells the visitor and leaves nothing', async () => {
  const { start, audit, isLoading, nothingLeft, port } = await setUp()
  const site = await start(port)
  const answer = audit(site)
  await isLoading()
  const ended = site.end('SIGTERM')
  expect((await answer).status).toBe(503)
  expect(await ended).toBe(0)
  await nothingLeft()
})

test('a page that fills memory ends its own audit with an error, and harms neither the server nor the next audit', async () => {
  const greedy = await started(memoryEaters.buffers())
  const { start, audit, nothingLeft, port, target } = await setUp(fastSite(), [greedy])
  const site = await start(port)
  const answer = await audit(site, { url: greedy.url })
  expect({ status: answer.status, ...((await answer.json()) as object) }).toMatchObject({
    status: 422,
    error: 'page-too-heavy',
    message: expect.stringContaining('more memory or disk'),
  })
  await nothingLeft()
  expect(site.memoryMb()).toBeLessThan(400)
  const { analysis } = (await (await audit(site, { url: target.url })).json()) as Audit
  expect(analysis.kind).toBe('browser')
  expect(await site.end('SIGTERM')).toBe(0)
})

test('another server on the same machine leaves a running audit alone', async () => {
  const { start, audit, processOf, isLoading, port } = await setUp()
  const site = await start(port)
  const answer = audit(site)
  await isLoading()
  const browser = await processOf('--remote-debugging-pipe')
  const other = await start(await freePort())
  expect(await processOf('--remote-debugging-pipe')).toBe(browser)
  await other.end('SIGTERM')
  await site.end('SIGTERM')
  await answer
})
