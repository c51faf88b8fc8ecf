import type { Hono } from 'hono'
import { DEFAULT_LANGUAGE, findLanguage, LANGUAGE_PARAMETER, type Language } from '#contract/language.ts'
import {
  listMeasurements,
  measureSite,
  readPageSeo,
  readSeoAnalysis,
  readSeoReport,
  readVitalsWeeks,
} from '#contract/seo/seo.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'
import { analyze } from './analyze.ts'
import { feed } from './feed.ts'
import { measure } from './measure.ts'
import { readPage } from './read-page.ts'
import { readReport } from './report.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { measurementsPage } from './store.ts'
import { readWeeks } from './weeks.ts'
import { writingFeed } from './writing-feed.ts'

const KEPT_S = 3600

export function seoRoutes(app: Hono<HttpEnv>, services: Services): void {
  const file = (path: string, type: string, make: (asked: Language) => string | Promise<string>) =>
    app.get(path, async (c) =>
      c.body(await make(findLanguage(c.req.query(LANGUAGE_PARAMETER)) ?? DEFAULT_LANGUAGE), 200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': `public, max-age=${KEPT_S}`,
      }),
    )
  file('/sitemap.xml', 'application/xml', () => sitemap(services))
  // One address per language: feed readers poll it for years.
  file('/feed.xml', 'application/atom+xml', (asked) => feed(services, asked))
  file('/writing.xml', 'application/rss+xml', (asked) => writingFeed(services, asked))
  file('/robots.txt', 'text/plain', () => robots(services.env.SITE_URL))

  mount(app, services, readSeoAnalysis, async () => analyze())
  mount(app, services, readPageSeo, async (call) => readPage(services, call))
  mount(app, services, readSeoReport, () => readReport(services))
  mount(app, services, measureSite, (call) => measure(services, statusOf, call))
  mount(app, services, listMeasurements, async ({ query }) => measurementsPage(services.db, query.after))
  mount(app, services, readVitalsWeeks, () => readWeeks(services))

  /** The site's status at a path, as for a visitor on this machine. */
  async function statusOf(path: string): Promise<number> {
    const response = await app.request(
      path,
      { method: 'HEAD' },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
    return response.status
  }
}
