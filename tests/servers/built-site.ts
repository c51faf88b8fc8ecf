/** The app with the sample's pages, which `npm run build:sample` made, instead of the few small ones of other tests. */
import { createApp } from '#server/app.ts'
import { loadPages, type Pages } from '#server/page-store.ts'
import { sampleDist } from '#tests/builders/project.ts'
import { buildApp, type TestApp } from './app.ts'
import type { Engine } from './database.ts'

/** By what the site is configured with: reading and compressing them takes its time. */
const loaded = new Map<string, Promise<Pages>>()

export async function buildSite(engine: Engine, settings: Record<string, string> = {}): Promise<TestApp> {
  const site = await buildApp(engine, settings)
  const { SITE_URL, GA_MEASUREMENT_ID } = site.services.env
  const key = `${SITE_URL} ${GA_MEASUREMENT_ID}`
  const pages = loaded.get(key) ?? loadPages(sampleDist, SITE_URL, GA_MEASUREMENT_ID)
  loaded.set(key, pages)
  site.services.pages = await pages
  // The gauges of the first app are registered already.
  site.services.metrics.registry.clear()
  return { ...site, app: createApp(site.services) }
}
