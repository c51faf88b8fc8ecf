/** An owner whose name readers of another language write with other letters. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { Services } from '#server/services.ts'
import { beOwner, leastProfile, leastSite } from './builders/owners/small-owner.ts'

test('a name has the letters of the language on pages, in files, mails and answers', async () => {
  await beOwner({
    'site.yaml': { ...leastSite, languages: ['ja', 'en'] },
    'profile.yaml': {
      ...leastProfile,
      name: '森下 千尋',
      familyName: '森下',
      title: '樹木医',
      address: { city: '京都市' },
    },
    'en/profile.yaml': { name: 'Chihiro Morishita', title: 'Tree doctor', address: { city: 'Kyoto' } },
  })
  const [
    { contentIn },
    { receiptMail },
    { openI18n },
    { readEnv },
    { openKnowledge },
    { answerLocally },
    { resumeFileName },
  ] = await Promise.all([
    import('#content/owner.ts'),
    import('#server/features/contact/mails.ts'),
    import('#server/i18n.ts'),
    import('#server/config/env.ts'),
    import('#server/knowledge/knowledge.ts'),
    import('#server/features/chat/local/answer.ts'),
    import('#server/features/resume/download.ts'),
  ])
  const services = { env: readEnv({ SITE_URL: 'https://berg.example' }), i18n: openI18n() } as Services
  const message = { firstName: 'Eve', lastName: 'Ohm', email: 'eve@ohm.example', subject: 'Hi', message: 'Hi.' }
  const knowledge = openKnowledge()
  const told = (language: Language) => {
    const { text, html, from, subject } = receiptMail(services, message, language)
    const asked = { message: 'Chihiro Morishita', history: [], role: 'unknown' as const, now: 0 }
    const { records, profile } = contentIn(language)
    return {
      texts: [
        resumeFileName(services, language).replace('-', ' '),
        profile.name,
        text,
        html,
        from.name,
        subject,
        answerLocally(knowledge(language), asked).text,
      ],
      nameParts: records.nameParts,
      city: profile.address?.city,
    }
  }
  const [ja, en] = [told('ja'), told('en')]
  expect(en.nameParts).toEqual({ given: 'Chihiro', family: 'Morishita' })
  expect(ja.nameParts).toEqual({ given: '千尋', family: '森下' })
  expect([ja.city, en.city]).toEqual(['京都市', 'Kyoto'])
  for (const text of en.texts) {
    expect(text).toContain('Chihiro')
    expect(text).not.toContain('森下')
  }
  for (const text of ja.texts.slice(0, 6)) expect(text).toContain('森下 千尋')
})
