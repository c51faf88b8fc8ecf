import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { SQLITE_FILE } from '#server/db/open.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildDatabase } from '#tests/servers/database.ts'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import { type Burst, sendBurst } from './support/burst.ts'
import { note } from './support/figures.ts'
import { rounds } from './support/rounds.ts'
import { printedBy, run, type SystemStatus, startTheWay, ways } from './support/shutdown-ways.ts'

const REQUESTS = rounds('REQUESTS', 50)
const RUNS = rounds('RUNS', 1)
/** How many milliseconds after the requests the signal comes, for the torture. The suite knows moments that are always the same. */
const MOMENTS = (process.env.MOMENTS ?? '').split(',').filter(Boolean).map(Number)
const END_DEADLINE_MS = 10_000

async function setUp(way: string): Promise<SystemStatus> {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  return await startTheWay(expectDefined(ways[way]), database)
}

/** @returns how long the end took, once everybody has an answer and nothing is left. */
async function endAnswering(site: SystemStatus, { outcomes }: Burst): Promise<number> {
  const begin = performance.now()
  site.tellToEnd()
  site.thaw()
  expect(Object.fromEntries(await outcomes)).toEqual({ 200: REQUESTS })
  expect(await site.ended).toBe(0)
  const endedMs = Math.round(performance.now() - begin)
  expect(site.isAlive()).toBe(false)
  expect(await site.isListening()).toBe(false)
  expect(endedMs).toBeLessThan(END_DEADLINE_MS)
  return endedMs
}

test.for(Object.keys(ways))(
  'what has not even been accepted is answered when %s is told to end',
  async (way, context) => {
    context.skip(expectDefined(ways[way]).impossible !== undefined, expectDefined(ways[way]).impossible)
    const site = await setUp(way)
    site.freeze()
    const burst = sendBurst(site.url, REQUESTS)
    await burst.sent
    const endedMs = await endAnswering(site, burst)
    note(context, { requests: REQUESTS, lost: 0, endedMs })
  },
)

test.for(Object.keys(ways).flatMap((way) => MOMENTS.map((ms) => ({ way, ms }))))(
  'everything is answered when $way is told to end $ms ms after it was sent',
  async ({ way, ms }, context) => {
    context.skip(expectDefined(ways[way]).impossible !== undefined, expectDefined(ways[way]).impossible)
    for (let round = 1; round <= RUNS; round++) {
      const site = await setUp(way)
      const burst = sendBurst(site.url, REQUESTS)
      await pause(ms)
      note(context, { requests: REQUESTS, [`endedMs ${round}`]: await endAnswering(site, burst) })
    }
  },
)

test('a signal while the site opens its database ends it properly', async () => {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const settings = { DATA_DIR: database.dataDir, PORT: '0' }
  const { child, ended } = run(expectDefined(ways['the server']).command, inject('fixture'), settings)
  await eventually(() => expect(existsSync(join(database.dataDir, SQLITE_FILE))).toBe(true))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test.for([
  ['npm', 1],
  ['the whole group', -1],
] as const)('a signal to %s while the site is being built leaves no process', async ([, sign]) => {
  const site = buildUnbuilt()
  const { child, ended, output, isAlive } = run(['npm', 'start'], site)
  await printedBy(child, () => output().includes('a long build'))
  process.kill(sign * expectDefined(child.pid), 'SIGTERM')
  expect(await ended).toBe(0)
  expect(isAlive()).toBe(false)
})

/** What `npm start` has to do with before it serves, with a build that never ends. */
function buildUnbuilt(): string {
  const site = mkdtempSync(join(fastFolder(), 'test-unbuilt-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  for (const path of [
    'package.json',
    'scripts/start.ts',
    'scripts/build-age.ts',
    'server/lifecycle/termination.ts',
    'contract/site/code-behind.ts',
    'contract/site/dist-folder.ts',
    'contract/site/owner-folder.ts',
  ])
    cpSync(join(import.meta.dirname, '../..', path), join(site, path))
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(site, 'node_modules'))
  writeFileSync(join(site, 'scripts/build.ts'), "console.log('a long build')\nsetInterval(() => {}, 1000)\n")
  return site
}
