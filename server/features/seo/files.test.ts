import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { sitePages } from '#content/site-pages.ts'
import { languages, pageAddress } from '#contract/language.ts'
import { readTags } from '#server/integrations/html.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { readXml } from '#tests/builders/formats/xml.ts'
import { buildSite } from '#tests/servers/built-site.ts'
import { request } from '#tests/servers/requests.ts'

const SITE_URL = 'https://portfolio.example'

test('the sitemap lists every page in every language, with its priority and its other languages', async () => {
  const { app } = await buildSite('sqlite', { SITE_URL })
  const response = await request(app, '/sitemap.xml')
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
  const elements = readXml(xml)
  const texts = (wanted: string) => elements.filter(({ name }) => name === wanted).map(({ text }) => text.trim())
  const all = sitePages.flatMap((page) => languages.map((language) => ({ ...page, language })))
  expect(texts('loc')).toEqual(all.map(({ path, language }) => pageAddress(SITE_URL, path, language)))
  expect(texts('priority').map(Number)).toEqual(all.map(({ priority }) => priority))
  expect(texts('changefreq')).toEqual(all.map(({ changeFrequency }) => changeFrequency))
  for (const time of texts('lastmod')) expect(Date.parse(time)).toBeLessThanOrEqual(Date.now())
  expect(texts('lastmod')).toHaveLength(all.length)
  const links = elements.filter(({ name }) => name === 'xhtml:link').map(({ attributes }) => attributes)
  expect(links).toHaveLength(all.length * (languages.length + 1))
  for (const { hreflang, href } of links) {
    const { search } = new URL(expectDefined(href))
    expect(search).toBe(['en', 'x-default'].includes(expectDefined(hreflang)) ? '' : `?lng=${hreflang}`)
  }
  for (const { path, priority } of sitePages) {
    const rest = path.startsWith('/writing') ? 0.7 : 0.5
    const spec = path === '/' ? 1 : path === '/projects' ? 0.9 : path.startsWith('/case-study/') ? 0.8 : rest
    expect(priority).toBe(spec)
  }
})

test('robots.txt sets a crawl delay, excludes private paths and names the sitemap', async () => {
  const { app } = await buildSite('sqlite', { SITE_URL })
  const response = await request(app, '/robots.txt')
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect((await response.text()).split('\n')).toEqual([
    'User-agent: *',
    'Crawl-delay: 1',
    'Disallow: /admin',
    'Disallow: /secure/',
    'Disallow: /client-portal',
    'Disallow: /account',
    'Disallow: /api/',
    '',
    `Sitemap: ${SITE_URL}/sitemap.xml`,
    '',
  ])
})

test('every page in every language has its canonical address, its other languages, and its metadata', async () => {
  const { app } = await buildSite('sqlite', { SITE_URL })
  for (const { path } of sitePages) {
    for (const language of languages) {
      const { tags } = readTags(await (await request(app, `${path}?lng=${language}`)).text())
      const of = (name: string, key: string, value: string) =>
        tags.filter((tag) => tag.name === name && tag.attributes[key] === value).map(({ attributes }) => attributes)
      const own = pageAddress(SITE_URL, path, language)
      expect(of('link', 'rel', 'canonical').map(({ href }) => href)).toEqual([own])
      const alternates = of('link', 'rel', 'alternate')
      expect(alternates.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, href])).toEqual([
        ['x-default', SITE_URL + path],
        ...languages.map((one) => [one, pageAddress(SITE_URL, path, one)]),
      ])
      const feeds = alternates.filter(({ type }) => type === 'application/atom+xml').map(({ href }) => href)
      expect(feeds).toEqual(path === '/projects' ? [pageAddress(SITE_URL, '/feed.xml', language)] : [])
      const title = expectDefined(tags.find(({ name }) => name === 'title')).text
      const property = (name: string) => of('meta', 'property', `og:${name}`)[0]?.content
      expect([property('url'), property('title')]).toEqual([own, title])
      expect(property('description')).toBe(expectDefined(of('meta', 'name', 'description')[0]).content)
      expect(property('locale')).toMatch(new RegExp(`^${language}_[A-Z]{2}$`))
      expect(expectDefined(of('meta', 'name', 'twitter:card')[0]).content).toBe('summary_large_image')
      const picture = await request(app, expectDefined(property('image')).replace(SITE_URL, ''))
      expect(picture.headers.get('Content-Type')).toBe('image/png')
      expect(picture.headers.get('Cache-Control')).toContain('immutable')
      expect(imageSize(new Uint8Array(await picture.arrayBuffer()))).toMatchObject({ width: 1200, height: 630 })
      expect(of('meta', 'name', 'robots')).toEqual([])

      const scripts = tags.filter((tag) => tag.name === 'script' && tag.attributes.type === 'application/ld+json')
      expect(scripts).toHaveLength(1)
      const data = JSON.parse(expectDefined(scripts[0]).text)
      expect(data['@context']).toBe('https://schema.org')
      const kinds = (data['@graph'] as { '@type': string }[]).map((thing) => thing['@type'])
      if (path === '/') expect(kinds).toEqual(['ProfilePage', 'WebSite', 'Person'])
      if (path === '/projects') expect(kinds).toEqual(['CollectionPage', 'BreadcrumbList'])
      if (path.startsWith('/case-study/')) expect(kinds).toEqual(['CreativeWork', 'BreadcrumbList'])
      if (path === '/writing') expect(kinds).toEqual(['CollectionPage', 'BreadcrumbList'])
      if (path.startsWith('/writing/')) expect(kinds).toEqual(['Article', 'BreadcrumbList'])
      if (path === '/skills') expect(kinds).toEqual(['WebPage', 'BreadcrumbList'])
      if (path === '/chat') expect(kinds).toEqual(['WebPage'])
      expect(expectDefined(scripts[0]).text).not.toContain('site.invalid')
    }
  }
})

test('private, missing and third-party pages have noindex', async () => {
  const { app } = await buildSite('sqlite', { SITE_URL })
  for (const path of ['/admin', '/client-portal', '/account', '/audit/3f1a9d0e', '/nothing', '/case-study/nothing']) {
    const html = await (await request(app, path)).text()
    expect(html, path).toContain('<meta name="robots" content="noindex">')
    expect(html, path).not.toContain('rel="canonical"')
    expect(html, path).not.toContain('ld+json')
  }
})

test('a page with its address inserted is the same in every encoding', async () => {
  const { app } = await buildSite('sqlite', { SITE_URL })
  const plain = await (await request(app, '/projects')).text()
  for (const [encoding, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const response = await request(app, '/projects', { headers: { 'Accept-Encoding': encoding } })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(unpack(new Uint8Array(await response.arrayBuffer())).toString()).toBe(plain)
  }
})
