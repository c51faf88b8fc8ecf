import { expect, test } from 'vitest'
import { sitePages } from '#content/site-pages.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildSite } from '#tests/servers/built-site.ts'
import { request } from '#tests/servers/requests.ts'

const HTML = 'text/html; charset=utf-8'
const MARKDOWN = 'text/markdown; charset=utf-8'

test.each([
  [undefined, HTML],
  ['*/*', HTML],
  ['text/*', HTML],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', HTML],
  ['text/markdown', MARKDOWN],
  ['Text/Markdown; charset=utf-8', MARKDOWN],
  ['text/markdown, text/html, */*', MARKDOWN],
  ['text/html, text/markdown', HTML],
  ['text/html;q=0.8, text/markdown', MARKDOWN],
  ['text/markdown;q=0.8, text/html', HTML],
  ['text/markdown;q=0.5, */*', HTML],
  ['text/markdown;q=0.5, */*;q=0.1', MARKDOWN],
  ['text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1', HTML],
  ['text/markdown;q=0', HTML],
  ['text/html;q=0, text/markdown;q=0', HTML],
  ['application/json', HTML],
  ['text/markdownish', HTML],
  [';;q=,,text/markdown;q=x', MARKDOWN],
])('a page for Accept %j comes as %s', async (accept, type) => {
  const { app } = await buildSite('sqlite')
  const headers = { 'Accept-Language': 'de', ...(accept !== undefined && { Accept: accept }) }
  for (const { path } of sitePages) {
    const response = await request(app, path, { headers })
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type])
    expect(response.headers.get('Content-Language')).toBe('de')
    expect(response.headers.get('Vary')).toBe('Accept, Accept-Encoding, Accept-Language, Cookie')
  }
})

test('a page’s address serves the same Markdown, with another ETag than the HTML', async () => {
  const { app } = await buildSite('sqlite')
  const get = (path: string, accept: string) => request(app, path, { headers: { Accept: accept } })
  const markdown = await get('/projects?lng=fr', 'text/markdown')
  expect(await markdown.text()).toBe(await (await get('/projects.md?lng=fr', '*/*')).text())
  const etag = expectDefined(markdown.headers.get('ETag'))
  const html = await request(app, '/projects?lng=fr', { headers: { 'If-None-Match': etag } })
  expect([html.status, html.headers.get('Content-Type')]).toEqual([200, HTML])
  const head = await request(app, '/projects', { method: 'HEAD', headers: { Accept: 'text/markdown' } })
  expect([head.headers.get('Content-Type'), await head.text()]).toEqual([MARKDOWN, ''])
})

test('signed-in pages are HTML only', async () => {
  const { app } = await buildSite('sqlite')
  const response = await request(app, '/client-portal', { headers: { Accept: 'text/markdown' } })
  expect(response.headers.get('Content-Type')).toBe(HTML)
  expect(response.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
})
