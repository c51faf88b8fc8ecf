/**
 * How long the owner's desk waits for its views with 100,000 visits of a year, on SQLite and on PostgreSQL: the median of
 * seven calls each, in milliseconds. A view is a line in `views`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY } from '../contract/endpoint.ts'
import { languages } from '../contract/language.ts'
import { deviceClasses, scrollMilestones, servedDeeds } from '../contract/visits.ts'
import { type Database, openDatabase } from '../server/db/open.ts'
import type { Tables } from '../server/db/tables.ts'
import { quarterOf } from '../server/db/visitors.ts'
import { openPostgres } from '../tests/helpers/postgres.ts'
import { median, print, startSite } from './site.ts'

const views: Record<string, string> = {
  visits7d: '/api/admin/visits?range=7d&zone=Europe/Berlin',
  visits30d: '/api/admin/visits?range=30d&zone=Europe/Berlin',
  visits90d: '/api/admin/visits?range=90d&zone=Europe/Berlin',
  visits12m: '/api/admin/visits?range=12m&zone=Europe/Berlin',
  visitsTable12m: '/api/admin/visits/table?range=12m&zone=Europe/Berlin',
}

const VISITS = 100_000
const VIEWS_PER_VISIT = 2.5
const BATCH = 500
const CALLS = 7
const OWNER = { email: 'owner@example.org', password: 'an owner of many words' }

const paths = ['/', '/projects', '/chat', '/case-study/epic-ai-platform', '/case-study/mlops-transformation']
const sources = ['direct', ...Array.from({ length: 60 }, (_, index) => `site-${index}.example`)]

/** Always the same sequence (mulberry32), so that two runs measure the same. */
function createDice(seed: number) {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (end: number) => Math.floor(roll() * end),
    oneOf: <One>(all: readonly One[]) => all[Math.floor(roll() * all.length)]!,
  }
}

type Dice = ReturnType<typeof createDice>

function visitAt(quarter: number, { below, oneOf }: Dice): Tables['visits'] {
  const flag = (percent: number) => (below(100) < percent ? 1 : 0)
  return {
    id: crypto.randomUUID(),
    quarter,
    mark: null,
    last_at: null,
    is_first: flag(80),
    views: 1 + below(4),
    language: oneOf(languages),
    source: oneOf(sources),
    device: oneOf(deviceClasses),
    depth: oneOf([0, ...scrollMilestones]),
    seconds: below(300),
    interactions: below(40),
    hero: below(30),
    about: below(40),
    experience: below(60),
    projects: below(60),
    contact: below(20),
    chat_opened: flag(20),
    question_asked: flag(10),
    resume_opened: flag(8),
    resume_downloaded: flag(5),
    contact_opened: flag(4),
    contact_sent: flag(2),
  }
}

async function inBatches<Row>(rows: Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH))
}

async function seed(db: Database): Promise<void> {
  const dice = createDice(7)
  const now = Date.now()
  const quarter = () => quarterOf(now - dice.below(364 * DAY))
  // In the order in which they come.
  const times = Array.from({ length: VISITS }, quarter).sort((one, other) => one - other)
  const visits = times.map((time) => visitAt(time, dice))
  const seen = new Map<string, Tables['page_views']>()
  for (let view = 0; view < VISITS * VIEWS_PER_VISIT; view++) {
    const row = { quarter: dice.oneOf(visits).quarter, path: dice.oneOf(paths), count: 0 }
    const key = `${row.quarter} ${row.path}`
    const known = seen.get(key) ?? row
    known.count += 1
    seen.set(key, known)
  }
  const deeds = new Map<string, Tables['served_deeds']>()
  for (const { quarter } of visits.slice(0, 20_000)) {
    const deed = dice.oneOf(servedDeeds)
    deeds.set(`${quarter} ${deed}`, { quarter, deed, count: 1 })
  }
  await db.transaction().execute(async (tx) => {
    await inBatches(visits, (batch) => tx.insertInto('visits').values(batch).execute())
    await inBatches([...seen.values()], (batch) => tx.insertInto('page_views').values(batch).execute())
    await inBatches([...deeds.values()], (batch) => tx.insertInto('served_deeds').values(batch).execute())
  })
}

/** @returns milliseconds by view. */
async function measure(databaseUrl: string | undefined): Promise<Record<string, number>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-desk-'))
  const db = await openDatabase({ url: databaseUrl, dataDir, onError: () => {} })
  await seed(db)
  await db.destroy()
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  }
  const site = await startSite(settings)
  const login = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(OWNER),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const figures: Record<string, number> = {}
  for (const [name, path] of Object.entries(views)) {
    const times: number[] = []
    for (let call = 0; call < CALLS; call++) {
      const start = performance.now()
      const response = await fetch(site.url + path, { headers: { Cookie: cookie } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
      times.push(performance.now() - start)
    }
    figures[name] = Math.round(median(times))
  }
  await site.stop()
  await rm(dataDir, { recursive: true, force: true })
  return figures
}

const sqlite = await measure(undefined)
const server = await openPostgres()
const postgres = server ? await measure(server.url) : 'not found'
await server?.stop()
print({ figure: 'the desk with 100,000 visits, ms', sqlite, postgres })
