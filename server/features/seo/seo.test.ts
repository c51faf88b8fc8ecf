import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sitePages } from '#content/site-pages.ts'
import { VITALS_RETENTION_DAYS } from '#contract/analytics/vitals.ts'
import { DAY } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import {
  checkIds,
  checklistIds,
  findings,
  type Measurement,
  measureSite,
  readSeoReport,
  scoreTargets,
} from '#contract/seo/seo.ts'
import { sweep } from '#server/db/delete-expired-rows.ts'
import { AuditFailed, type Auditor, type Measurement as Lighthouse } from '#server/integrations/audit/auditor.ts'
import { Busy } from '#server/workers/pool.ts'
import { adminActions, openBrowser, ownerSignedIn, registered } from '#tests/builders/accounts.ts'
import { buildApp } from '#tests/servers/app.ts'
import { buildSite } from '#tests/servers/built-site.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, postJson, request } from '#tests/servers/requests.ts'
import { insertMeasurement } from './store.ts'

const REPORT = '/api/admin/seo'
const MEASUREMENTS = '/api/admin/seo/measurements'
const VITALS = '/api/admin/seo/vitals'

/** A browser that always finds the same. */
const lighthouse = (found: Partial<Lighthouse>): Auditor => ({
  kind: 'browser',
  async measure(url, { onProgress, isOwn, isWhole }) {
    expect([isOwn, isWhole]).toEqual([true, true])
    onProgress({ phase: 'loading' })
    return { url, score: 97, vitals: {}, notMeasured: [], isPartial: false, findings: [], ...found }
  },
})

const failing = (error: Error): Auditor => ({
  kind: 'browser',
  async measure() {
    throw error
  },
})

const readReport = async (browser: ReturnType<typeof openBrowser>) =>
  z.parse(readSeoReport.reply, await (await browser.get(REPORT)).json())

async function measured(browser: ReturnType<typeof openBrowser>): Promise<Measurement> {
  const response = await browser.post(MEASUREMENTS)
  expect(response.status, await response.clone().text()).toBe(200)
  return z.parse(measureSite.reply, await response.json()).measurement
}

