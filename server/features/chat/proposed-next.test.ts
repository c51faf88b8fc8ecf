/** What is proposed after an answer leads on from what it is about, and is never the question that was just asked. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

test.each<[Language, string, string]>([
  ['en', 'how many years of kubernetes does she have?', 'How many years of Kubernetes?'],
  ['de', 'Wie viele Jahre Java-Erfahrung bringt sie mit?', 'Wie viele Jahre Java?'],
  ['zh', 'Python用了几年？', 'Python 用了几年？'],
  ['en', 'Where is she based and does she work remotely?', 'Does Mara work remotely?'],
  ['de', 'Wie trifft sie Architekturentscheidungen?', 'Wie trifft Mara Entscheidungen?'],
])('in %s the question that was just asked is not proposed, however it was worded: %s', (language, question, same) => {
  expect(ask(language, question).markers).not.toContain(same)
})

test('what was asked earlier in a conversation is not proposed again', () => {
  expect(ask('en', 'how fast is EPIC', ['How was EPIC done?']).markers).not.toContain('How was EPIC done?')
})

test.each<[Language, string, string]>([
  ['en', 'how fast is it', 'How was EPIC done?'],
  ['de', 'Wie schnell ist das?', 'Wie ist „EPIC“ entstanden?'],
])('in %s a short question about a project is followed by more about it: %s', (language, question, next) => {
  expect(ask(language, question, ['EPIC']).markers).toContain(next)
})
