/** Since when somebody has a field of skill, and whether they still write code: asked in six languages. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const since: [Language, string][] = [
  ['en', 'since when has she worked with AI?'],
  ['en', 'how many years of AI experience?'],
  ['es', '¿Desde cuándo trabaja con IA?'],
  ['fr', "Depuis quand fait-elle de l'IA ?"],
  ['de', 'seit wann macht sie eigentlich was mit KI'],
  ['zh', '她做AI多久了？'],
  ['ja', 'AIの経験は何年ですか？'],
]

test.each(since)('in %s “%s” is the year of the skill, and not that of the present job', (language, question) => {
  const { answered, text } = ask(language, question)
  expect(answered).toBe(true)
  expect(text).toMatch(/2015/)
  expect(text).not.toMatch(/2023/)
})

test('a skill that went out of use has an end', () => {
  expect(ask('en', 'years of experience in data science?').text).toMatch(/^Data Science: from 2014 to 2023/)
})

const codes: [Language, string, RegExp][] = [
  ['en', 'does she code still', /risky parts/],
  ['en', 'is she hands-on?', /risky parts/],
  ['es', '¿Todavía programa?', /partes arriesgadas/],
  ['fr', 'Elle code encore ?', /parties risquées/],
  ['de', 'Programmiert sie noch selbst?', /riskante Teile/],
  ['zh', '她还写代码吗？', /风险/],
  ['ja', '今もコードを書いていますか？', /コード/],
]

test.each(codes)('in %s “%s” is told by the day’s work and the languages', (language, question, says) => {
  const { text } = ask(language, question)
  expect(text).toMatch(says)
  expect(text).toContain('Python')
})

test('code in a language that is named is asked of that', () => {
  expect(ask('en', 'Does she code in Rust?').text).toMatch(/^No: /)
})
