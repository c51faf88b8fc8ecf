import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AUDIT_FRESH_MS, type Audit, audit, OWN_FRESH_MS, REPORT_RETENTION_MS } from '#contract/audit/audit.ts'
import { MINUTE } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { sweep } from '#server/db/delete-expired-rows.ts'
import { AuditFailed, type Auditor, type Measurement } from '#server/integrations/audit/auditor.ts'
import { started } from '#tests/builders/audits.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { type AuditSite, brokenSite, fastSite, serveSite, slowSite } from '#tests/servers/audit-sites.ts'
import { engines } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { expectError, postJson, request, type Sender } from '#tests/servers/requests.ts'

const [engine] = engines

const PATH = '/api/analyze-performance'

async function setUp(sites: Promise<AuditSite>[], chosen = expectDefined(engine)) {
  const ready = await Promise.all(sites.map(started))
  const app = await buildApp(chosen, { AUDIT_ALLOW: ready.map(({ place }) => place).join(',') })
  return { app, sites: ready }
}

async function analyze({ app }: TestApp, url: string, language = 'en'): Promise<Audit> {
  const response = await postJson(app, PATH, { url, language })
  expect(response.status).toBe(200)
  return z.parse(audit, await response.json())
}

const report = ({ app }: TestApp, id: string, lng = 'en') => request(app, `/api/audits/${id}?lng=${lng}`)

/** Gives the same measurement to everybody, or none. */
const auditor = (kind: Auditor['kind'], measurement?: Partial<Measurement>): Auditor => ({
  kind,
  async measure(url, { onProgress }) {
    onProgress({ phase: 'queued', position: 2 })
    onProgress({ phase: 'loading' })
    if (!measurement) throw new AuditFailed('no browser today')
    return { url, score: 95, vitals: {}, notMeasured: [], isPartial: false, findings: [], ...measurement }
  },
})

describe.each(engines)('an audit on %s', (on) => {
  test('measures, and reuses the figures with their age for ten minutes', async () => {
    const { app, sites } = await setUp([slowSite()], on)
    const url = expectDefined(sites[0]).url
    const first = await analyze(app, url)
    expect(first.analysis).toMatchObject({ url, kind: 'light', ageMs: 0, isPartial: false })
    expect(first.analysis.vitals).toMatchObject([{ id: 'ttfb', rating: 'needs-improvement' }])
    expect(first.insights.fixes).toHaveLength(3)
    expect(first.insights.recommendations[0]).toContain(expectDefined(first.insights.fixes[0]).title)

    const asked = expectDefined(sites[0]).paths.length
    app.clock.advance(AUDIT_FRESH_MS - 1)
    const again = await analyze(app, `${url}#part`)
    expect(again).toEqual({ ...first, analysis: { ...first.analysis, ageMs: AUDIT_FRESH_MS - 1 } })
    expect(expectDefined(sites[0]).paths).toHaveLength(asked)

    app.clock.advance(1)
    expect((await analyze(app, url)).id).not.toBe(first.id)
    expect(expectDefined(sites[0]).paths.length).toBeGreaterThan(asked)
  })

  test('can be read by its link for thirty days', async () => {
    const { app, sites } = await setUp([fastSite()], on)
    const first = await analyze(app, expectDefined(sites[0]).url)
    expect(await (await report(app, expectDefined(first.id))).json()).toEqual(first)
    expect(((await (await report(app, expectDefined(first.id).toUpperCase(), 'de')).json()) as Audit).language).toBe(
      'de',
    )
    app.clock.advance(REPORT_RETENTION_MS)
    await expectError(await report(app, expectDefined(first.id)), 'not-found')
    await sweep(app.services.db, app.clock)
    expect(await app.services.db.selectFrom('audits').selectAll().execute()).toHaveLength(1)
    app.clock.advance(1)
    await sweep(app.services.db, app.clock)
    expect(await app.services.db.selectFrom('audits').selectAll().execute()).toEqual([])
  })

  test('is compared with this site’s own figures by the same tool, measured once a day and not before a visitor’s', async () => {
    const { app, sites } = await setUp([fastSite()], on)
    const { db } = app.services
    const own = auditor('browser', { score: 99, vitals: { lcp: 900 } })
    app.services.auditors = [own]
    const ownRows = () => db.selectFrom('audits').select('url').where('is_own', '=', 1).execute()
    expect((await analyze(app, expectDefined(sites[0]).url)).analysis.own).toBeUndefined()
    await eventually(async () => expect(await ownRows()).toEqual([{ url: 'http://localhost:3000/' }]))
    const measuredAt = app.clock.now()
    const second = await analyze(app, `${expectDefined(sites[0]).url}2`)
    expect(second.analysis.own).toEqual({ score: 99, vitals: [{ id: 'lcp', value: 900, rating: 'good' }], measuredAt })
    app.clock.advance(OWN_FRESH_MS)
    await analyze(app, `${expectDefined(sites[0]).url}3`)
    await eventually(async () => expect(await ownRows()).toHaveLength(2))
    // A visitor's audit of another kind has nothing to be compared with.
    app.services.auditors = [auditor('pagespeed', {})]
    expect((await analyze(app, `${expectDefined(sites[0]).url}4`)).analysis.own).toBeUndefined()
  })
})

