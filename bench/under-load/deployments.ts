/** The ways to run the site that are compared, each with what it needs. */
import { freePort } from '#tests/servers/ports.ts'
import { openPostgres } from '#tests/servers/postgres.ts'
import { type Started, startSite } from '#tests/servers/site-process.ts'
import { startProxy } from './proxy.ts'

export interface Deployment {
  /** Where visitors come in. */
  url: string
  instances: Started[]
  stop(): Promise<void>
}

export const deployments = {
  'sqlite-1': { what: 'one instance, SQLite', open: onSqlite },
  'postgres-1': { what: 'one instance, PostgreSQL, nginx', open: (settings: Settings) => onPostgres(1, settings) },
  'postgres-2': { what: 'two instances, PostgreSQL, nginx', open: (settings: Settings) => onPostgres(2, settings) },
} as const

export type DeploymentName = keyof typeof deployments
type Settings = Record<string, string>

async function onSqlite(settings: Settings): Promise<Deployment> {
  const site = await startSite(settings)
  return { url: site.url, instances: [site], stop: site.stop }
}

/** As docs/growing.md has it for several instances on few cores: two collections of garbage at once would take both. */
const ONE_THREAD = '--single-threaded-gc'

/** Nothing is shared but the database; it waits for the disk as it would anywhere. */
async function onPostgres(count: number, settings: Settings): Promise<Deployment> {
  const postgres = await openPostgres({ durable: true })
  if (!postgres)
    throw new Error(
      'There is no PostgreSQL here. Install it (apt-get install postgresql), or name sqlite-1 as the argument.',
    )
  const started: { stop(): Promise<void> }[] = [postgres]
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop()
  }
  try {
    const ports = await Promise.all(Array.from({ length: count }, freePort))
    const shared = { ...settings, DATABASE_URL: postgres.url, TRUST_PROXY: '1' }
    const instances: Started[] = []
    for (const port of ports) {
      const instance = await startSite({ ...shared, PORT: String(port) }, count > 1 ? [ONE_THREAD] : [])
      instances.push(instance)
      started.push(instance)
    }
    const proxy = await startProxy(instances)
    started.push(proxy)
    return { url: proxy.url, instances, stop }
  } catch (error) {
    // Anyone who stops here for want of nginx leaves no servers behind.
    await stop()
    throw error
  }
}
