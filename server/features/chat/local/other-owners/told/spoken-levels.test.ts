/** How well a language is spoken: a question that names a level gets a yes for that level only. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../../answer.ts'

const potter = await knowledgeOfResume('en', {
  basics: { name: 'Ada Loam', label: 'Potter', email: 'ada@loam.example', pronouns: 'she/her' },
  work: [{ name: 'Kiln & Co', position: 'Potter', startDate: '2015-01' }],
  languages: [
    { language: 'Spanish', fluency: 'Basics (A2)' },
    { language: 'French', fluency: 'Fluent' },
    { language: 'Chinese (Mandarin)', fluency: 'at the market' },
  ],
})

const answer = (message: string, language: Language = 'en') =>
  answerLocally(potter(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 5) }).text

test.each<[Language, string]>([
  ['en', 'Does she speak Spanish fluently?'],
  ['fr', 'Parle-t-elle couramment espagnol ?'],
  ['de', 'Spricht sie fließend Spanisch?'],
])('basics are no fluent Spanish (%s)', (language, question) => {
  expect(answer(question, language)).toMatch(/A2/)
  expect(answer(question, language)).not.toMatch(/^(?:Yes|Oui|Ja)\b/)
})

test('a fluent language is affirmed where fluency is asked for', () => {
  expect(answer('Does she speak French fluently?')).toMatch(/^Yes, she speaks French \(fluent\)/)
})

test('a language with a note in brackets is never denied', () => {
  expect(answer('Does she speak Chinese?')).toMatch(/^Yes, she speaks Chinese \(at the market/)
})

test.each<[Language, string]>([
  ['en', 'What is her level of French?'],
  ['de', 'Welches Niveau hat sie in Französisch?'],
  ['fr', 'Quel est votre niveau de français ?'],
  ['es', '¿Qué nivel de francés tiene?'],
  ['zh', '她的法语水平怎么样？'],
  ['ja', 'フランス語のレベルはどのくらいですか？'],
])('whoever asks how well a language is spoken gets no yes (%s)', (language, question) => {
  expect(answer(question, language)).toMatch(/[Ff]luent|fließend|courant|fluido|流利|流暢/)
  expect(answer(question, language)).not.toMatch(/^(?:Yes|Ja|Oui|Sí|会|はい)(?:[:,，、]|\s:)/)
})
