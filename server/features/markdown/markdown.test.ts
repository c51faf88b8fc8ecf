import { expect, test } from 'vitest'
import type { Fact } from '#content/fact.ts'
import { privacyTexts } from '#content/interface/privacy-texts.ts'
import { colon } from '#content/language/colon.ts'
import { buildLedger } from '#content/ledger.ts'
import { articles, caseStudies } from '#content/owner.ts'
import { sitePages } from '#content/site-pages.ts'
import { type Language, languages, pageAddress } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { readMarkdown } from '#tests/builders/markdown.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { buildSite } from '#tests/servers/built-site.ts'
import { request } from '#tests/servers/requests.ts'

const SITE_URL = 'https://portfolio.example'

const files = [
  '/index.md',
  '/projects.md',
  '/writing.md',
  ...articles.map(({ id }) => `/writing/${id}.md`),
  '/skills.md',
  '/chat.md',
  '/privacy.md',
  ...caseStudies.map(({ id }) => `/case-study/${id}.md`),
]

const read = async ({ app }: TestApp, path: string) => readMarkdown(await (await request(app, path)).text())

/** What of a fact must be said: a period is written with months on the page. */
const wording = ({ id, text }: Fact) => (id.endsWith('.period') ? text.replace(/[,，、] ?\d.*$/, '') : text)

const factsAt = ({ services }: TestApp, language: Language, isThere: (anchor: string) => boolean) =>
  buildLedger(services.knowledgeOf(language).content).filter(({ anchor }) => isThere(anchor))

