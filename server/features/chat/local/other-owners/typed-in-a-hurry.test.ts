/** What people type short, names of which a list has only a longer one, and whose title it is. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const rigger = await knowledgeOfResume('en', {
  basics: { name: 'Tove Lind', label: 'Crane Technician', email: 'tove@lind.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Ostkai Ports',
      position: 'Crane Technician',
      startDate: '2018-03',
      highlights: ['Lead a crew of fourteen technicians.', 'Trained 22 technicians in rigging.'],
    },
    { name: 'Harbour School', position: 'Guest Teacher', startDate: '2020-09', highlights: ['Teaches safe lifting.'] },
    {
      name: 'Solvind Parks',
      position: 'Fitter',
      startDate: '2012-01',
      endDate: '2018-02',
      highlights: ['Serviced turbines for renewable energy.'],
    },
  ],
  skills: [{ name: 'Planning', keywords: ['SAP PM', 'Excel'] }],
})

const said = (message: string, language: Language = 'en') =>
  answerLocally(rigger(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test('a word typed short is read as the whole one', () => {
  expect(said('anything w/ renewable energy?')).toBe(said('anything with renewable energy?'))
  expect(said('combien de tps chez Ostkai Ports ?', 'fr')).toBe(said('combien de temps chez Ostkai Ports ?', 'fr'))
})

test('no word of the language of programs is taken for one that was typed short', () => {
  expect(said('what does constructor mean')).not.toContain('function')
})

test('whoever lists a part of a product is not said to know nothing of the product', () => {
  const answer = said('does she know SAP?')
  expect(answer).toContain('SAP PM')
  expect(answer).not.toMatch(/^No/)
})

test('the owner’s title is told of the job that has it, and not of one beside', () => {
  expect(said('who is this?')).toContain('Crane Technician at Ostkai Ports. ')
})

test('people who were trained are no team', () => {
  const answer = said('how large was the largest team?')
  expect(answer).toMatch(/fourteen|14/)
  expect(answer).not.toContain('22')
})
