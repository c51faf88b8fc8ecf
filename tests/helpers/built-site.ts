/** The app with the pages that `npm run build` made, instead of the few small ones of other tests. */
import { join } from 'node:path'
import { createApp } from '../../server/app.ts'
import { loadPages, type Pages } from '../../server/page-store.ts'
import { buildApp, type TestApp } from './app.ts'
import type { Engine } from './database.ts'

/** By the site's address: reading and compressing them takes its time. */
const loaded = new Map<string, Promise<Pages>>()

export async function buildSite(engine: Engine, settings: Record<string, string> = {}): Promise<TestApp> {
  const site = await buildApp(engine, settings)
  const { SITE_URL } = site.services.env
  const pages = loaded.get(SITE_URL) ?? loadPages(join(import.meta.dirname, '..', '..', 'dist'), SITE_URL)
  loaded.set(SITE_URL, pages)
  site.services.pages = await pages
  // The gauges of the first app are registered already.
  site.services.metrics.registry.clear()
  return { ...site, app: createApp(site.services) }
}