test('a stream reports the queue position, the phases and the result', async () => {
  const { app, sites } = await setUp([fastSite()])
  app.services.auditors = [auditor('browser', {})]
  const response = await postJson(
    app.app,
    PATH,
    { url: expectDefined(sites[0]).url },
    { headers: { Accept: 'text/event-stream' } },
  )
  const events = (await response.text())
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n').map((line) => line.replace(/^(?:event|data): /, '')))
  expect(events.map(([event, data]) => (event === 'done' ? event : data))).toEqual([
    '{"phase":"queued","position":2}',
    '{"phase":"loading"}',
    '{"phase":"writing"}',
    'done',
  ])
  expect(z.parse(audit, JSON.parse(expectDefined(expectDefined(events.at(-1))[1]))).analysis.score).toBe(95)
})

test('when the browser fails, the lighter audit answers and says so', async () => {
  const { app, sites } = await setUp([fastSite()])
  app.services.auditors = [auditor('browser'), ...app.services.auditors]
  const { analysis, insights } = await analyze(app, expectDefined(sites[0]).url)
  expect(analysis).toMatchObject({ kind: 'light', notMeasured: expect.arrayContaining(['lcp', 'inp']) })
  expect(insights.note).toContain('no browser could do it')
  expect(insights.summary).toContain('without a browser')
})

test.each(languages)(
  'the insights are said in the visitor’s language, with nothing left to fill in (%s)',
  async (language) => {
    const { app, sites } = await setUp([fastSite()])
    const findings: Measurement['findings'] = [
      { id: 'images', savingMs: 2345, savingBytes: 1_500_000 },
      { id: 'caching', savingBytes: 4000 },
      { id: 'dom-size' },
      { id: 'fonts' },
    ]
    const said = new Set<string>()
    const cases: [Auditor['kind'], number, Measurement['vitals']][] = [
      ['browser', 95, { lcp: 900, cls: 0.01, tbt: 10 }],
      ['browser', 60, { lcp: 900, cls: 0.3, tbt: 10 }],
      ['pagespeed', 60, { lcp: 900, cls: 0.01, tbt: 700 }],
      ['browser', 20, { lcp: 9000, cls: 0.01, tbt: 700 }],
      ['browser', 20, { lcp: 29_900, cls: 0.01, tbt: 700 }],
      ['light', 20, { ttfb: 1200 }],
      ['light', 70, { ttfb: 700 }],
      ['light', 95, { ttfb: 10 }],
    ]
    for (const [index, [kind, score, vitals]] of cases.entries()) {
      app.services.auditors = [auditor(kind, { score, vitals, findings })]
      // Past the limit of the minute.
      app.clock.advance(MINUTE)
      const { insights } = await analyze(app, `${expectDefined(sites[0]).url}${index}`, language)
      const { summary, businessImpact, note, recommendations, fixes } = insights
      expect(fixes.map(({ id }) => id)).toEqual(['images', 'caching', 'dom-size'])
      const texts = [summary, businessImpact, note, ...recommendations]
      for (const text of texts) expect(text).not.toMatch(/\{\{|undefined|NaN|audit\./)
      expect(summary).toContain(String(score))
      said.add(`${summary} ${businessImpact}`)
      expect(recommendations[0]).toMatch(/2[.,]3/)
    }
    expect(said.size).toBe(cases.length)
  },
)

test.each([
  ['', 'url-required'],
  ['   ', 'url-required'],
  ['ftp://one.test/', 'url-invalid'],
  ['http://user:secret@one.test/', 'url-invalid'],
  ['javascript:alert(1)', 'url-invalid'],
  ['two words', 'url-invalid'],
  // No name server knows such names.
  [`https://${'a'.repeat(2000)}/`, 'url-invalid'],
  [`https://${'a'.repeat(64)}.test/`, 'url-invalid'],
  [`https://${'a.'.repeat(126)}test/`, 'url-invalid'],
  ['http://', 'url-invalid'],
])('%j is no address of a page', async (url, fault) => {
  const { app } = await setUp([])
  const { fields } = await expectError(await postJson(app.app, PATH, { url }), 'invalid-input')
  expect(fields).toEqual({ url: app.services.i18n('en')(`fields.${fault as 'url-required' | 'url-invalid'}`) })
})

test('all failures get the same answer: private, closed, broken, no page', async () => {
  const inside = await started(serveSite((_, response) => response.end('inside')))
  const { app, sites } = await setUp([brokenSite(), serveSite((_, response) => response.end('no page'))])
  const closed = `http://127.0.0.1:${await freePort()}/`
  const urls = [inside.url, closed, ...sites.map(({ url }) => url), 'http://169.254.169.254/', 'http://[::1]:8080/']
  const bodies: unknown[] = []
  for (const [index, url] of urls.entries()) {
    const sender: Sender = { from: `198.51.100.${index}` }
    const { requestId, ...body } = await expectError(await postJson(app.app, PATH, { url }, sender), 'audit-failed')
    bodies.push(body)
  }
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(inside.connections()).toBe(0)
})

test('the sixth audit within a minute is rejected', async () => {
  const { app, sites } = await setUp([fastSite()])
  for (let i = 0; i < 5; i++) await analyze(app, expectDefined(sites[0]).url)
  await expectError(await postJson(app.app, PATH, { url: expectDefined(sites[0]).url }), 'rate-limited')
})

test('a missing or invalid report is not found', async () => {
  const { app } = await setUp([])
  for (const id of ['0b2f7f7e-1111-4222-8333-444455556666', 'x', '..%2F..', '%00'])
    await expectError(await report(app, id), 'not-found')
})

test('an address without a scheme is read as https', async () => {
  const { app } = await setUp([])
  const asked: string[] = []
  app.services.safeFetch = async (url) => {
    asked.push(url)
    throw new Error('not now')
  }
  await expectError(await postJson(app.app, PATH, { url: ' Example.com/a#b ' }), 'audit-failed')
  expect(asked).toEqual(['https://example.com/a'])
})
