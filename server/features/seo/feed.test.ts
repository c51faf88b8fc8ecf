import { expect, test } from 'vitest'
import { languages, pageAddress } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { readXml } from '#tests/builders/formats/xml.ts'
import { buildSite } from '#tests/servers/built-site.ts'
import { request } from '#tests/servers/requests.ts'

const SITE_URL = 'https://portfolio.example'

test('the feed lists every case study in its language, with publication and change dates', async () => {
  const { app, services } = await buildSite('sqlite', { SITE_URL })
  for (const language of languages) {
    const response = await request(app, pageAddress('', '/feed.xml', language))
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    const xml = await response.text()
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed /)
    const elements = readXml(xml)
    const texts = (wanted: string) => elements.filter(({ name }) => name === wanted).map(({ text }) => text.trim())
    const { caseStudies } = services.knowledgeOf(language).content
    const sorted = [...caseStudies].sort((a, b) => b.published.localeCompare(a.published))
    const addressOf = (id: string) => pageAddress(SITE_URL, `/case-study/${id}`, language)

    expect(expectDefined(elements[0]).attributes['xml:lang']).toBe(language)
    expect(texts('title').slice(1)).toEqual(sorted.map(({ title }) => title))
    expect(texts('id')).toEqual([
      pageAddress(SITE_URL, '/feed.xml', language),
      ...sorted.map(({ id }) => addressOf(id)),
    ])
    expect(texts('published')).toEqual(sorted.map(({ published }) => `${published}T00:00:00.000Z`))
    expect(texts('summary')).toEqual(sorted.map(({ subtitle, description }) => `${subtitle}. ${description}`))
    const changed = sorted.map(
      ({ id }) => expectDefined(expectDefined(services.pages.find(`/case-study/${id}`, language)).metadata).changedAt,
    )
    expect(texts('updated').map((time) => Date.parse(time))).toEqual([Math.max(...changed), ...changed])
  }
})

test('every link of the feed works, and its default language is English', async () => {
  const { app } = await buildSite('sqlite', { SITE_URL })
  for (const language of languages) {
    const response = await request(app, pageAddress('', '/feed.xml', language), {
      headers: { 'Accept-Language': 'ja', Cookie: 'i18next=ja' },
    })
    const elements = readXml(await response.text())
    expect(expectDefined(elements[0]).attributes['xml:lang']).toBe(language)
    for (const { attributes } of elements.filter(({ name }) => name === 'link')) {
      const { origin, pathname, search } = new URL(expectDefined(attributes.href))
      expect(origin).toBe(SITE_URL)
      const found = await request(app, pathname + search)
      expect([attributes.href, found.status]).toEqual([attributes.href, 200])
      expect(found.headers.get('Content-Type')).toContain(attributes.type)
    }
  }
})

test('the feed of an unbuilt site has only publication dates', async () => {
  const { app } = await buildSite('sqlite', { SITE_URL })
  const { app: other, services } = await buildSite('sqlite', { SITE_URL })
  services.pages = { ...services.pages, find: () => undefined }
  const dates = async (from: typeof app) => {
    const elements = readXml(await (await request(from, '/feed.xml')).text())
    return elements.filter(({ name }) => name === 'published' || name === 'updated').map(({ text }) => text)
  }
  const [newest, ...rest] = await dates(other)
  expect(newest).toBe(rest[0])
  for (let i = 0; i < rest.length; i += 2) expect(rest[i]).toBe(rest[i + 1])
  expect(await dates(app)).not.toEqual([newest, ...rest])
})
