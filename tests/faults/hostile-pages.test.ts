import { readdirSync } from 'node:fs'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { buildFolder, requireBrowser } from '#tests/builders/audits.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { serveHostilePages } from '#tests/hostile/serve.ts'
import { buildDatabase } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { askApart } from './support/ask-apart.ts'
import { note, quantile } from './support/figures.ts'
import { expectWithin, rounds } from './support/rounds.ts'
import { buildStarter } from './support/site.ts'
import { visit } from './support/visitor.ts'

/** How many of the pages, spread over all of them. */
const PAGES = rounds('HOSTILE_PAGES', 12)
const PAGES_IN_BROWSER = rounds('HOSTILE_PAGES_IN_BROWSER', 1)
/** As many visitors at once as there are light audits. */
const VISITORS = 4
/** An audit by a browser that fails is followed by a light one. */
const PAGE_MS = 80_000
/** So long it may take, at most, to ask whether the server is alive while it has such pages to read. */
const ALIVE_MS = 100
/** So often it is asked before there are any, to compare with. */
const QUIET_ANSWERS = rounds('QUIET_ANSWERS', 20)
/** Processes without work have ended by then. */
const TIDY_MS = 60_000
/** How often all of them: what a process keeps after it has done something for the first time shows in the second. */
const PASSES = rounds('HOSTILE_PASSES', 1)
const KEPT_MB = 60
/** Read by everybody in less than a second. */
const QUICK = 'a charset of four bytes'
/** As `npm start` and the service's unit have them (package.json, docs/deploying.md). */
const START_FLAGS = ['--max-semi-space-size=8', '--initial-old-space-size=64', '--heap-growing-percent=50']
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '4000000' }

async function setUp(browser: boolean) {
  const hostile = await serveHostilePages()
  onTestFinished(() => hostile.stop())
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const folder = buildFolder()
  const { port } = new URL(`http://${hostile.place}`)
  const preload = new URL('../hostile/company-names.ts', import.meta.url)
  preload.search = new URLSearchParams({ port, browser: browser ? 'there' : 'none' }).toString()
  const settings = {
    ...ALLOCATOR,
    AUDIT_ALLOW: hostile.place,
    TMPDIR: folder,
    ...(browser && { CHROME_PATH: requireBrowser() }),
  }
  const start = await buildStarter(database, settings, undefined, [...START_FLAGS, `--import=${preload}`])
  const site = await start(await freePort())
  const post = async (path: string, body: object) => {
    const response = await fetch(site.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, Record<string, unknown>> }
  }
  return { hostile, site, post, folder }
}

/** @returns so many, from the first to the last. */
const spread = <Item>(items: Item[], count: number): Item[] =>
  count >= items.length
    ? [...items]
    : Array.from({ length: count }, (_, index) => expectDefined(items[Math.floor((index * items.length) / count)]))

async function visitAll(context: TestContext, count: number, browser: boolean) {
  const { hostile, site, post, folder } = await setUp(browser)
  const outcomes: Record<string, number> = {}
  const wrong: string[] = []
  let asked = 0

  async function tryPage(name: string): Promise<void> {
    const begin = performance.now()
    const [audit, persona] = await Promise.all([
      // Another address each time: what is known already would be told from memory.
      post('/api/analyze-performance', { url: `${hostile.urlOf(name)}?asked=${asked++}`, language: 'en' }),
      post('/api/enrich-persona', { email: `anna@company-${hostile.names.indexOf(name)}.com`, language: 'en' }),
    ])
    const { kind, isPartial } = audit.body.analysis ?? {}
    const outcome = kind ? `${kind}${isPartial ? ', in part' : ''}` : String(audit.body.error)
    const company = (persona.body.enrichment?.companyContext as { name: string } | undefined)?.name ?? 'unknown'
    const seconds = Math.round((performance.now() - begin) / 100) / 10
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    if (![200, 422].includes(audit.status) || persona.status !== 200) wrong.push(`${name}: ${outcome}`)
    if (process.env.TIMES_COUNT) process.stdout.write(`${JSON.stringify({ page: name, outcome, company, seconds })}\n`)
  }

  // What runs for the first time takes longer, whatever it reads.
  await tryPage(QUICK)
  await eventually(() => expect(site.children()).toBe(0), TIDY_MS)
  const { healthz } = visit(site.url)
  // What the machine makes of it, whatever else it has to do.
  const quiet: number[] = []
  while (quiet.length < QUIET_ANSWERS) quiet.push((await healthz()).ms)
  const memory = [site.memoryMb()]
  const printed = site.output().length
  const alive = await askApart(`${site.url}/healthz`, 10)
  for (let pass = 0; pass < PASSES; pass++) {
    const waiting = spread(hostile.names, count)
    const visitor = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await tryPage(name)
    }
    await Promise.all(Array.from({ length: browser ? 1 : VISITORS }, visitor))
    await eventually(() => expect(site.children()).toBe(0), TIDY_MS)
    memory.push(site.memoryMb())
  }
  const { statuses, times, heldUpMs } = await alive.stop()
  const aliveMs = Math.round(Math.max(...times))
  const stretches = [
    ...site
      .output()
      .slice(printed)
      .matchAll(/^computed for (\d+) ms$/gm),
  ].map(([, ms]) => Number(ms))
  const stretchMs = Math.max(0, ...stretches)
  const left = readdirSync(folder)
  note(context, {
    pages: asked,
    ...outcomes,
    'alive, nothing to read: longest ms': Math.round(Math.max(...quiet)),
    'alive: times asked': times.length,
    'alive: p99 ms': quantile(times, 0.99),
    'alive: longest ms': aliveMs,
    'who asks, held up: longest ms': Math.round(heldUpMs),
    'computed without a break: longest ms': stretchMs,
    'memory before, and after each pass, MB': memory.join(', '),
    'files left': left.length,
  })
  expect(Object.keys(statuses)).toEqual(['200'])
  expect(wrong).toEqual([])
  expect(left).toEqual([])
  if (PASSES > 1) expect(expectDefined(memory.at(-1)) - expectDefined(memory.at(-2))).toBeLessThan(KEPT_MB)
  expect(stretchMs).toBeLessThan(ALIVE_MS)
  expectWithin(aliveMs, ALIVE_MS)
  expect(await site.end('SIGTERM')).toBe(0)
}

test(
  'hostile pages hold up nobody else, and leave nothing, without a browser',
  { timeout: 180_000 + PASSES * PAGES * 10_000 },
  (context) => visitAll(context, PAGES, false),
)

test(
  'hostile pages hold up nobody else, and leave nothing, with a browser',
  { timeout: 180_000 + PASSES * PAGES_IN_BROWSER * PAGE_MS },
  (context) => visitAll(context, PAGES_IN_BROWSER, true),
)
