import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { homeText } from '#tests/builders/pages.ts'
import { buildApp } from '#tests/servers/app.ts'
import { request } from '#tests/servers/requests.ts'

async function setUp() {
  const { app } = await buildApp('sqlite')
  return (path: string, headers: Record<string, string> = {}) => request(app, path, { headers })
}

test('a page is served in each language', async () => {
  const get = await setUp()
  for (const language of languages) {
    const response = await get(`/?lng=${language}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Content-Language')).toBe(language)
    expect(await response.text()).toBe(homeText(language))
  }
})

test('the language comes from the query, else the cookie, else the browser, else English', async () => {
  const get = await setUp()
  const cases: [path: string, headers: Record<string, string>, language: string][] = [
    ['/?lng=ja', { Cookie: 'i18next=fr', 'Accept-Language': 'de' }, 'ja'],
    ['/?lng=zh-Hant-TW', {}, 'zh'],
    ['/?lng=xx', { Cookie: 'i18next=fr', 'Accept-Language': 'de' }, 'fr'],
    ['/', { Cookie: 'theme=dark; i18next=fr-CA', 'Accept-Language': 'de' }, 'fr'],
    ['/', { Cookie: 'i18next=xx', 'Accept-Language': 'de' }, 'de'],
    ['/', { 'Accept-Language': 'pt, es;q=0.5, de;q=0.8' }, 'de'],
    ['/', { 'Accept-Language': 'de;q=0, es;q=0.1' }, 'es'],
    ['/', { 'Accept-Language': 'pt-BR, *' }, 'en'],
    ['/', {}, 'en'],
  ]
  for (const [path, headers, language] of cases) {
    expect((await get(path, headers)).headers.get('Content-Language'), JSON.stringify([path, headers])).toBe(language)
  }
})

test('a language in the query is saved, any other is not', async () => {
  const get = await setUp()
  const cookie = (await get('/?lng=de')).headers.get('Set-Cookie')
  expect(cookie).toBe('i18next=de; Path=/; Max-Age=31536000; SameSite=Lax')
  for (const [path, headers] of [
    ['/', { 'Accept-Language': 'de' }],
    ['/', { Cookie: 'i18next=de' }],
    ['/?lng=xx', {}],
    ['/?lng=de%0d%0aX-Injected:1', {}],
  ] as [string, Record<string, string>][]) {
    expect((await get(path, headers)).headers.has('Set-Cookie')).toBe(false)
  }
})

test('a language at the head of a path leads to the same page with the language in its query', async () => {
  const get = await setUp()
  const leads = async (path: string) => {
    const { status, headers } = await get(path)
    return [status, headers.get('Location')]
  }
  expect(await leads('/ja')).toEqual([301, '/?lng=ja'])
  expect(await leads('/de/projects/')).toEqual([301, '/projects?lng=de'])
  expect(await leads('/zh/projects?compare=a')).toEqual([301, '/projects?compare=a&lng=zh'])
  expect(await leads('/ja//evil.example')).toEqual([301, '/evil.example?lng=ja'])
  expect((await get('/xx/projects')).status).toBe(404)
})
