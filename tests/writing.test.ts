/** The writing section of the sample's site, as visitors, feed readers and programs get it. */
import { expect, test } from 'vitest'
import { caseStudies } from '#content/owner.ts'
import { tagPages } from '#content/site-pages.ts'
import { languages, pageAddress } from '#contract/language.ts'
import { readTags } from '#server/integrations/html.ts'
import { answer } from '#tests/builders/assistant/chat.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { readXml } from '#tests/builders/formats/xml.ts'
import { buildApp } from '#tests/servers/app.ts'
import { buildSite } from '#tests/servers/built-site.ts'
import { request } from '#tests/servers/requests.ts'

const SITE_URL = 'https://portfolio.example'

async function site() {
  const { app, services } = await buildSite('sqlite', { SITE_URL })
  const read = async (path: string) => {
    const response = await request(app, path)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { read, articlesIn: (language: (typeof languages)[number]) => services.knowledgeOf(language).content.articles }
}

test('the list has every article, latest first, with its summary, in every language', async () => {
  const { read, articlesIn } = await site()
  for (const language of languages) {
    const { text } = await read(pageAddress('', '/writing', language))
    const articles = articlesIn(language)
    const places = articles.map(({ title }) => text.indexOf(`>${title}</a>`))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    for (const { summary, id } of articles) {
      expect(text).toContain(summary)
      expect(text).toContain(`href="/writing/${id}"`)
    }
  }
})

test('each topic has a list of its own, for which no script is needed and which search engines leave out', async () => {
  const { read, articlesIn } = await site()
  const articles = articlesIn('en')
  expect(tagPages.length).toBeGreaterThan(2)
  for (const path of tagPages) {
    const { status, text } = await read(path)
    expect([path, status]).toEqual([path, 200])
    for (const { title, tags } of articles) {
      const isOnTopic = tags.some(({ id }) => path === `/writing/tags/${id}`)
      expect([path, text.includes(`>${title}</a>`)]).toEqual([path, isOnTopic])
    }
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).toMatch(new RegExp(`href="${path}"[^>]*aria-current="true"`))
  }
  expect((await read('/writing/tags/nothing')).status).toBe(404)
})

