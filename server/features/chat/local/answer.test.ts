import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { knowledgeOf } from '#tests/builders/knowledge.ts'
import { answerLocally } from './answer.ts'

const ask = (language: Language, message: string, before: string[] = []) => {
  const history = before.map((content) => ({ role: 'user' as const, content }))
  return answerLocally(knowledgeOf(language), { message, history, role: 'unknown' })
}

const words = [
  ...new Set(
    languages.flatMap((language) =>
      [...knowledgeOf(language).retrieval.facts.values()].flatMap(({ text }) => text.split(' ')),
    ),
  ),
]
const message = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4000 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...words), { maxLength: 200 }).map((list) => list.join(' ').slice(0, 4000)),
)

test('whatever is asked: an answer in time, each footnote with its citation, each citation from the ledger', () => {
  const asked = fc.record({
    language: fc.constantFrom(...languages),
    message,
    history: fc.array(fc.record({ role: fc.constantFrom('user' as const, 'assistant' as const), content: message }), {
      maxLength: 20,
    }),
    role: fc.constantFrom('unknown' as const, 'recruiter' as const, 'client' as const, 'developer' as const),
  })
  fc.assert(
    fc.property(asked, ({ language, ...question }) => {
      const start = performance.now()
      const { text, citations, facts } = answerLocally(knowledgeOf(language), question)
      // Far above the usual (bench/chat-recall.ts), to hold on a busy machine too.
      expect(performance.now() - start).toBeLessThan(1000)
      expect(text.length).toBeLessThan(4000)
      const notes = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, n]) => Number(n))
      expect(notes).toEqual(citations.map(({ n }) => n))
      expect(citations.map(({ id }) => id)).toEqual(facts.map(({ id }) => id))
      for (const { id, text: cited } of citations)
        expect(knowledgeOf(language).retrieval.facts.get(id)?.text).toBe(cited)
    }),
    { numRuns: 150 },
  )
})

test.each<[Language, string, string]>([
  ['en', 'Who is she?', 'profile.bio'],
  ['en', 'Mara Lindholm', 'profile.bio'],
  ['de', 'Wer ist Mara Lindholm?', 'profile.bio'],
  ['fr', 'C’est qui, Mara Lindholm ?', 'profile.bio'],
  ['es', '¿Quién es Mara?', 'profile.bio'],
  ['zh', '她是谁？', 'profile.bio'],
  ['ja', '彼女は誰ですか？', 'profile.bio'],
])('who the owner is, is told by the bio (%s: %s)', (language, question, id) => {
  expect(ask(language, question).facts[0]?.id).toBe(id)
})

test.each<[Language, string, string]>([
  ['en', 'What did she do before Klarmynt?', 'vindtal-energy'],
  ['en', 'And after Klarmynt Payments?', 'hyllemark-retail'],
  ['de', 'Was hat sie vor ihrer Zeit bei Klarmynt gemacht?', 'vindtal-energy'],
  ['fr', 'Que faisait-elle avant Klarmynt ?', 'vindtal-energy'],
  ['es', '¿Qué hacía antes de entrar en Klarmynt?', 'vindtal-energy'],
  ['zh', '去 Klarmynt 之前她在做什么？', 'vindtal-energy'],
  ['ja', 'Klarmyntの前は何をしていましたか？', 'vindtal-energy'],
])('the job before or after another is found (%s: %s)', (language, question, job) => {
  expect(ask(language, question).facts[0]?.id).toBe(`experience.${job}.period`)
})

const EPIC: Record<Language, string> = {
  en: 'What is the MLOps platform?',
  de: 'Was ist die MLOps-Plattform?',
  fr: 'C’est quoi, la plateforme MLOps ?',
  es: '¿Qué es la plataforma MLOps?',
  zh: 'MLOps 平台是什么？',
  ja: 'MLOps基盤とは何ですか？',
}

test.each<[Language, string]>([
  ['en', 'and which of those used Kubernetes?'],
  ['de', 'Und was davon lief auf Kubernetes?'],
  ['fr', 'et parmi cela, Kubernetes ?'],
  ['es', '¿Y usaron Kubernetes ahí?'],
  ['zh', '其中用到Kubernetes了吗？'],
  ['ja', 'その中でKubernetesを使ったのは？'],
])('a question that points back stays with what was talked about (%s: %s)', (language, question) => {
  const { answered, facts } = ask(language, question, [EPIC[language]])
  expect(answered).toBe(true)
  for (const { id } of facts) expect(id).toMatch(/mlops|hyllemark/)
})

test('a short question goes on with what was talked about, and a new one does not', () => {
  expect(
    ask('de', 'und dort?', ['Was hat sie bei Klarmynt gemacht?'])
      .facts.map(({ id }) => id)
      .join(),
  ).toMatch(/klarmynt|fraud/)
  expect(ask('en', 'Where does she live?', ['What is EPIC?']).facts[0]?.id).toBe('profile.location')
  expect(ask('en', 'What does she earn there?', ['What did she do at Klarmynt?']).answered).toBe(false)
})

test('a question for yes or no begins with yes where the facts show it, and only there', () => {
  expect(ask('en', 'Has she worked with Kafka?').text).toMatch(/^Yes\./)
  expect(ask('de', 'Kennt sie Kafka?').text).toMatch(/^Ja\./)
  expect(ask('ja', 'Kafkaの経験はありますか？').text).toMatch(/^はい。/)
  expect(ask('en', 'Has she never worked with Kafka?').text).not.toMatch(/^Yes/)
  expect(ask('en', 'Does she like Copenhagen?').text).not.toMatch(/^Yes/)
  expect(ask('fr', 'Pouvez-vous corriger mon script Terraform ?').text).not.toMatch(/^Oui/)
  expect(ask('en', 'Has she worked with Salesforce?').text).not.toMatch(/^Yes/)
})

test('what somebody else said is quoted with the name', () => {
  expect(ask('en', 'What does Henrik Aasgaard say about her?').text).toContain(
    '**Henrik Aasgaard, Chief Information Officer, Fjordvane Logistics:** “',
  )
})

test('a long fact is said by the sentence that answers, and cited whole', () => {
  const { text, citations } = ask('en', 'why no answer cache')
  expect(text).toContain('We tried a cache of similar answers')
  expect(text).not.toContain('Words stream as they are written')
  expect(citations[0]?.text).toContain('Words stream as they are written')
})

test('a recruiter reads the result first, a developer how it was built', () => {
  const asked = (role: 'recruiter' | 'developer') =>
    expectDefined(
      answerLocally(knowledgeOf('en'), { message: 'Tell me about fraud detection', history: [], role }).facts[0],
    )
  expect(asked('recruiter').id).not.toBe(asked('developer').id)
})
