/** Owners whose jobs have points and no description, as forms and exports have them. */
import { expect, test } from 'vitest'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const now = Date.UTC(2026, 10)
const gardener = await knowledgeOfResume('ja', {
  basics: { name: '森下 悟', label: '造園師', email: 'satoru@morishita.example', summary: '庭をつくっています。' },
  work: [
    {
      name: '青嵐造園',
      position: '棟梁',
      startDate: '2013-04',
      endDate: 'present',
      highlights: ['寺院庭園14か所の年間管理を担当'],
    },
  ],
  skills: [{ name: '剪定', keywords: ['松', '槇'] }],
})
const vet = await knowledgeOfResume('en', {
  basics: { name: 'Rosalind Pettifer', label: 'Vet', email: 'rosalind@pettifer.example', summary: 'I am a vet.' },
  work: [{ name: 'Teme Vets', position: 'Surgeon', startDate: '2018-09', highlights: ['340 knee operations'] }],
  awards: [{ title: 'Vet of the Year', date: '2023-10', summary: 'Voted by pet owners of Shropshire' }],
})

test('a job without a description is told once, with what was done there', () => {
  const said = answerLocally(gardener('ja'), { message: 'お仕事は何ですか？', history: [], role: 'unknown', now }).text
  expect(said).toContain('青嵐造園の棟梁')
  expect(said.split('青嵐造園')).toHaveLength(2)
})

test('a job is told in Japanese with the commas of Japanese, and tools as pages print them', () => {
  const facts = gardener('ja').world.ledger.map(({ text }) => text)
  expect(facts).toContain('棟梁、青嵐造園')
  expect(facts.filter((text) => text.includes(', '))).toEqual(['松, 槇'])
})

test('an animal that won’t eat has won no award', () => {
  for (const message of ["My rabbit won't eat", 'My rabbit won’t eat']) {
    const { text } = answerLocally(vet('en'), { message, history: [], role: 'unknown', now })
    expect(text).not.toContain('Vet of the Year')
  }
  const asked = answerLocally(vet('en'), { message: 'What has she won?', history: [], role: 'unknown', now })
  expect(asked.text).toContain('Vet of the Year')
})
