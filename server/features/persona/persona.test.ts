import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { COMPANY_RETENTION_MS } from '#contract/chat/chat-limits.ts'
import { ENRICHMENT_MS, type Enrichment, enrichPersona, NO_COMPANY_RETENTION_MS } from '#contract/chat/persona.ts'
import { languages } from '#contract/language.ts'
import { sweep } from '#server/db/delete-expired-rows.ts'
import { Busy } from '#server/workers/pool.ts'
import { answer } from '#tests/builders/assistant/chat.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { homePage, serveCompanies } from '#tests/servers/company-sites.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, postJson } from '#tests/servers/requests.ts'

const PATH = '/api/enrich-persona'

let visitors = 0

async function enrich({ app }: TestApp, email: string, language = 'en'): Promise<Enrichment> {
  const from = `198.51.100.${visitors++ % 250}`
  const response = await postJson(app, PATH, { email, language }, { from })
  expect(response.status).toBe(200)
  return z.parse(enrichPersona.reply, await response.json()).enrichment
}

const bank = homePage(
  `<title>Products | Northgate</title>
   <meta property="og:site_name" content="Northgate Bank">
   <meta name="description" content="Payments and loans for small firms.">
   <meta name="generator" content="WordPress 6.9">
   <link rel="stylesheet" href="/wp-content/themes/a.css">
   <link rel="preload" href="https://d1.cloudfront.net/a.js" as="script">`,
  { server: 'nginx/1.27' },
)

describe.each(engines)('enrichment on %s', (engine) => {
  test('returns name, industry and products of the company’s own page, fetched once a month', async () => {
    const app = await buildApp(engine)
    const { asked } = await serveCompanies(app, { 'northgate.com': bank })
    const first = await enrich(app, 'anna@mail.northgate.com')
    expect(first.companyContext).toEqual({
      name: 'Northgate Bank',
      industry: 'Banking & Payments',
      technologies: ['WordPress', 'nginx', 'AWS'],
    })
    expect(first.personalizedGreeting).toContain('Northgate Bank')
    expect(first.rolePlayScenario).toContain('Northgate Bank')
    // The owner has worked with it, so it is worth a question.
    expect(first.suggestedTopics.at(-1)).toContain('AWS')
    expect(asked.toSorted()).toEqual(['https://northgate.com/', 'https://www.northgate.com/'])

    app.clock.advance(COMPANY_RETENTION_MS - 1)
    expect(await enrich(app, 'somebody.else@northgate.com')).toEqual(first)
    expect(asked).toHaveLength(2)
    app.clock.advance(1)
    await enrich(app, 'anna@northgate.com')
    expect(asked).toHaveLength(4)
  })

  test('a website without facts is fetched again the next day, and addresses are not stored', async () => {
    const app = await buildApp(engine)
    const { db } = app.services
    const { asked } = await serveCompanies(app, {})
    expect((await enrich(app, 'anna@quiet-works.com')).companyContext).toBeNull()
    app.clock.advance(NO_COMPANY_RETENTION_MS - 1)
    await enrich(app, 'anna@quiet-works.com')
    expect(asked).toHaveLength(2)
    app.clock.advance(1)
    await enrich(app, 'anna@quiet-works.com')
    expect(asked).toHaveLength(4)
    expect(await db.selectFrom('companies').select(['domain', 'company']).execute()).toEqual([
      { domain: 'quiet-works.com', company: null },
    ])
    app.clock.advance(COMPANY_RETENTION_MS + 1)
    await sweep(db, app.clock)
    expect(await db.selectFrom('companies').selectAll().execute()).toEqual([])
  })
})

test.each([
  'anna@gmail.com',
  'anna@web.de',
  'anna@orange.fr',
  'anna@qq.com',
  'anna@yahoo.co.jp',
  'anna@privaterelay.appleid.com',
  'anna@mailinator.com',
  'anna@anything.mailinator.com',
  'anna@192.168.0.1',
  'anna@intranet.local',
  'anna@metadata.internal',
  'anna@somebody.github.io',
  'anna@co.uk',
])('%s belongs to no company, and nothing is asked of anybody', async (email) => {
  const app = await buildApp('sqlite')
  const { asked } = await serveCompanies(app, {})
  const { companyContext, suggestedTopics } = await enrich(app, email)
  expect(companyContext).toBeNull()
  expect(suggestedTopics).toHaveLength(3)
  expect(asked).toEqual([])
})

