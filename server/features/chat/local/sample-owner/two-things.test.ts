/** Of a message that asks exactly two things, both are answered. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

test.each<[Language, string]>([
  ['en', 'Which employer came right before Vindtal, and which right after?'],
  ['de', 'Bei wem war sie direkt vor Vindtal, und bei wem direkt danach?'],
  ['fr', 'Quel employeur juste avant Vindtal, et lequel juste après ?'],
  ['es', '¿En qué empresa estuvo justo antes de Vindtal y en cuál justo después?'],
  ['zh', 'Vindtal 之前在哪家公司，之后又在哪家？'],
  ['ja', 'Vindtalの前はどの会社で、その後はどの会社ですか。'],
])('in %s what came before and after is asked of the employer that is named: %s', (language, question) => {
  const { text } = ask(language, question)
  expect(text).toContain('Stavholt Media')
  expect(text).toContain('Klarmynt Payments')
})

test('what is asked beside the next employer is asked of that one', () => {
  expect(ask('fr', 'Quelle mission a suivi Tegnbro Software, et à quelle date ?').text).toContain('juin 2008')
})

test.each<[Language, string, string]>([
  ['en', 'How many decision records has she written, and how long does a review take?', 'three days'],
  ['es', '¿Cuántos registros de decisiones ha escrito y cuánto tarda una revisión de arquitectura?', 'tres días'],
  ['zh', '她写了多少份决策记录，一次架构评审要多久？', '三天'],
])('in %s a count and a time are both told: %s', (language, question, time) => {
  const { text } = ask(language, question)
  expect(text).toContain('140')
  expect(text).toContain(time)
})
