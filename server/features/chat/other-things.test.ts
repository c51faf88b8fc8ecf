/** What the owner says of tools and free time does not answer what was asked of another thing. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { answerLocally } from './local/answer.ts'

const knowledgeOf = openKnowledge()
const isAnswered = (language: Language, message: string) =>
  answerLocally(knowledgeOf(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).answered

test.each<[Language, string]>([
  ['en', 'What is your favourite pizza?'],
  ['de', 'Was ist Ihre Lieblingspizza?'],
  ['fr', 'Quelle est votre pizza préférée ?'],
  ['es', '¿Cuál es tu pizza favorita?'],
  ['zh', '你最喜欢什么披萨？'],
  ['ja', '好きなピザは何ですか？'],
])('in %s nothing is said of %s', (language, question) => {
  expect(isAnswered(language, question)).toBe(false)
})

test.each<[Language, string]>([
  ['en', 'What’s her favourite IDE?'],
  ['en', 'What does she do on weekends?'],
  ['en', 'Which books does she read?'],
  ['de', 'Mit welchem Editor arbeitet sie?'],
  ['ja', '趣味は何ですか'],
])('in %s it is said: %s', (language, question) => {
  expect(isAnswered(language, question)).toBe(true)
})