test('every page in every language has all its facts', async () => {
  const site = await buildApp('sqlite', { SITE_URL })
  for (const language of languages) {
    const expectAll = async (file: string, facts: Fact[]) => {
      const { text } = await read(site, pageAddress('', file, language))
      expect(facts.length).toBeGreaterThan(10)
      for (const fact of facts) expect(text, `${file} ${language} ${fact.id}`).toContain(wording(fact))
    }
    await expectAll(
      '/index.md',
      factsAt(site, language, (anchor) => anchor.startsWith('/#')),
    )
    await expectAll(
      '/skills.md',
      factsAt(site, language, (anchor) => /^\/(?:#skill-|skills#)/.test(anchor)),
    )
    for (const { id } of caseStudies) {
      await expectAll(
        `/case-study/${id}.md`,
        factsAt(site, language, (anchor) => anchor.split('#')[0] === `/case-study/${id}`),
      )
    }
    const { text } = await read(site, pageAddress('', '/projects.md', language))
    for (const { title, description, metrics } of site.services.knowledgeOf(language).content.caseStudies) {
      for (const said of [title, description, ...metrics.map(({ label, value }) => label + colon[language] + value)]) {
        expect(text).toContain(said)
      }
    }
  }
})

test('a diagram is written as its parts and connections', async () => {
  const site = await buildApp('sqlite', { SITE_URL })
  const { text } = await read(site, '/case-study/epic-ai-platform.md')
  expect(text).toContain('API gateway → Answer service: question (Stream)')
  expect(text).toContain('Checks sign-in and quotas in one place, so that no team writes its own. (Gateway)')
})

test('the day on which a case study was published is written as its language does', async () => {
  const site = await buildApp('sqlite', { SITE_URL })
  const { id, published } = expectDefined(caseStudies[0])
  for (const language of languages) {
    const { text } = await read(site, pageAddress('', `/case-study/${id}.md`, language))
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(published))
    expect(text).toContain(day)
    expect(text).not.toContain(published)
  }
})

test('a page names its title, its HTML address and its language', async () => {
  const site = await buildSite('sqlite', { SITE_URL })
  for (const { path } of sitePages) {
    for (const language of languages) {
      const file = path === '/' ? '/index.md' : `${path}.md`
      const response = await request(site.app, pageAddress('', file, language))
      const canonical = pageAddress(SITE_URL, path, language)
      expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
      expect(response.headers.get('Content-Language')).toBe(language)
      expect(response.headers.get('Vary')).toBe('Accept-Language, Cookie')
      expect(response.headers.get('Link')).toBe(`<${canonical}>; rel="canonical"`)
      const { title } = expectDefined(expectDefined(site.services.pages.find(path, language)).metadata)
      const { frontMatter, elements } = readMarkdown(await response.text())
      expect(frontMatter).toEqual({ title, canonical, language })
      expect(elements).toContain('h1')
    }
  }
})

test('every internal link, in every language, has an existing target', async () => {
  const site = await buildSite('sqlite', { SITE_URL })
  const statuses = new Map<string, number>()
  const sources = [
    ...files.flatMap((file) => languages.map((one) => pageAddress('', file, one))),
    '/llms.txt',
    '/agents.md',
  ]
  for (const source of sources) {
    const { links } = await read(site, source)
    const own = links.filter((link) => link.startsWith(SITE_URL))
    expect(own.length).toBeGreaterThan(2)
    for (const link of own) {
      const { pathname, search } = new URL(link)
      const address = pathname + search
      if (!statuses.has(address)) statuses.set(address, (await request(site.app, address)).status)
      expect([source, link, statuses.get(address)]).toEqual([source, link, 200])
    }
    for (const link of links) expect(link).toMatch(/^(?:https?:\/\/|mailto:)/)
  }
})

test('links to other pages keep the language, and every page links its other languages', async () => {
  const site = await buildApp('sqlite', { SITE_URL })
  const { links } = await read(site, '/projects.md?lng=de')
  expect(links).toContain(`${SITE_URL}/case-study/epic-ai-platform.md?lng=de`)
  expect(links).toContain(`${SITE_URL}/?lng=de#contact`)
  expect(links).toContain(`${SITE_URL}/projects.md`)
  expect(links).toContain(`${SITE_URL}/projects.md?lng=ja`)
})

test('the language is chosen as for pages, and an unchanged document is a 304', async () => {
  const { app } = await buildApp('sqlite', { SITE_URL })
  const languageOf = async (path: string, headers: Record<string, string>) =>
    (await request(app, path, { headers })).headers.get('Content-Language')
  expect(await languageOf('/index.md', {})).toBe('en')
  expect(await languageOf('/index.md', { 'Accept-Language': 'fr' })).toBe('fr')
  expect(await languageOf('/index.md', { 'Accept-Language': 'fr', Cookie: 'i18next=zh' })).toBe('zh')
  expect(await languageOf('/index.md?lng=es', { 'Accept-Language': 'fr', Cookie: 'i18next=zh' })).toBe('es')
  const etag = expectDefined((await request(app, '/index.md')).headers.get('ETag'))
  const again = await request(app, '/index.md', { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await request(app, '/index.md?lng=de', { headers: { 'If-None-Match': etag } })).status).toBe(200)
})

test('a missing case study is missing as Markdown too', async () => {
  const { app } = await buildApp('sqlite', { SITE_URL })
  expect((await request(app, '/case-study/nothing.md')).status).toBe(404)
  expect((await request(app, '/about.md')).status).toBe(404)
})

test('the privacy notice is available as Markdown, also at its page’s address', async () => {
  const ours = await buildApp('sqlite', { SITE_URL })
  const theirs = await buildApp('sqlite', { SITE_URL, GA_MEASUREMENT_ID: 'G-TEST12345' })
  for (const language of languages) {
    const { parts, intro, introShared } = privacyTexts[language]
    const { text } = await read(ours, pageAddress('', '/privacy.md', language))
    for (const { heading } of Object.values(parts)) expect(text).toContain(heading)
    expect(text).toContain(intro)
    expect((await read(theirs, pageAddress('', '/privacy.md', language))).text).toContain(introShared)
  }
  const page = await request(ours.app, '/privacy', { headers: { Accept: 'text/markdown' } })
  expect(page.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
})

test('llms.txt begins with the name and a summary, and lists every page, the MCP endpoint and the languages', async () => {
  const site = await buildApp('sqlite', { SITE_URL })
  const response = await request(site.app, '/llms.txt')
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  const { name } = site.services.knowledgeOf('en').content.profile
  expect(text).toMatch(new RegExp(`^# ${name}\\n\\n> \\S`))
  expect(text.match(/^## .*/gm)).toEqual(['## Pages', '## Case studies', '## Articles', '## For agents', '## Optional'])
  const { links } = readMarkdown(text)
  for (const file of files) expect(links).toContain(SITE_URL + file)
  for (const language of languages) expect(links).toContain(pageAddress(SITE_URL, '/index.md', language))
  expect(text).toContain(`\`${SITE_URL}/mcp\``)
  expect(await (await request(site.app, '/agents.md')).text()).not.toContain('your-site.example')
})
