/** What is said to whoever asks for a number to call. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const owner = (phone?: string) =>
  knowledgeOfResume('en', {
    basics: { name: 'Tove Lind', label: 'Crane Technician', email: 'tove@lind.example', ...(phone ? { phone } : {}) },
    work: [{ name: 'Ostkai Ports', position: 'Crane Technician', startDate: '2018-03', highlights: ['Keep cranes.'] }],
  })

const [without, reachable] = await Promise.all([owner(), owner('+47 12 34 56 78')])

const said = (knowledge: typeof without, message: string, language: Language) =>
  answerLocally(knowledge(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test.for([
  ['en', 'how do I reach Tove, is there a phone number?', 'No phone number'],
  ['de', 'Wie erreiche ich Tove, gibt es eine Telefonnummer?', 'Telefonnummer steht hier nicht'],
  ['fr', 'Comment joindre Tove, y a-t-il un numéro de téléphone ?', 'Aucun numéro'],
  ['es', '¿Cómo contacto con Tove, hay un teléfono?', 'ningún número'],
  ['zh', '怎么联系 Tove？有电话吗？', '没有写电话'],
  ['ja', 'Toveへの連絡方法は？電話番号は？', '電話番号はここにはありません'],
] as const)('where no number is given, that is said (%s)', ([language, message, words]) => {
  const answer = said(without, message, language)
  expect(answer).toContain(words)
  expect(answer).toContain('tove@lind.example')
})

test('a number that is given is told', () => {
  const answer = said(reachable, 'how do I reach Tove, is there a phone number?', 'en')
  expect(answer).toContain('+47 12 34 56 78')
  expect(answer).not.toContain('No phone number')
})
