/** The app with the pages that `npm run build` made, instead of the few small ones of other tests. */
import { join } from 'node:path'
import { createApp } from '../../server/app.ts'
import { loadPages } from '../../server/page-store.ts'
import { buildApp, type TestApp } from './app.ts'
import type { Engine } from './database.ts'

export async function buildSite(engine: Engine, settings: Record<string, string> = {}): Promise<TestApp> {
  const site = await buildApp(engine, settings)
  const pages = await loadPages(join(import.meta.dirname, '..', '..', 'dist'), site.services.env.SITE_URL)
  Object.assign(site.services, { pages })
  // The gauges of the first app are registered already.
  site.services.metrics.registry.clear()
  return { ...site, app: createApp(site.services) }
}