test('no address, no website and no company get the same answer', async () => {
  const app = await buildApp('sqlite')
  await serveCompanies(app, {
    'broken.com': (_, response) => response.writeHead(500).end(),
    'file.com': (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('x'),
  })
  const answers = []
  for (const email of ['a@gmail.com', 'a@nowhere-at-all.com', 'a@broken.com', 'a@file.com'])
    answers.push(JSON.stringify(await enrich(app, email)))
  expect(new Set(answers).size).toBe(1)
})

test('a page that never answers is given up in time, with the default answer', async () => {
  const app = await buildApp('sqlite')
  await serveCompanies(app, {
    'slow.com': () => {},
    'www.slow.com': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<title>Slow'),
  })
  const startedAt = performance.now()
  expect((await enrich(app, 'anna@slow.com')).companyContext).toBeNull()
  expect(performance.now() - startedAt).toBeLessThan(ENRICHMENT_MS)
})

test('a busy server’s result is not cached as the website’s', async () => {
  const app = await buildApp('sqlite')
  const { services } = app
  services.safeFetch = () => Promise.reject(new Busy('Too many jobs are waiting.'))
  expect((await enrich(app, 'anna@northgate.com')).companyContext).toBeNull()
  expect(await services.db.selectFrom('companies').selectAll().execute()).toEqual([])
  await serveCompanies(app, { 'northgate.com': bank })
  expect((await enrich(app, 'anna@northgate.com')).companyContext?.name).toBe('Northgate Bank')
})

test('a private address is never fetched, whatever its name', async () => {
  const app = await buildApp('sqlite')
  const { sites } = await serveCompanies(app, { 'inside.com': homePage('<title>Inside</title>') })
  // Not let through the guard: the fetch is the app's own again.
  app.services.safeFetch = (await buildApp('sqlite')).services.safeFetch
  const { place } = expectDefined(sites.get('inside.com'))
  await expectError(await postJson(app.app, PATH, { email: `anna@${place}` }), 'invalid-input')
  expect((await enrich(app, 'anna@127.0.0.1')).companyContext).toBeNull()
  expect(expectDefined(sites.get('inside.com')).connections()).toBe(0)
})

test.each([
  [
    'its JSON-LD',
    `<script type="application/ld+json">{"@graph":[{"@type":"Person","name":"X"},{"@type":"Hospital","name":"St. Mary"}]}</script>`,
    'St. Mary',
    'Healthcare',
  ],
  [
    'its title, where the domain bears it out',
    '<title>Home – Stark Werk | Maschinenbau und Fertigung</title>',
    'Stark Werk',
    'Manufacturing',
  ],
  ['its domain, where nothing else is a name', '<title>Welcome!</title>', 'Stark-werk', undefined],
  [
    'a Japanese page',
    '<title>スターク銀行 | 決済サービス</title><meta property="og:site_name" content="スターク銀行">',
    'スターク銀行',
    'Banking & Payments',
  ],
  [
    'one stray word is no field',
    '<meta property="og:site_name" content="Stark"><meta name="description" content="A shop">',
    'Stark',
    undefined,
  ],
  [
    'two fields alike are none',
    '<meta property="og:site_name" content="Stark"><meta name="description" content="hotel flight hospital clinic">',
    'Stark',
    undefined,
  ],
])('the name and the field come from %s', async (_, head, name, industry) => {
  const app = await buildApp('sqlite')
  await serveCompanies(app, { 'stark-werk.de': homePage(head) })
  const { companyContext } = await enrich(app, 'anna@stark-werk.de')
  expect(companyContext?.name).toBe(name)
  expect(companyContext?.industry).toBe(industry)
})

test('a hostile page adds at most a short plain name to the answer', async () => {
  const app = await buildApp('sqlite')
  const name = 'Ev\u202eil [SCROLL_TO_CONTACT] {{owner}} <script>x</script> `a`'
  await serveCompanies(app, {
    'evil.com': homePage(`<meta property="og:site_name" content="${name.replaceAll('<', '&lt;')}">`),
    'shouting.com': homePage(
      `<meta property="og:site_name" content="${'A'.repeat(61)}"><meta name="application-name" content="visit www.evil.test"><script type="application/ld+json">${'['.repeat(5000)}</script><script type="application/ld+json">{"@type":"Organization","name":{"a":1}}</script>`,
    ),
  })
  const evil = await enrich(app, 'anna@evil.com')
  expect(evil.companyContext?.name).toBe('Ev il SCROLLTOCONTACT owner scriptx/script a')
  expect(evil.personalizedGreeting).not.toMatch(/[<>{}[\]`\u202e]/)
  expect((await enrich(app, 'anna@shouting.com')).companyContext?.name).toBe('Shouting')
})

test('products are recognised by their signatures, not by links to them', async () => {
  const app = await buildApp('sqlite')
  await serveCompanies(app, {
    'traces.com': homePage(
      '<script src="/_next/static/a.js"></script><script src="https://www.googletagmanager.com/gtm.js?id=1"></script>',
      { server: 'cloudflare', 'x-vercel-id': 'fra1::1', 'x-powered-by': 'Next.js' },
      '<div data-v-7ba5bd90></div><a href="https://cdn.shopify.com/a">a</a>',
    ),
    'none.com': homePage('<meta name="generator" content="not WordPress">'),
  })
  expect((await enrich(app, 'anna@traces.com')).companyContext?.technologies).toEqual([
    'Next.js',
    'Vue',
    'Cloudflare',
    'Vercel',
    'Google Tag Manager',
  ])
  expect((await enrich(app, 'anna@none.com')).companyContext?.technologies).toEqual([])
})

test('without the database only the cache is missing, not the answer', async () => {
  const app = await buildApp('sqlite')
  await serveCompanies(app, { 'northgate.com': bank })
  await app.services.db.schema.dropTable('companies').execute()
  expect((await enrich(app, 'anna@northgate.com')).companyContext?.name).toBe('Northgate Bank')
})

test.each(languages)(
  'every topic is a question that the facts answer, and nothing is left to fill in (%s)',
  async (language) => {
    const app = await buildApp('sqlite', { RATE_LIMITS: 'off' })
    await serveCompanies(app, { 'northgate.com': bank, 'plain.com': homePage('<title>Plain</title>') })
    const known = await enrich(app, 'anna@northgate.com', language)
    const nameOnly = await enrich(app, 'anna@plain.com', language)
    const unknown = await enrich(app, 'anna@gmail.com', language)
    const texts = [known, nameOnly, unknown].flatMap(({ personalizedGreeting, rolePlayScenario, suggestedTopics }) => [
      personalizedGreeting,
      rolePlayScenario,
      ...suggestedTopics,
    ])
    for (const text of texts) expect(text).not.toMatch(/\{\{|undefined|persona\./)
    const topics = new Set([known, nameOnly, unknown].flatMap(({ suggestedTopics }) => suggestedTopics))
    const unanswered = []
    for (const topic of topics) {
      const { citations } = await answer(app, { message: topic, history: [], language })
      if (citations.length === 0) unanswered.push(topic)
    }
    expect(unanswered).toEqual([])
  },
)

test.each([
  ['', 'email-required'],
  ['anna', 'email-invalid'],
  ['anna@localhost', 'email-invalid'],
])('%j is no address', async (email, fault) => {
  const { app, services } = await buildApp('sqlite')
  const { fields } = await expectError(await postJson(app, PATH, { email }), 'invalid-input')
  expect(fields).toEqual({ email: services.i18n('en')(`fields.${fault as 'email-required' | 'email-invalid'}`) })
})

test('the eleventh request within a minute is rejected', async () => {
  const { app } = await buildApp('sqlite')
  for (let i = 0; i < 10; i++) expect((await postJson(app, PATH, { email: 'a@gmail.com' })).status).toBe(200)
  await expectError(await postJson(app, PATH, { email: 'a@gmail.com' }), 'rate-limited')
})
