import { describe, expect, test } from 'vitest'
import { VISITS_RETENTION_DAYS, type VisitFigures } from '#contract/analytics/analytics.ts'
import { auditEvent } from '#contract/analytics/audit-event.ts'
import { DAY, MINUTE } from '#contract/endpoint.ts'
import { sweep } from '#server/db/delete-expired-rows.ts'
import { type Browser, openBrowser, ownerSignedIn, registered } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, postJson } from '#tests/servers/requests.ts'

const PATH = '/api/visits'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const report = {
  path: '/about',
  isNew: true,
  language: 'de',
  source: 'news.example',
  device: 'mobile',
  depth: 75,
  seconds: 20,
  interactions: 3,
  sections: { hero: 5, about: 15 },
  events: ['chat-opened'],
}

interface Sender {
  from?: string
  headers?: Record<string, string>
}

async function send({ app }: TestApp, part: object = {}, { from = '198.51.100.7', headers = {} }: Sender = {}) {
  const response = await postJson(
    app,
    PATH,
    { ...report, ...part },
    { from, headers: { 'User-Agent': FIREFOX, ...headers } },
  )
  expect(response.status, await response.clone().text()).toBe(200)
  expect(await response.json()).toEqual({ success: true })
}

async function read(owner: Browser, range = '7d', zone = 'UTC'): Promise<VisitFigures> {
  const response = await owner.get(`/api/admin/visits?range=${range}&zone=${encodeURIComponent(zone)}`)
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as VisitFigures
}

const rows = ({ services }: TestApp) => services.db.selectFrom('visits').selectAll().execute()

