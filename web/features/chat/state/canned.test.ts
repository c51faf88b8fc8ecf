import { expect, test } from 'vitest'
import { buildLedger } from '#content/ledger.ts'
import { contentIn } from '#content/owner.ts'
import { visitorRoles } from '#contract/chat/chat.ts'
import { languages } from '#contract/language.ts'
import { chatI18n } from '#tests/builders/assistant/chat-messages.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { mentions } from '#web/features/chat/persona/roles.ts'
import { cannedAnswer, fallbackAnswer, findTopic, pageTopics, topics, topicsOf } from './canned.ts'

test.each(languages)('every canned answer cites facts of the ledger and no more than four (%s)', async (language) => {
  const { content, ...i18n } = await chatI18n(language)
  const ids = new Set(buildLedger(contentIn(language)).map(({ id }) => id))
  for (const topic of topics) {
    const { content: text, citations } = cannedAnswer(topic, i18n, content)
    expect(text).not.toMatch(/\{\{|undefined/)
    expect(citations.length).toBeLessThanOrEqual(4)
    for (const { n, id } of citations) {
      expect(ids).toContain(id)
      expect(text).toContain(`[^${n}]`)
    }
  }
})

test('what the owner says of themself is quoted, and only that', async () => {
  const { content, ...i18n } = await chatI18n('es')
  const [first, second, ...others] = content.experience
  const jobs = [first, second].map((job, i) => {
    const { achievements, ...rest } = expectDefined(job)
    const text = ['Diseñé la plataforma', 'Plataforma para 9 equipos'][i] ?? ''
    return { ...rest, achievements: [{ ...expectDefined(achievements[0]), text }] }
  })
  const said = cannedAnswer('leadership', i18n, { ...content, experience: [...jobs, ...others] }).content
  expect(said).toContain(': «Diseñé la plataforma»')
  expect(said).toContain(': Plataforma para 9 equipos')
})

test.each(['zh', 'ja'] as const)('what is known by heart has the signs of its language (%s)', async (language) => {
  const { content, ...i18n } = await chatI18n(language)
  for (const topic of topics) {
    const known = cannedAnswer(topic, i18n, content)
    expect(known.content.replaceAll('[^', '')).not.toMatch(/[\u3040-\u9fff*]\s*[,;:()]/u)
  }
})

test('the four opening chips of the full page have an answer each', () => {
  expect(Object.keys(pageTopics)).toEqual(['architecture', 'ai_projects', 'leadership', 'results'])
})

test('what the facts tell nothing of is neither offered nor answered by heart', async () => {
  const { content, ...i18n } = await chatI18n('en')
  expect(topicsOf(content)).toEqual(['architecture', 'projects', 'leadership', 'results'])
  const jobsOnly = { ...content, caseStudies: [] }
  expect(topicsOf(jobsOnly)).toEqual(['leadership'])
  expect(fallbackAnswer('???', 'developer', i18n, jobsOnly).citations).not.toEqual([])
  const nothing = { ...jobsOnly, experience: [] }
  expect(fallbackAnswer('???', 'developer', i18n, nothing).content).toContain(content.profile.email)
})

test.each(languages)(
  'without a word on availability the way to the owner is told all the same (%s)',
  async (language) => {
    const { content, ...i18n } = await chatI18n(language)
    const { availability, ...profile } = content.profile
    const { content: said } = cannedAnswer('contact', i18n, { ...content, profile })
    expect(said).toContain(profile.email)
    expect(said).toBe(cannedAnswer('contact', i18n, content).content.replace(String(availability), '').trim())
  },
)

test('the question’s words decide, then the role', async () => {
  const { content, ...i18n } = await chatI18n('en')
  const firstLine = (question: string, role: (typeof visitorRoles)[number]) =>
    fallbackAnswer(question, role, i18n, content).content
  for (const role of visitorRoles) expect(firstLine('???', role)).toContain(i18n.t(`failure.${role}`))
  expect(firstLine('How can I hire her?', 'developer')).toContain(content.profile.email)
  expect(new Set(visitorRoles.map((role) => firstLine('???', role).split('\n\n')[1])).size).toBe(4)
})

test('a Latin phrase counts as a whole word, a Chinese or Japanese one anywhere', async () => {
  expect(mentions('I paint', ['ai'])).toBe(false)
  expect(mentions('What about AI?', ['ai'])).toBe(true)
  expect(mentions('I’m hiring', ["i'm hiring"])).toBe(true)
  expect(mentions('この設計は', ['設計'])).toBe(true)
  expect(mentions('ＡＩについて', ['ai'])).toBe(true)
  const { cues } = await chatI18n('en')
  expect(findTopic('Tell me a joke', cues)).toBeUndefined()
})
