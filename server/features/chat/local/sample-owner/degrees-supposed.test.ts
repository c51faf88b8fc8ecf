/** A degree that a question takes for granted and that the owner does not have is denied, in six languages. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const supposed: [Language, string][] = [
  ['en', 'When did she get her PhD?'],
  ['es', '¿Cuándo hizo el doctorado?'],
  ['fr', 'Quand a-t-elle fait son doctorat ?'],
  ['de', 'Wann hat sie ihren Doktor gemacht?'],
  ['zh', '她什么时候读的博士？'],
  ['ja', '博士号はいつ取りましたか？'],
]

test.each(supposed)('in %s “%s” begins with no, and names the degrees there are', (language, question) => {
  const { text } = ask(language, question)
  expect(text).toMatch(/^(?:No: |Non.: |Nein: |不|没|いいえ|.*ありません)/)
  expect(text).toContain('Tegnvik')
})

test('a degree that is there is told, and nothing denied', () => {
  expect(ask('en', 'Where did she do her master’s?').text).toMatch(/^(?!No).*Tegnvik/)
})