test('an article is whole in the page: code in colours by classes, tables that scroll, no style attribute', async () => {
  const { read, articlesIn } = await site()
  for (const language of languages) {
    const pages = await Promise.all(
      articlesIn(language).map(({ id }) => read(pageAddress('', `/writing/${id}`, language))),
    )
    for (const { text } of pages) expect(text).not.toMatch(/<[a-z][^<>]* style="/)
    const all = pages.map(({ text }) => text).join('')
    expect(all).toContain('<span class="code-word">SELECT</span>')
    expect(all).toMatch(/\.code-word[^{]*\{color:/)
    expect(all).toMatch(/<div class="table" tabindex="0" role="group" aria-label="[^"]+"><table id="passage-\d+">/)
    expect(all).not.toContain('**')
  }
})

test('no highlighter reaches the browser', async () => {
  const { services } = await buildSite('sqlite', { SITE_URL })
  const scripts = [...services.pages.assets].filter(([path]) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const decoder = new TextDecoder()
  const found = scripts.filter(([, { identity }]) =>
    /registerLanguage|relevanceScore|fromMarkdown/.test(decoder.decode(identity)),
  )
  // The chat reads Markdown, and no page of the writing section does.
  expect(found.filter(([path]) => /writing|main|shell/.test(path))).toEqual([])
  for (const [path, { identity }] of found)
    expect([path, /registerLanguage/.test(decoder.decode(identity))]).toEqual([path, false])
})

test('an article and its projects lead to each other', async () => {
  const { read, articlesIn } = await site()
  for (const { id, title, projects } of articlesIn('en')) {
    expect(projects.length).toBeGreaterThan(0)
    const { text } = await read(`/writing/${id}`)
    for (const project of projects) {
      expect(text).toContain(`href="/case-study/${project}"`)
      const page = await read(`/case-study/${project}`)
      expect(page.text).toMatch(new RegExp(`href="/writing/${id}"[^>]*>${title}</a>`))
    }
  }
  const silent = expectDefined(caseStudies.find(({ articles }) => !articles))
  expect((await read(`/case-study/${silent.id}`)).text).not.toContain('Articles About This Project')
})

test('an article says in its head what it is', async () => {
  const { read, articlesIn } = await site()
  const article = expectDefined(articlesIn('de')[0])
  const { text } = await read(`/writing/${article.id}?lng=de`)
  expect(text).toContain('<meta property="og:type" content="article">')
  expect(text).toContain(`type="application/rss+xml" href="${SITE_URL}/writing.xml?lng=de"`)
  const script = expectDefined(readTags(text).tags.find(({ attributes }) => attributes.type === 'application/ld+json'))
  const [thing] = (JSON.parse(script.text) as { '@graph': Record<string, unknown>[] })['@graph']
  expect(thing).toMatchObject({
    '@type': 'Article',
    headline: article.title,
    inLanguage: 'de',
    datePublished: article.published,
    url: `${SITE_URL}/writing/${article.id}?lng=de`,
    keywords: article.tags.map(({ text }) => text),
  })
})

test('an article that is not there answers 404 with a way back', async () => {
  const { read } = await site()
  const { status, text } = await read('/writing/nothing')
  expect(status).toBe(404)
  expect(text).toContain('There is no such article')
  expect(text).toContain('href="/writing"')
})

test('the feed has every article of its language, with its date and topics', async () => {
  const { read, articlesIn } = await site()
  for (const language of languages) {
    const { headers, text } = await read(pageAddress('', '/writing.xml', language))
    expect(headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
    const elements = readXml(text)
    const of = (wanted: string) => elements.filter(({ name }) => name === wanted).map(({ text }) => text.trim())
    const articles = articlesIn(language)
    expect(of('language')).toEqual([language])
    expect(of('title').slice(1)).toEqual(articles.map(({ title }) => title))
    expect(of('description').slice(1)).toEqual(articles.map(({ summary }) => summary))
    expect(of('category')).toEqual(articles.flatMap(({ tags }) => tags.map(({ text }) => text)))
    expect(of('pubDate').map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(
      articles.map(({ published }) => published),
    )
    for (const address of of('link').filter(Boolean)) {
      const { origin, pathname, search } = new URL(address)
      expect(origin).toBe(SITE_URL)
      expect([address, (await read(pathname + search)).status]).toEqual([address, 200])
    }
  }
})

test('programs get an article as Markdown with whole addresses, and find it in llms.txt', async () => {
  const { read, articlesIn } = await site()
  const { text } = await read('/writing/removed-answer-cache.md')
  expect(text).toContain('```sql\nSELECT passage.id')
  expect(text).toContain(`(${SITE_URL}/case-study/epic-ai-platform)`)
  expect(text).not.toMatch(/\]\(\//)
  const { text: index } = await read('/llms.txt')
  for (const { id, title, summary } of articlesIn('en'))
    expect(index).toContain(`- [${title}](${SITE_URL}/writing/${id}.md): ${summary}`)
  expect(index).toContain(`${SITE_URL}/writing.xml`)
})

test('the assistant names articles among what was published, and cites none for what was done at work', async () => {
  const app = await buildApp('sqlite')
  const published = await answer(app, { message: 'Has she written any articles?', language: 'en' })
  expect(published.response).toContain('The cache we built and took out again')
  expect(published.citations.map(({ anchor }) => anchor)).toContain('/writing/removed-answer-cache')
  for (const message of [
    'Has she used a cache at Fjordvane?',
    'Does she use decision records?',
    'Does she know SQL?',
  ]) {
    const { citations } = await answer(app, { message, language: 'en' })
    expect([message, citations.filter(({ id }) => id.startsWith('article.'))]).toEqual([message, []])
  }
})
