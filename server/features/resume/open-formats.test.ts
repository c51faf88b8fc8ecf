import schema from '@jsonresume/schema'
import { expect, test } from 'vitest'
import { contentIn } from '#content/owner.ts'
import { DAY } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { bytesOf } from '#tests/builders/resume.ts'
import { buildApp } from '#tests/servers/app.ts'
import { expectError, request } from '#tests/servers/requests.ts'

const inLanguage = (language: string) => ({ headers: { 'Accept-Language': language } })

test.for(languages)('/resume.json in %s is valid against the schema of JSON Résumé', async (language) => {
  const { app, services } = await buildApp('sqlite')
  const response = await request(app, '/resume.json', inLanguage(language))
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  const resume = (await response.json()) as { basics: { label: string }; work: unknown[]; projects: unknown[] }
  schema.validate(resume, (errors) => expect(errors).toBeNull())
  const { content } = services.knowledgeOf(language)
  expect(resume.basics.label).toBe(content.profile.title)
  expect(resume.work).toHaveLength(content.experience.length)
  expect(resume.projects).toHaveLength(content.caseStudies.length + contentIn(language).records.talks.length)
})

test('/resume.txt lists every job and case study in the visitor’s language', async () => {
  const { app, services } = await buildApp('sqlite')
  for (const language of languages) {
    const text = await (await request(app, `/resume.txt?lng=${language}`)).text()
    const { profile, experience, caseStudies } = services.knowledgeOf(language).content
    for (const wanted of [
      profile.title,
      ...experience.map(({ title }) => title),
      ...caseStudies.map((one) => one.title),
    ])
      expect(text).toContain(wanted)
    expect(text).not.toMatch(/undefined|\{\{/)
  }
})

test('the language comes from the query, the cookie, or the browser', async () => {
  const { app } = await buildApp('sqlite')
  const language = async (path: string, headers: Record<string, string>) =>
    (await request(app, path, { headers })).headers.get('Content-Language')
  expect(await language('/resume.txt?lng=fr', { Cookie: 'i18next=de', 'Accept-Language': 'ja' })).toBe('fr')
  expect(await language('/resume.txt', { Cookie: 'i18next=de', 'Accept-Language': 'ja' })).toBe('de')
  expect(await language('/resume.txt', { 'Accept-Language': 'ja' })).toBe('ja')
})

test('/resume.pdf is generated once a day, and an unchanged one is a 304', async () => {
  const { app, services, clock } = await buildApp('sqlite')
  const { print } = services.press
  let printed = 0
  services.press = {
    print: (...order) => {
      printed++
      return print(...order)
    },
  }
  const get = (headers: Record<string, string> = {}) => request(app, '/resume.pdf', { headers })
  const [first, second] = await Promise.all([get(), get()])
  expect(first.headers.get('Content-Disposition')).toMatch(/^inline; filename="Mara-Lindholm-resume.pdf"/)
  expect(first.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(first.headers.get('Vary')).toBe('Accept-Language, Cookie')
  expect(Buffer.from(await bytesOf(first)).equals(Buffer.from(await bytesOf(second)))).toBe(true)
  expect(printed).toBe(1)
  const etag = expectDefined(first.headers.get('ETag'))
  const again = await get({ 'If-None-Match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  const letter = await get({ 'If-None-Match': etag, 'Accept-Language': 'en-US' })
  expect(letter.status).toBe(200)
  expect(letter.headers.get('ETag')).not.toBe(etag)
  clock.advance(DAY)
  expect((await get({ 'If-None-Match': etag })).status).toBe(200)
  expect(printed).toBe(3)
})

test('a failure is not cached', async () => {
  const { app, services, logLines } = await buildApp('sqlite')
  const { print } = services.press
  services.press = { print: () => Promise.reject(new Error('the thread died')) }
  await expectError(await request(app, '/resume.pdf'), 'internal-error')
  expect(logLines.splice(0).some(({ msg }) => msg === 'unexpected error')).toBe(true)
  services.press = { print }
  expect((await request(app, '/resume.pdf')).status).toBe(200)
})