describe.each(engines)('the owner’s SEO report on %s', (engine) => {
  test('measurements run on request, are stored and logged', async () => {
    const site = await buildSite(engine)
    site.services.auditors = [lighthouse({ accessibility: 100, seo: 98 })]
    const owner = await ownerSignedIn(site)
    const before = await readReport(owner)
    expect(before.latest).toBeNull()
    expect(before.checklist).toEqual(checklistIds.map((id) => ({ id, status: 'unmeasured' })))

    const found = await measured(owner)
    expect(found).toMatchObject({ kind: 'browser', lighthouseSeo: 98, measuredAt: site.clock.now() })
    expect(found.scores).toMatchObject({ performance: 97, accessibility: 100 })
    for (const id of checkIds) expect(found.checks[id].checked, id).toBeGreaterThan(0)
    for (const id of ['addresses', 'structured-data', 'sitemap', 'translations', 'links'] as const) {
      expect(found.checks[id].faults, id).toEqual([])
    }
    const after = await readReport(owner)
    expect(after.latest).toEqual(found)
    expect(after.checklist).toContainEqual({ id: 'performance', status: 'completed' })
    expect(after.checklist).toContainEqual({ id: 'links', status: 'completed' })
    expect(after.pages).toHaveLength(sitePages.length * languages.length)
    for (const page of after.pages) {
      expect(page.words, `${page.language} ${page.path}`).toBeGreaterThan(5)
      expect(page.isTranslated).toBe(true)
    }
    expect(await adminActions(owner)).toEqual([['site-measured', 'localhost:3000']])
  })

  test('progress is reported during a measurement', async () => {
    const site = await buildSite(engine)
    site.services.auditors = [lighthouse({})]
    const owner = await ownerSignedIn(site)
    const response = await owner.post(MEASUREMENTS, {}, { headers: { Accept: 'text/event-stream' } })
    const phases = [...(await response.text()).matchAll(/"phase":"([\w-]+)"/g)].map(([, phase]) => phase)
    expect(phases).toEqual(['loading', 'checking', 'writing'])
    expect((await readReport(owner)).latest).not.toBeNull()
  })

  test('the list is paged, the latest first', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { db } = site.services
    const empty = { checked: 1, failed: 0, faults: [] }
    const checks = Object.fromEntries(checkIds.map((id) => [id, empty]))
    const scores = { overall: null, technical: 100, content: 100, performance: null, accessibility: null }
    const found = z.parse(findings, { kind: null, scores, lighthouseSeo: null, checks })
    await db.transaction().execute(async (tx) => {
      for (let i = 0; i < PAGE_SIZE + 2; i++) await insertMeasurement(tx, { ...found, id: `m${i}`, measuredAt: i })
    })
    type Page = { items: Measurement[]; next: string | null }
    const first = (await (await owner.get(MEASUREMENTS)).json()) as Page
    const second = (await (await owner.get(`${MEASUREMENTS}?after=${first.next}`)).json()) as Page
    expect(first.items[0]).toEqual({ id: `m${PAGE_SIZE + 1}`, measuredAt: PAGE_SIZE + 1, kind: null, scores })
    expect(second.items.map(({ id }) => id)).toEqual(['m1', 'm0'])
    expect(second.next).toBeNull()
  })

  test('field vitals are included, by week, as 75th percentiles', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    // The clock of tests begins on a Monday.
    const monday = Math.floor(site.clock.now() / DAY) * DAY
    const report = async (id: string, ...values: number[]) => {
      for (const value of values) {
        const body = { path: '/about', navigation: 'navigate', connection: '4g', vitals: [{ id, value }] }
        const firefox = { headers: { 'User-Agent': 'Firefox/140.0' } }
        expect((await postJson(site.app, '/api/vitals', body, firefox)).status).toBe(200)
      }
    }
    await report('lcp', 800, 800, 5000)
    await report('cls', 0.12, 0.12, 0.12)
    site.clock.advance(6 * DAY)
    await report('lcp', 2400)
    site.clock.advance(DAY)
    await report('lcp', 900)
    const weeks = [
      {
        start: monday,
        vitals: [
          { id: 'lcp', p75: 2400, count: 4 },
          { id: 'cls', p75: 0.12, count: 3 },
        ],
      },
      { start: monday + 7 * DAY, vitals: [{ id: 'lcp', p75: 900, count: 1 }] },
    ]
    expect(await (await owner.get(VITALS)).json()).toEqual({ weeks })
    site.clock.advance((VITALS_RETENTION_DAYS - 7) * DAY + 1)
    await sweep(site.services.db, site.clock)
    expect(await site.services.db.selectFrom('field_vitals_weeks').select('start').execute()).toEqual([
      { start: monday + 7 * DAY },
    ])
  })

  test('are for admins only', async () => {
    const site = await buildApp(engine)
    const client = (await registered(site)).browser
    for (const path of [REPORT, MEASUREMENTS, VITALS]) {
      await expectError(await openBrowser(site).get(path), 'not-signed-in')
      await expectError(await client.get(path), 'not-allowed')
    }
    await expectError(await openBrowser(site).post(MEASUREMENTS), 'not-signed-in')
    await expectError(await client.post(MEASUREMENTS), 'not-allowed')
  })
})

test('without a browser only the site’s own checks are made', async () => {
  const site = await buildSite('sqlite')
  const owner = await ownerSignedIn(site)
  for (const auditors of [site.services.auditors, [failing(new AuditFailed('no browser today'))]]) {
    site.services.auditors = auditors
    const { kind, scores } = await measured(owner)
    expect(kind).toBeNull()
    expect(scores).toMatchObject({ overall: null, performance: null, accessibility: null, technical: 100 })
  }
  const { checklist } = await readReport(owner)
  for (const id of ['performance', 'accessibility'] as const) {
    expect(checklist).toContainEqual({ id, status: 'unmeasured' })
  }
  expect(checklist).toContainEqual({ id: 'links', status: 'completed' })
})