describe.each(engines)('visits on %s', (engine) => {
  test('are page views of one visitor without a long pause between them', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await send(site)
    site.clock.advance(10 * MINUTE)
    await send(site, {
      path: '/',
      source: 'other.example',
      depth: 25,
      sections: { hero: 10 },
      events: ['question-asked'],
    })
    await send(site, {}, { from: '198.51.100.8' })
    site.clock.advance(31 * MINUTE)
    await send(site, { events: [] })
    const figures = await read(owner)
    expect(figures).toMatchObject({
      visits: 3,
      visitors: 2,
      views: 4,
      sources: [{ source: 'news.example', visits: 3 }],
    })
    expect(figures.since).toBe(Date.parse('2026-03-02T09:00:00Z'))
    expect(figures.series.at(-1)).toEqual({ at: '2026-03-02', visits: 3, visitors: 2 })
    expect(figures.series).toHaveLength(7)
    expect(figures.pages).toEqual([
      { path: '/about', views: 3 },
      { path: '/', views: 1 },
    ])
    expect(figures.languages).toEqual([{ language: 'de', visits: 3 }])
    expect(figures.devices).toEqual([
      { device: 'mobile', visits: 3 },
      { device: 'tablet', visits: 0 },
      { device: 'desktop', visits: 0 },
    ])
    expect(figures.depths.map(({ visits }) => visits)).toEqual([3, 3, 3, 0, 0])
    expect(figures.sections.slice(0, 2)).toEqual([
      { section: 'hero', visits: 3, seconds: 25 },
      { section: 'about', visits: 3, seconds: 45 },
    ])
    // Forty seconds in the first visit, twenty in the others.
    expect(figures.engagement.map(({ visits }) => visits)).toEqual([0, 2, 1])
    expect(figures.events.slice(0, 2)).toEqual([
      { event: 'chat-opened', visits: 2, served: null },
      { event: 'question-asked', visits: 1, served: 0 },
    ])
  })

  test('that end at the same moment in two tabs are one', async () => {
    const site = await buildApp(engine)
    await Promise.all(Array.from({ length: 10 }, () => send(site)))
    expect((await rows(site)).map(({ views }) => views)).toEqual([10])
  })

  test('cannot be linked to their visitor after the day', async () => {
    const site = await buildApp(engine)
    await send(site)
    const before = expectDefined((await rows(site))[0]).mark
    expect(before).toMatch(/^[\w-]{22}$/)
    site.clock.advance(DAY)
    await sweep(site.services.db, site.clock)
    expect(await site.services.db.selectFrom('visit_salts').selectAll().execute()).toEqual([])
    expect((await rows(site)).map(({ mark, last_at }) => [mark, last_at])).toEqual([[null, null]])
    await send(site)
    const marks = (await rows(site)).map(({ mark }) => mark)
    expect(marks).toHaveLength(2)
    expect(marks).not.toContain(before)
  })

  test('are deleted after twenty-five months, and so are the server’s counts', async () => {
    const site = await buildApp(engine)
    await send(site)
    await postJson(site.app, '/api/chat', { message: 'Hello', history: [] }, { headers: { 'User-Agent': FIREFOX } })
    const left = async () => {
      const { db } = site.services
      await sweep(db, site.clock)
      const tables = ['visits', 'page_views', 'served_deeds'] as const
      return await Promise.all(
        tables.map(async (table) => (await db.selectFrom(table).select('quarter').execute()).length),
      )
    }
    site.clock.advance(VISITS_RETENTION_DAYS * DAY)
    expect(await left()).toEqual([1, 1, 1])
    site.clock.advance(1)
    expect(await left()).toEqual([0, 0, 0])
  })

  test('exclude the owner, visitors with an opt-out, and bots', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const body = { headers: { 'User-Agent': FIREFOX } }
    expect((await owner.post(PATH, report, body)).status).toBe(200)
    for (const headers of [
      { DNT: '1' },
      { 'Sec-GPC': '1' },
      { 'Sec-Purpose': 'prefetch;prerender' },
      { 'User-Agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' },
      { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0' },
      // What this site's own audits say they are, see `integrations/audit/chromium/worker.ts`.
      {
        'User-Agent': 'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) Chrome/136.0.0.0 Mobile Chrome-Lighthouse',
      },
    ]) {
      await send(site, {}, { headers: headers as Record<string, string> })
    }
    for (const path of ['/admin', '/client-portal', '/audit/report', '/case-study/404', '/made-up'])
      await send(site, { path })
    expect(await rows(site)).toEqual([])
    expect(await read(owner)).toMatchObject({ since: null, visits: 0, visitors: 0, views: 0, pages: [] })
    await (await registered(site)).browser.post(PATH, report, body)
    expect(await rows(site)).toHaveLength(1)
  })

  test('are shown beside the server’s own counts of everybody but the owner and programs', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const ask = { message: 'Hello', history: [] }
    const visitor = { headers: { 'User-Agent': FIREFOX } }
    await postJson(site.app, '/api/chat', ask, visitor)
    await postJson(site.app, '/api/chat', ask, visitor)
    await postJson(site.app, '/api/chat', ask, { headers: { 'User-Agent': 'python-requests/2.32' } })
    await owner.post('/api/chat', ask, visitor)
    const { events } = await read(owner)
    expect(events.map(({ event, served }) => [event, served])).toEqual([
      ['chat-opened', null],
      ['question-asked', 2],
      ['resume-opened', null],
      ['resume-downloaded', 0],
      ['contact-opened', null],
      ['contact-sent', 0],
      ['audit-excellent', null],
      ['audit-moderate', null],
      ['audit-needs-improvement', null],
    ])
  })

  test('include the results of audits', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await send(site, { events: [auditEvent(90), auditEvent(50)] })
    await send(site, { events: [auditEvent(89)] }, { from: '198.51.100.8' })
    await send(site, { events: [auditEvent(49)] }, { from: '198.51.100.9' })
    const { events } = await read(owner)
    expect(events.slice(-3).map(({ event, visits }) => [event, visits])).toEqual([
      ['audit-excellent', 1],
      ['audit-moderate', 2],
      ['audit-needs-improvement', 1],
    ])
  })

  test('belong to the day in the owner’s time zone', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    // 09:00 in UTC is still yesterday in Honolulu, and 22:30 tomorrow in Kathmandu.
    await send(site)
    site.clock.advance(13.5 * 60 * MINUTE)
    await send(site)
    const daysIn = async (zone: string) =>
      (await read(owner, '7d', zone)).series
        .filter(({ visits }) => visits > 0)
        .map(({ at, visits }) => `${at} ${visits}`)
    expect(await daysIn('UTC')).toEqual(['2026-03-02 2'])
    expect(await daysIn('Pacific/Honolulu')).toEqual(['2026-03-01 1', '2026-03-02 1'])
    expect(await daysIn('Asia/Kathmandu')).toEqual(['2026-03-02 1', '2026-03-03 1'])
  })

  test('of twelve months are grouped by month', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await send(site)
    const { series } = await read(owner, '12m')
    expect([series.length, expectDefined(series[0]).at, series.at(-1)]).toEqual([
      12,
      '2025-04',
      { at: '2026-03', visits: 1, visitors: 1 },
    ])
  })

  test('can be exported as a table', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await send(site)
    const response = await owner.get('/api/admin/visits/table?range=7d&zone=UTC')
    expect(response.headers.get('Content-Type')).toBe('text/csv')
    expect(response.headers.get('Content-Disposition')).toContain('visits-7d-2026-03-02.csv')
    const lines = (await response.text()).split('\r\n')
    expect(lines[0]).toBe('group,name,measure,value')
    expect(lines).toContain('time,2026-03-02,visits,1')
    expect(lines).toContain('source,news.example,visits,1')
    expect(lines.at(-1)).toBe('')
  })

  test.each(['/api/admin/visits', '/api/admin/visits/table'])('are for admins only: %s', async (path) => {
    const site = await buildApp(engine)
    const query = '?range=7d&zone=UTC'
    await expectError(await openBrowser(site).get(path + query), 'not-signed-in')
    await expectError(await (await registered(site)).browser.get(path + query), 'not-allowed')
    const owner = await ownerSignedIn(site)
    for (const wrong of ['', '?range=8d&zone=UTC', '?range=7d', '?range=7d&zone=Mars/Olympus']) {
      await expectError(await owner.get(path + wrong), 'malformed-request')
    }
  })
})

test.each([
  ['a query', { path: '/about?email=anna@example.com' }],
  ['a language that is not there', { language: 'it' }],
  ['words as a source', { source: 'come to my site' }],
  ['a formula as a source', { source: '=cmd' }],
  ['a depth between the milestones', { depth: 42 }],
  ['a time without end', { seconds: 1e9 }],
  ['a section that is not there', { sections: { footer: 3 } }],
  ['a event that is not there', { events: ['bought'] }],
])('%s is refused', async (_, part) => {
  const site = await buildApp('sqlite')
  const response = await postJson(site.app, PATH, { ...report, ...part }, { headers: { 'User-Agent': FIREFOX } })
  await expectError(response, 'malformed-request')
  expect(await rows(site)).toEqual([])
})
