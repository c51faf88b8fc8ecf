import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { profile } from '#content/owner.ts'
import { type Audit, REPORT_RETENTION_MS } from '#contract/audit/audit.ts'
import { MINUTE } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import type { Measurement } from '#server/integrations/audit/auditor.ts'
import { UnreadableError } from '#server/pdf/renderer.ts'
import { started } from '#tests/builders/audits.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { inspect, letters, outOfOrder, pdfTools } from '#tests/builders/formats/pdf.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { fastSite } from '#tests/servers/audit-sites.ts'
import { expectError, postJson, request } from '#tests/servers/requests.ts'

const measured: Omit<Measurement, 'url'> = {
  score: 62,
  vitals: { fcp: 1900, lcp: 4200, cls: 0.137, tbt: 240, ttfb: 320, 'speed-index': 3900 },
  notMeasured: ['fid', 'inp'],
  bytes: 2_400_000,
  requests: 1034,
  isPartial: true,
  findings: [
    { id: 'images', savingMs: 1200, savingBytes: 900_000 },
    { id: 'caching', savingBytes: 40_000 },
    { id: 'fonts' },
  ],
}

/** A report of a measured page, with this site's own figures beside it. */
async function buildReport(path = '', found: Partial<Measurement> = {}): Promise<{ app: TestApp; audit: Audit }> {
  const site = await started(fastSite())
  const app = await buildApp('sqlite', { AUDIT_ALLOW: site.place })
  app.services.auditors = [{ kind: 'browser', measure: async (url) => ({ url, ...measured, ...found }) }]
  const { db, clock } = app.services
  const own = { id: crypto.randomUUID(), url: 'http://localhost:3000/', kind: 'browser', is_own: 1 as const }
  const measurement = JSON.stringify({ ...measured, url: own.url, score: 99, vitals: { lcp: 900 } })
  await db
    .insertInto('audits')
    .values({ ...own, measured_at: clock.now(), measurement })
    .execute()
  const response = await postJson(app.app, '/api/analyze-performance', { url: `${site.url}${path}` })
  return { app, audit: (await response.json()) as Audit }
}

const pdfOf = ({ app }: TestApp, id: string, lng = 'en', headers = {}) =>
  request(app, `/api/audits/${id}/report.pdf?lng=${lng}`, { headers })

test.each(languages)('the printed report has the content of its link, on one page (%s)', async (language) => {
  const { app, audit } = await buildReport()
  const { insights, analysis } = (await (
    await request(app.app, `/api/audits/${audit.id}?lng=${language}`)
  ).json()) as Audit
  const response = await pdfOf(app, expectDefined(audit.id), language)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(response.headers.get('Content-Disposition')).toBe(
    `attachment; filename="127.0.0.1.pdf"; filename*=UTF-8''127.0.0.1.pdf`,
  )
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { text, totalPages } = await extractText(bytes.slice(), { mergePages: true })
  expect(totalPages).toBe(1)
  expect(letters(text)).not.toMatch(/\{\{|undefined|NaN|audit\./)
  const { host } = new URL(analysis.url)
  const fixes = insights.fixes.flatMap((fix) => [fix.title, fix.text])
  const said = [
    host,
    '62',
    insights.summary,
    new Intl.NumberFormat(language).format(1034),
    'localhost:3000',
    '99',
    ...fixes,
    insights.businessImpact,
    insights.note,
    'localhost:3000',
  ]
  expect(outOfOrder(text, said)).toEqual([])
  if (!pdfTools) return
  const { tagged, pages, links, size, author } = await inspect(bytes)
  expect({ tagged, pages, size, author }).toEqual({
    tagged: true,
    pages: 1,
    size: '595.28 x 841.89 pts (A4)',
    author: profile.name,
  })
  // Nothing leads to the page that was measured: its address is a visitor's word.
  expect(new Set(links)).toEqual(new Set([`http://localhost:3000/audit/${audit.id}`]))
  expect(bytes.length).toBeLessThan(200_000)
})

test('it is in Letter format in countries that use it', async () => {
  const { app, audit } = await buildReport()
  const response = await pdfOf(app, expectDefined(audit.id), 'en', { 'Accept-Language': 'en-US' })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 612 792]')
})

test('a page without findings, and the longest address, can be printed too', async () => {
  const { app, audit } = await buildReport(`${'päge'.repeat(100)}?a=%00<script>&b=\u202e`, {
    findings: [],
    notMeasured: [],
  })
  const response = await pdfOf(app, expectDefined(audit.id))
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true })
  expect(letters(text)).toContain(letters('Nothing stands out as worth changing.'))
  expect(letters(text)).toContain(letters('…'))
})

test('it is available as long as its link works, and not without one', async () => {
  const { app, audit } = await buildReport()
  await expectError(await pdfOf(app, 'x'), 'not-found')
  await expectError(await pdfOf(app, crypto.randomUUID()), 'not-found')
  app.clock.advance(REPORT_RETENTION_MS - 1)
  expect((await pdfOf(app, expectDefined(audit.id))).status).toBe(200)
  app.clock.advance(1)
  await expectError(await pdfOf(app, expectDefined(audit.id)), 'not-found')
})

test('a file that fails its verification is not sent', async () => {
  const { app, audit } = await buildReport()
  app.services.press = {
    print: async () => {
      throw new UnreadableError(['62'])
    },
  }
  await expectError(await pdfOf(app, expectDefined(audit.id)), 'report-unreadable')
})

test('the eleventh file within a minute is rejected', async () => {
  const { app, audit } = await buildReport()
  app.services.press = { print: async () => new Uint8Array([1]) }
  for (let i = 0; i < 10; i++) expect((await pdfOf(app, expectDefined(audit.id))).status).toBe(200)
  await expectError(await pdfOf(app, expectDefined(audit.id)), 'rate-limited')
  app.clock.advance(MINUTE)
  expect((await pdfOf(app, expectDefined(audit.id))).status).toBe(200)
})
