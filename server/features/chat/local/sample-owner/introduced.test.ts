/** Who says first who they are is answered what they ask; and a few words that had been taken for others. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

test.each<[Language, string, string]>([
  ['en', 'I’m hiring for a fintech. Where is she based?', 'Copenhagen'],
  ['en', 'I am a recruiter in Boston. Any experience in logistics?', 'Fjordvane'],
  ['es', 'Soy reclutadora en Barcelona. ¿Tiene experiencia en logística?', 'Fjordvane'],
  ['fr', 'Je recrute pour une fintech, a-t-elle une expérience en paiement ?', 'Klarmynt'],
  ['de', 'Ich bin Recruiterin bei einer Bank. Wo wohnt sie?', 'Kopenhagen'],
  ['zh', '我是一家银行的招聘人员，她住在哪里？', '哥本哈根'],
  ['ja', '人事の者です。どこに住んでいますか？', 'コペンハーゲン'],
])('in %s the question behind an introduction is answered: %s', (language, question, told) => {
  expect(ask(language, question).text).toContain(told)
})

test('who has said that they hire is sent to the address for it', () => {
  const before = ['I’m hiring for a fintech. Where is she based?']
  expect(ask('en', 'Which address should I write to?', before).text).toContain('hiring@')
})

test.each<[Language, string]>([
  ['en', 'We are a small firm, our system crashes every week. Can she help?'],
  ['de', 'Wir sind eine kleine Firma, unser System stürzt jede Woche ab. Kann sie helfen?'],
])('in %s a need behind an introduction is no part of a drawing that fails: %s', (language, need) => {
  const { text } = ask(language, need)
  expect(text).toContain('projects@')
})

test.each<[Language, string, RegExp]>([
  ['en', 'Is she still using PHP?', /^No: .*2008/],
  ['de', 'Setzt sie noch PHP ein?', /^Nein: .*2008/],
  ['fr', 'Utilise-t-elle encore PHP ?', /^Non\s: .*2008/],
  ['es', '¿Sigue usando PHP?', /^No: .*2008/],
  ['zh', 'PHP现在还用吗？', /^不是，.*2008/],
  ['ja', 'PHPは今も使っていますか？', /^いいえ、.*2008/],
  ['en', 'Is she still using Python?', /^Yes: /],
])('in %s whether a tool is still used is told by the jobs that go on: %s', (language, question, told) => {
  expect(ask(language, question).text).toMatch(told)
})

test.each<[Language, string, RegExp]>([
  ['en', 'Was she CTO at Klarmynt?', /^No: /],
  ['de', 'Sie war doch CTO bei Hyllemark, oder?', /^Nein: /],
  ['fr', 'Elle était CTO chez Hyllemark, non ?', /^Non\s: /],
])('in %s a title that a job does not have is denied: %s', (language, question, told) => {
  expect(ask(language, question).text).toMatch(told)
})

test('a company is not taken for a method that is spelt nearly alike', () => {
  expect(ask('en', 'Did Mara work for Stripe?').text).toMatch(/^No: /)
})

test('the Go language is none that is spoken, and studies are no case studies', () => {
  expect(ask('zh', '她会 Go 语言吗？').text).toContain('Fjordvane')
  expect(ask('fr', 'Parlez-moi de ses études').text).toContain('Tegnvik')
})
