/** A talk and an account in a network are told by how the owner is reached, and a manager by whom they have led. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

test.each<[Language, string]>([
  ['en', 'can we set up a call?'],
  ['en', 'Can I talk to her?'],
  ['es', '¿podemos hablar por teléfono?'],
  ['fr', 'on peut s’appeler ?'],
  ['de', 'können wir telefonieren?'],
  ['zh', '能打个电话聊聊吗'],
  ['ja', '電話で話せますか'],
])('%s: %s', (language, question) => {
  const { text, markers, citations } = ask(language, question)
  expect(text).toContain('@mara-lindholm.example')
  expect(markers).toContain('[SCROLL_TO_CONTACT]')
  expect(citations).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'can i see her github?'],
  ['de', 'hat sie ein github?'],
  ['fr', 'elle a un github ?'],
  ['es', '¿tiene github?'],
  ['zh', '有github吗'],
  ['ja', 'GitHubありますか'],
])('%s: %s is told by the address there', (language, question) => {
  expect(ask(language, question).text).toContain('github.com/')
})

test.each<[Language, string]>([
  ['en', 'can we talk about the fraud system?'],
  ['en', 'any talks of hers on youtube?'],
  ['de', 'Hat sie mit GitHub Actions gearbeitet?'],
])('%s: %s asks of the work', (language, question) => {
  expect(ask(language, question).markers).not.toContain('CONTACT')
})

test.each<[Language, string]>([
  ['en', 'is she a manager?'],
  ['es', '¿es jefa?'],
  ['fr', 'elle est manager ?'],
  ['de', 'ist sie führungskraft?'],
  ['zh', '她是管理层吗'],
  ['ja', 'マネージャーですか'],
])('%s: %s is told by whom she has led, and opens no test of whether she suits', (language, question) => {
  const { text, markers } = ask(language, question)
  expect(text).toContain('Hyllemark')
  expect(markers).not.toContain('FIT_ASSESSMENT')
})
