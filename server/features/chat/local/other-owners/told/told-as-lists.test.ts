/** Lists say no more than what stands in them, and nothing twice. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../../answer.ts'

const glazier = await knowledgeOfResume('en', {
  basics: { name: 'Moira Sallow', label: 'Glazier', email: 'moira@sallow.example', pronouns: 'she/her' },
  work: [
    { name: 'Lead & Light', position: 'Glazier', location: 'Leeds, United Kingdom', startDate: '2016-02' },
    { name: 'Aire Glass', position: 'Apprentice', location: 'Leeds', startDate: '2012-09', endDate: '2016-01' },
  ],
  skills: [{ name: 'Stained glass', keywords: ['Copper foil', 'Lead came', 'Kiln firing'] }],
})

function ask(language: Language, message: string): string {
  return answerLocally(glazier(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10, 29) }).text
}

test.for([
  ['en', 'Which techniques does she use?'],
  ['de', 'Welche Techniken nutzt sie?'],
  ['fr', 'Quelles techniques utilise-t-elle ?'],
  ['es', '¿Qué técnicas usa?'],
  ['zh', '她用哪些技术？'],
  ['ja', 'どんな技術を使いますか？'],
] as const)('in %s what no job names is not said to be used in most of them', ([language, question]) => {
  const answer = ask(language, question)
  expect(answer).not.toMatch(/most jobs|meisten Stellen|plupart des postes|mayoría de los puestos|多数工作|多くの職/)
})

test('a town that is told with its country is told once', () => {
  expect(ask('en', 'In which countries has she worked?').match(/Leeds/g)).toHaveLength(1)
})
