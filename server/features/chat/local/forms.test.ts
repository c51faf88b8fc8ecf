import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { knowledgeOf } from '#tests/builders/knowledge.ts'
import { answerLocally } from './answer.ts'

const ask = (language: Language, message: string, before: string[] = []) => {
  const history = before.map((content) => ({ role: 'user' as const, content }))
  return answerLocally(knowledgeOf(language), { message, history, role: 'unknown' })
}
const ids = (language: Language, message: string, before?: string[]) =>
  ask(language, message, before).facts.map(({ id }) => id)

const inEach = (questions: Record<Language, string>) =>
  languages.map((language) => [language, questions[language]] as const)

test.each(
  inEach({
    en: 'When did she work at Klarmynt?',
    de: 'Wie lange war sie bei Klarmynt?',
    fr: 'Quand a-t-elle travaillé chez Klarmynt ?',
    es: '¿Cuánto tiempo estuvo en Klarmynt?',
    zh: '她什么时候在 Klarmynt 工作？',
    ja: 'Klarmyntには何年いましたか？',
  }),
)('when she was somewhere is told by the time of that job alone (%s: %s)', (language, question) => {
  expect(ids(language, question)).toEqual(['experience.klarmynt-payments.period'])
})

test('how long something took at a company is not how long she was there', () => {
  expect(ids('en', 'How long did architecture reviews take at Fjordvane?')[0]).toMatch(/review/)
})

test.each(
  inEach({
    en: 'Which companies has she worked for?',
    de: 'Bei welchen Firmen hat sie gearbeitet?',
    fr: 'Pour quelles entreprises a-t-elle travaillé ?',
    es: '¿En qué empresas ha trabajado?',
    zh: '她在哪些公司工作过？',
    ja: 'これまでに勤めた会社は？',
  }),
)('all the jobs are listed, the newest first (%s: %s)', (language, question) => {
  const { experience } = knowledgeOf(language).content
  expect(ids(language, question)).toEqual(experience.map(({ id }) => `experience.${id}.period`))
})

test.each(
  inEach({
    en: 'Which projects used Kafka?',
    de: 'Welche Projekte nutzten Kafka?',
    fr: 'Quels projets utilisaient Kafka ?',
    es: '¿Qué proyectos usaron Kafka?',
    zh: '哪些项目用了 Kafka？',
    ja: 'どのプロジェクトでKafkaを使いましたか？',
  }),
)('every place in which a technology was used is named once (%s: %s)', (language, question) => {
  const places = ids(language, question).map((id) => id.split('.').slice(0, 2).join('.'))
  expect(places).toEqual([
    'case-study.fraud-detection-system',
    'experience.klarmynt-payments',
    'experience.vindtal-energy',
  ])
})

test('a technology whose name is in another’s is not taken for it', () => {
  const named = ids('en', 'Which projects used Java?').map(
    (id) => expectDefined(knowledgeOf('en').retrieval.facts.get(id)).text,
  )
  for (const text of named) expect(text).toMatch(/\bJava\b/)
})

test.each(
  inEach({
    en: 'AWS or Azure?',
    de: 'Ist sie besser in AWS oder Azure?',
    fr: 'AWS ou Azure ?',
    es: '¿Es mejor en AWS o en Azure?',
    zh: 'AWS 还是 Azure？',
    ja: 'AWSとAzureのどちらですか？',
  }),
)('of two things both are shown, and none is put first (%s: %s)', (language, question) => {
  const { text, facts } = ask(language, question)
  expect(text.startsWith(knowledgeOf(language).words.lead.between)).toBe(true)
  const said = facts.map((fact) => fact.text).join()
  expect(said).toContain('AWS')
  expect(said).toContain('Azure')
})

test('whether she used either is answered with yes', () => {
  expect(ask('en', 'Has she worked with AWS or Azure?').text).toMatch(/^Yes\./)
})

test('of two things one of which is unknown, none is compared', () => {
  expect(ask('en', 'Rust or Go?').text).not.toContain(knowledgeOf('en').words.lead.between)
})

test.each(
  inEach({
    en: 'What does she do for a living?',
    de: 'Womit verdient sie ihr Geld?',
    fr: 'Que fait-elle dans la vie ?',
    es: '¿A qué se dedica?',
    zh: '她是干哪一行的？',
    ja: 'どんなお仕事をしていますか？',
  }),
)('what she does for a living is her title or her job, not her home or her pay (%s: %s)', (language, question) => {
  expect(ids(language, question)[0]).toMatch(/^profile\.(?:title|bio)$/)
})

test.each(
  inEach({
    en: 'What is EPIC?',
    de: 'Was ist EPIC?',
    fr: 'C’est quoi, EPIC ?',
    es: '¿Qué es EPIC?',
    zh: 'EPIC 是什么？',
    ja: 'EPICって何？',
  }),
)('what a case study is, is told by its description (%s: %s)', (language, question) => {
  expect(ids(language, question)[0]).toBe('case-study.epic-ai-platform')
})

test.each(
  inEach({
    en: 'and when was that?',
    de: 'und wann war das?',
    fr: 'et c’était quand ?',
    es: '¿y cuándo fue eso?',
    zh: '那是什么时候？',
    ja: 'それはいつですか？',
  }),
)('when that was: the time of the job that was talked about, and of nothing else (%s: %s)', (language, question) => {
  expect(ids(language, question, ['Vindtal Energy'])).toEqual(['experience.vindtal-energy.period'])
  expect(ask(language, question, ['EPIC']).answered).toBe(false)
})

test('and before that: the job before the one that was talked about', () => {
  const before = ['What did she do at Klarmynt?', 'When was that?']
  expect(ids('en', 'And before that?', before)[0]).toBe('experience.vindtal-energy.period')
  expect(ids('de', 'Und davor?', ['Was hat sie bei Klarmynt gemacht?'])[0]).toBe('experience.vindtal-energy.period')
  expect(ids('fr', 'Et après ?', ['Qu’a-t-elle fait chez Klarmynt ?'])[0]).toBe('experience.hyllemark-retail.period')
})

test('what stays unsaid stays so in every form', () => {
  for (const question of [
    'When was she born?',
    'Which companies pay her the highest salary?',
    'What was her salary in her first job?',
    'What salary for AWS or Azure?',
    'How much does she earn for a living at Klarmynt?',
  ]) {
    expect(ask('en', question).answered).toBe(false)
  }
})

test('a fact that says what was not done is no yes', () => {
  expect(ask('en', 'Did she use a neural network for fraud?').text).not.toMatch(/^Yes/)
  expect(ask('en', 'Has she used Kafka?').text).toMatch(/^Yes/)
})
