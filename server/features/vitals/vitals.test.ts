import { describe, expect, test } from 'vitest'
import { VITALS_RETENTION_DAYS } from '#contract/analytics/vitals.ts'
import { DAY } from '#contract/endpoint.ts'
import { sweep } from '#server/db/delete-expired-rows.ts'
import { ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, postJson } from '#tests/servers/requests.ts'

const PATH = '/api/vitals'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const report = {
  path: '/about',
  navigation: 'navigate',
  connection: '4g',
  vitals: [
    { id: 'cls', value: 0.1234 },
    { id: 'lcp', value: 2504.7 },
  ],
}

async function send({ app }: TestApp, body: object, agent = FIREFOX): Promise<void> {
  const response = await postJson(app, PATH, body, { headers: { 'User-Agent': agent } })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: true })
}

const rows = ({ services }: TestApp) =>
  services.db.selectFrom('field_vitals').selectAll().orderBy('vital').orderBy('rating').execute()

describe.each(engines)('field vitals on %s', (engine) => {
  test('are counted by day, page and value, rated before rounding, and deleted after ninety days', async () => {
    const app = await buildApp(engine)
    await send(app, report)
    await send(app, { ...report, vitals: [{ id: 'lcp', value: 2496 }] })
    await send(app, { ...report, vitals: [{ id: 'lcp', value: 2530 }] })
    const day = Math.floor(app.clock.now() / DAY) * DAY
    const common = { day, path: '/about', navigation: 'navigate', connection: '4g' }
    expect(await rows(app)).toEqual([
      { ...common, vital: 'cls', rating: 'needs-improvement', value: 120, count: 1 },
      { ...common, vital: 'lcp', rating: 'good', value: 2500, count: 1 },
      { ...common, vital: 'lcp', rating: 'needs-improvement', value: 2500, count: 2 },
    ])
    app.clock.advance(day + VITALS_RETENTION_DAYS * DAY - app.clock.now())
    await sweep(app.services.db, app.clock)
    expect(await rows(app)).toHaveLength(3)
    app.clock.advance(1)
    await sweep(app.services.db, app.clock)
    expect(await rows(app)).toEqual([])
  })

  test('of the owner, of programs, and of signed-in pages are not counted', async () => {
    const app = await buildApp(engine)
    const owner = await ownerSignedIn(app)
    const answer = await owner.post(PATH, report, { headers: { 'User-Agent': FIREFOX } })
    expect(await answer.json()).toEqual({ success: true })
    for (const agent of ['', 'Mozilla/5.0 (compatible; Examplebot/2.1)', 'HeadlessChrome/140.0', 'curl/8.5'])
      await send(app, report, agent)
    for (const path of ['/admin', '/client-portal', '/account']) await send(app, { ...report, path })
    expect(await rows(app)).toEqual([])
  })

  test('of many concurrent visitors are all counted', async () => {
    const app = await buildApp(engine)
    await Promise.all(Array.from({ length: 40 }, () => send(app, report)))
    expect((await rows(app)).map(({ vital, count }) => [vital, count])).toEqual([
      ['cls', 40],
      ['lcp', 40],
    ])
  })
})

test.each(['/admin', '/client-portal/projects/7', '/case-study/404', '/made-up'])(
  'nothing is counted of %s, and the answer does not tell',
  async (path) => {
    const app = await buildApp('sqlite')
    await send(app, { ...report, path })
    expect(await rows(app)).toEqual([])
  },
)

test.each([
  ['a query', { path: '/about?email=anna@example.com' }],
  ['an unknown vital', { vitals: [{ id: 'fid', value: 1 }] }],
  ['a vital twice', { vitals: [report.vitals[0], report.vitals[0]] }],
  ['no vital', { vitals: [] }],
  ['a negative time', { vitals: [{ id: 'lcp', value: -1 }] }],
  ['a time without end', { vitals: [{ id: 'lcp', value: 1e9 }] }],
  ['an unknown connection', { connection: '5g' }],
])('%s is refused', async (_, part) => {
  const app = await buildApp('sqlite')
  await expectError(await postJson(app.app, PATH, { ...report, ...part }), 'malformed-request')
  expect(await rows(app)).toEqual([])
})

test('the sixty-first report within a minute is rejected', async () => {
  const app = await buildApp('sqlite')
  for (let i = 0; i < 60; i++) await send(app, report)
  await expectError(await postJson(app.app, PATH, report), 'rate-limited')
})
