/**
 * What one request costs on PostgreSQL: statements, round trips, and milliseconds of processor time at the site and at the
 * database. Figures that do not depend on what else the machine does, unlike those of `npm run load`. Run it by
 * `node bench/under-load/statements.ts`; names of kinds as arguments choose some of them.
 */

import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { expectDefined } from '#tests/builders/defined.ts'
import { openPostgres } from '#tests/servers/postgres.ts'
import { print, startSite } from '#tests/servers/site-process.ts'
import { countTraffic } from '#tests/servers/wire.ts'
import type { Deployment } from './deployments.ts'
import { flatOut } from './drive.ts'
import { type Kind, kindsFor } from './mix.ts'
import { signUp } from './people.ts'
import { startProvider } from './provider.ts'
import { readings, untilDelivered } from './readings.ts'

const SECONDS = Number(process.env.DURATION ?? 5)
/** One by one, and so many that some wait for each other. */
const AT_ONCE = [1, 20]
/** Of the clock by which Linux counts processor time. */
const TICKS_PER_SECOND = 100

const postgres = await openPostgres({ durable: true })
if (!postgres) throw new Error('There is no PostgreSQL here. Install it (apt-get install postgresql).')
const watcher = new pg.Client({ connectionString: postgres.url })
await watcher.connect()
const wire = await countTraffic(postgres.url)
const provider = await startProvider()
const site = await startSite({ ...provider.settings, DATABASE_URL: wire.url })
const deployment: Deployment = { url: site.url, instances: [site], stop: site.stop }

/** The fields of `/proc/<pid>/stat` behind the name, which may hold anything (proc(5)). */
const statOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')

/** Of all PostgreSQL processes, those that have ended among them, in milliseconds. */
async function databaseCpuMs(): Promise<number> {
  const { rows } = await watcher.query<{ pid: number }>('select pid from pg_stat_activity')
  const ofLiving = rows.flatMap(({ pid }) => statOf(pid).slice(11, 13))
  const postmaster = expectDefined(statOf(expectDefined(rows[0]).pid)[1])
  const ticks = [...ofLiving, ...statOf(postmaster).slice(11, 15)].reduce((sum, one) => sum + Number(one), 0)
  return (ticks / TICKS_PER_SECOND) * 1000
}

async function costOf(kind: Kind, atOnce: number) {
  await flatOut(site.url, kind, atOnce, 1)
  await untilDelivered(deployment)
  const [traffic, cpu, databaseMs] = [wire.soFar(), (await readings(deployment)).cpuSeconds, await databaseCpuMs()]
  const { perSecond, p50, errors } = await flatOut(site.url, kind, atOnce, SECONDS)
  const requests = perSecond * SECONDS
  await untilDelivered(deployment)
  const [after, cpuAfter, databaseAfter] = [
    wire.soFar(),
    (await readings(deployment)).cpuSeconds,
    await databaseCpuMs(),
  ]
  const each = (total: number) => Math.round((total / requests) * 100) / 100
  return {
    kind: kind.name,
    atOnce,
    statements: each(after.statements - traffic.statements),
    parsed: each(after.parsed - traffic.parsed),
    roundTrips: each(after.roundTrips - traffic.roundTrips),
    siteCpuMs: each((cpuAfter - cpu) * 1000),
    databaseCpuMs: each(databaseAfter - databaseMs),
    perSecond,
    p50,
    errors,
  }
}

const named = process.argv.slice(2)
const kinds = kindsFor(await signUp(site.url))
const chosen = kinds.filter(({ name }) => named.length === 0 || named.some((part) => name.includes(part)))
const results = []
for (const kind of chosen) {
  for (const atOnce of AT_ONCE) {
    const cost = await costOf(kind, atOnce)
    results.push(cost)
    console.log(
      `${kind.name}, ${atOnce} at once: ${cost.statements} statements (${cost.parsed} parsed), ${cost.roundTrips} round trips, ` +
        `${cost.siteCpuMs} ms of the site, ${cost.databaseCpuMs} ms of the database; ${cost.perSecond}/s, p50 ${cost.p50} ms, errors ${cost.errors}`,
    )
    await setTimeout(100)
  }
}
await site.stop()
await watcher.end()
wire.stop()
provider.stop()
await postgres.stop()
print({ figure: 'cost of a request on PostgreSQL', results })
