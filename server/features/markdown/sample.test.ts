import { expect, test } from 'vitest'
import { languages, pageAddress } from '#contract/language.ts'
import { buildResume } from '#tests/builders/resume.ts'
import { buildApp } from '#tests/servers/app.ts'
import { request } from '#tests/servers/requests.ts'

const times = (text: string, said: string) => text.split(said).length - 1

test('every document for agents and social networks says once that the sample person is fictional', async () => {
  const { app, services } = await buildApp('sqlite')
  const read = async (path: string) => (await request(app, path)).text()
  for (const language of languages) {
    const sample = services.i18n(language)('sample')
    for (const file of ['/resume.json', '/resume.txt', '/feed.xml', '/index.md', '/privacy.md'])
      expect([file, language, times(await read(pageAddress('', file, language)), sample)]).toEqual([file, language, 1])
    expect((await buildResume(language)).caveat).toBe(sample)
  }
  for (const file of ['/llms.txt', '/agents.md'])
    expect([file, times(await read(file), services.i18n('en')('sample'))]).toEqual([file, 1])
})
