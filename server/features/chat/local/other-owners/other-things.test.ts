/** What the owner says of tools and free time does not answer what was asked of another thing. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { answerLocally } from '../answer.ts'

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

test.for([
  ['en', 'Why should I not hire her?', 'Why should I hire her?'],
  ['de', 'Warum sollte ich sie nicht einstellen?', 'Warum sollte ich sie einstellen?'],
  ['fr', 'Pourquoi ne devrais-je pas l’embaucher ?', 'Pourquoi devrais-je l’embaucher ?'],
  ['es', '¿Por qué no debería contratarla?', '¿Por qué debería contratarla?'],
  ['zh', '为什么不应该聘用她？', '为什么应该聘用她？'],
  ['ja', '彼女を採用しない方がいい理由は？', '彼女を採用する理由は？'],
] as const)(
  'what speaks against hiring is what the owner finds hard, and never what speaks for it (%s)',
  ([language, against, forIt]) => {
    const answer = (message: string) =>
      answerLocally(knowledgeOf(language), {
        message,
        history: [],
        role: 'unknown',
        now: Date.UTC(2026, 10),
      }).facts.map(({ id }) => id)
    expect(answer(against)).toContain('interview.weakness')
    expect(answer(against)).not.toContain('interview.why-hire')
    expect(answer(forIt)).toContain('interview.why-hire')
  },
)
