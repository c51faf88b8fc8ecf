/** The visitor's role decides what is proposed next; what is said of the owner is the same for everybody. */
import { expect, test } from 'vitest'
import { visitorRoles } from '#contract/chat/chat.ts'
import { readMarkers } from '#contract/chat/markers.ts'
import { answer } from '#tests/builders/assistant/chat.ts'
import { buildApp } from '#tests/servers/app.ts'

const firstFor = {
  en: {
    recruiter: 'What came of EPIC?',
    client: 'What came of EPIC?',
    developer: 'How was EPIC done?',
  },
  de: {
    recruiter: 'Was brachte „EPIC“?',
    client: 'Was brachte „EPIC“?',
    developer: 'Wie ist „EPIC“ entstanden?',
  },
} as const

test.each(['en', 'de'] as const)('each role is offered first what it asks first (%s)', async (language) => {
  const site = await buildApp('sqlite', { RATE_LIMITS: 'off' })
  const message = language === 'en' ? 'What is EPIC about?' : 'Worum geht es bei EPIC?'
  const texts = new Set<string>()
  for (const role of visitorRoles) {
    const { text, chips } = readMarkers((await answer(site, { message, language, role })).response)
    texts.add(text)
    if (role !== 'unknown') expect(chips[0], role).toBe(firstFor[language][role])
  }
  expect(texts.size).toBe(1)
})

test('who hires is offered the jobs first, and a colleague the tools and methods', async () => {
  const site = await buildApp('sqlite', { RATE_LIMITS: 'off' })
  const chipsFor = async (role: string) =>
    readMarkers((await answer(site, { message: 'Who is Mara Lindholm?', role })).response).chips
  const [recruiter, developer] = await Promise.all([chipsFor('recruiter'), chipsFor('developer')])
  expect(recruiter[0]).toMatch(/jobs/)
  expect(developer[0]).toMatch(/tools and methods/)
})
