/**
 * `npm run load`: how the site bears what visitors do, on SQLite, and on PostgreSQL with one and with two instances. Each
 * kind first comes at the rate that it is to withstand for DURATION seconds (60), whether or not the answers keep up, and
 * then as fast as it is answered. PER_SECOND is another rate for all of them. Names of deployments as arguments choose some of them, names of kinds some of these. The load
 * and the provider of models come from this process, which shares the machine with all that it measures.
 */

import { cpus } from 'node:os'
import { keysOf } from '#contract/keys.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { print } from '#tests/servers/site-process.ts'
import { type Deployment, type DeploymentName, deployments } from './deployments.ts'
import { atRate, type Figures, flatOut } from './drive.ts'
import { type Kind, kindsFor } from './mix.ts'
import { signUp } from './people.ts'
import { startProvider } from './provider.ts'
import { type Readings, readings, untilDelivered } from './readings.ts'

const DURATION = Number(process.env.DURATION ?? 60)
/** What it can do at most shows in less time. */
const FLAT_OUT_SECONDS = Math.min(15, DURATION)

interface Result {
  deployment: DeploymentName
  kind: string
  wanted: number | undefined
  atRate: Figures
  flatOut: Figures | undefined
}

async function loadHouse(name: DeploymentName): Promise<Result[]> {
  const { what, open } = deployments[name]
  console.log(`\n${what}`)
  const deployment = await open(provider.settings)
  try {
    const kinds = kindsFor(await signUp(deployment.url))
    for (const kind of kinds) await flatOut(deployment.url, kind, Math.min(10, kind.atOnce), 1)
    await untilDelivered(deployment)
    const found: Result[] = []
    for (const kind of kinds) {
      if (kindsNamed.length > 0 && !kindsNamed.some((part) => kind.name.includes(part))) continue
      found.push(await loadKind(name, deployment, kind))
    }
    return found
  } finally {
    await deployment.stop()
  }
}

async function loadKind(name: DeploymentName, deployment: Deployment, kind: Kind): Promise<Result> {
  const wanted = kind.perSecond && Number(process.env.PER_SECOND ?? kind.perSecond)
  const atRateFigures = await measured(
    deployment,
    `${kind.name}, ${wanted ? `${wanted}/s` : `${kind.atOnce} at once`}`,
    () =>
      wanted ? atRate(deployment.url, kind, wanted, DURATION) : flatOut(deployment.url, kind, kind.atOnce, DURATION),
  )
  const most = wanted
    ? await measured(deployment, `${kind.name}, flat out`, () =>
        flatOut(deployment.url, kind, kind.atOnce, FLAT_OUT_SECONDS),
      )
    : undefined
  if (atRateFigures.errors > 0 || atRateFigures.p99 > (kind.p99 ?? Infinity)) process.exitCode = 1
  return { deployment: name, kind: kind.name, wanted, atRate: atRateFigures, flatOut: most }
}

/** Prints how it went. */
async function measured(deployment: Deployment, what: string, run: () => Promise<Figures>): Promise<Figures> {
  const begin = performance.now()
  const [before, own] = [await readings(deployment), process.cpuUsage()]
  const figures = await run()
  const [after, used] = [await readings(deployment), process.cpuUsage(own)]
  const seconds = (performance.now() - begin) / 1000
  const shares = `cores used: site ${((after.cpuSeconds - before.cpuSeconds) / seconds).toFixed(2)}, load ${((used.user + used.system) / 1e6 / seconds).toFixed(2)}`
  const mails =
    after.waiting > 0 ? `, ${after.waiting} mails delivered ${await untilDelivered(deployment)} s later` : ''
  console.log(`  ${what.padEnd(46)} ${said(figures)}  ${memory(before, after)}  ${shares}${mails}`)
  if (figures.firstError) console.log(`    the first error: ${figures.firstError}`)
  return figures
}

const said = ({ perSecond, p50, p99, worst, errors }: Figures) =>
  `${perSecond}/s, p50 ${p50} ms, p99 ${p99} ms, worst ${worst} ms, errors ${errors}`

const memory = (before: Readings, after: Readings) =>
  `memory ${before.memoryMb.join('+')} → ${after.memoryMb.join('+')} MB`

/** How the figures grow from deployment to deployment. */
function compare(all: Result[]): void {
  console.log('\nflat out, answers per second (and how many times the first):')
  for (const [kind, those] of Map.groupBy(all, (result) => result.kind)) {
    const rates = those.map(({ deployment, flatOut: most, atRate: steady }) => ({
      deployment,
      rate: (most ?? steady).perSecond,
    }))
    const first = expectDefined(rates[0]).rate
    const cells = rates.map(({ deployment, rate }) => `${deployment} ${rate} (${(rate / first).toFixed(2)})`)
    console.log(`  ${kind.padEnd(32)} ${cells.join('   ')}`)
  }
}

const args = process.argv.slice(2)
const named = keysOf(deployments).filter((name) => args.includes(name))
const kindsNamed = args.filter((arg) => !Object.hasOwn(deployments, arg))
const chosen = named.length > 0 ? named : keysOf(deployments)

console.log(
  `${cpus().length} cores, shared by the instances, their database, the proxy, and this process that makes the load.`,
)
const provider = await startProvider()
const results: Result[] = []
for (const name of chosen) results.push(...(await loadHouse(name)))
provider.stop()
compare(results)
print({ figure: 'under load', seconds: DURATION, results })