test('the checks find errors with their place', async () => {
  const site = await buildSite('sqlite')
  const whole = site.services.pages
  const spoilt: Record<string, (html: string) => string> = {
    'en /projects': (html) =>
      html
        .replace(/(<link rel="canonical" href=")[^"]*/, '$1https://elsewhere.example/')
        .replace('hreflang="ja"', 'hreflang="ko"')
        .replace('</main>', '<a href="/gone">1</a><a href="/?lng=de#nowhere">2</a></main>'),
    'de /chat': (html) => html.replace('{"@context"', '{'),
    'fr /': (html) => html.replace(/<title>[^<]*/, '<title> ').replace('"jobTitle"', '"job"'),
    'ja /': (html) => html.replace(/(<meta name="description" content=")/, `$1${'長'.repeat(83)}`),
    'zh /chat': (html) => html.replace(/<script type="application\/ld\+json">.*<\/script>/, ''),
  }
  site.services.pages = {
    ...whole,
    find(path, language) {
      const page = whole.find(path, language)
      const html = new TextDecoder().decode(page?.body.identity)
      const identity = new TextEncoder().encode(spoilt[`${language} ${path}`]?.(html) ?? html)
      return page && { ...page, body: { ...page.body, identity } }
    },
  }
  const owner = await ownerSignedIn(site)
  const { checks } = await measured(owner)
  const projects = { path: '/projects', language: 'en' }
  expect(checks.addresses.faults).toEqual([
    { id: 'canonical-wrong', ...projects, subject: 'https://elsewhere.example/' },
    { id: 'alternate-wrong', ...projects, subject: 'ja' },
  ])
  expect(checks.links.faults).toEqual([
    { id: 'link-broken', ...projects, subject: '/gone' },
    { id: 'anchor-missing', ...projects, subject: '/?lng=de#nowhere' },
  ])
  expect(checks['structured-data'].faults).toEqual([
    { id: 'data-incomplete', path: '/', language: 'fr', subject: 'Person.jobTitle' },
    { id: 'data-unreadable', path: '/chat', language: 'de' },
    { id: 'data-missing', path: '/chat', language: 'zh' },
  ])
  expect(checks.titles.faults).toEqual([
    { id: 'title-missing', path: '/', language: 'fr' },
    { id: 'description-long', path: '/', language: 'ja' },
  ])
  expect(checks.titles.failed).toBe(2)
  const { checklist } = await readReport(owner)
  expect(checklist).toContainEqual({ id: 'structured-data', status: 'needs-attention' })
  expect(checklist).toContainEqual({ id: 'links', status: 'in-progress' })
})

test('performance is in progress until it reaches its target', async () => {
  const site = await buildSite('sqlite')
  const owner = await ownerSignedIn(site)
  for (const [score, status] of [
    [scoreTargets.performance - 1, 'in-progress'],
    [scoreTargets.performance, 'completed'],
  ] as const) {
    site.services.auditors = [lighthouse({ score })]
    await measured(owner)
    site.clock.advance(1)
    expect((await readReport(owner)).checklist).toContainEqual({ id: 'performance', status })
  }
})

test('nothing is stored when the queue is full', async () => {
  const site = await buildSite('sqlite')
  site.services.auditors = [failing(new Busy())]
  const owner = await ownerSignedIn(site)
  await expectError(await owner.post(MEASUREMENTS), 'unavailable')
  expect((await readReport(owner)).latest).toBeNull()
})

test('an invalid cursor gives the first page', async () => {
  const site = await buildApp('sqlite')
  const owner = await ownerSignedIn(site)
  expect(await (await owner.get(`${MEASUREMENTS}?after=nonsense`)).json()).toEqual({ items: [], next: null })
  await expectError(await owner.get(`${MEASUREMENTS}?after=${'x'.repeat(201)}`), 'malformed-request')
})

test('anybody may read the number of pages by priority', async () => {
  const { app } = await buildApp('sqlite')
  expect(await (await request(app, '/api/seo/analysis')).json()).toEqual({
    success: true,
    analysis: { totalPages: 10, highPriorityPages: 2, mediumPriorityPages: 6, lowPriorityPages: 2 },
  })
})

test('anybody may read a page’s metadata', async () => {
  const { app } = await buildSite('sqlite')
  for (const { id, path } of sitePages) {
    for (const language of languages) {
      const { success, seo } = await (await request(app, `/api/seo/${id}?lng=${language}`)).json()
      const html = await (await request(app, `${path}?lng=${language}`)).text()
      expect(success).toBe(true)
      expect(html).toContain(`<link rel="canonical" href="${seo.canonicalUrl}">`)
      expect(html).toContain(`>${JSON.stringify(seo.structuredData).replaceAll('<', '\\u003c')}</script>`)
      expect(html).toContain(`<title>${seo.title.replaceAll('&', '&amp;')}</title>`)
      expect(html).toContain(`<meta property="og:type" content="${seo.ogType}">`)
      expect(html).toContain(`<meta property="og:image" content="${seo.ogImage}">`)
      expect(html).toContain(`<meta name="twitter:card" content="${seo.twitterCard}">`)
      expect(seo.description).not.toBe('')
      expect(seo.keywords.length).toBeGreaterThan(3)
    }
  }
  await expectError(await request(app, '/api/seo/admin'), 'not-found')
})
