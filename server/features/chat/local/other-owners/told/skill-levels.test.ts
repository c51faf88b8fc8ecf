/** How well an owner knows a skill is said in the owner's own words, and what they call a beginner's is no field of theirs. */
import { expect, test } from 'vitest'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../../answer.ts'

const cook = await knowledgeOfResume('es', {
  basics: { name: 'Nerea Otxoa', label: 'Cocinera', email: 'nerea@otxoa.example', pronouns: 'she/her' },
  work: [{ name: 'Mahaia', position: 'Cocinera', startDate: '2019-03' }],
  skills: [
    { name: 'Pastelería', level: 'Básico', keywords: ['Masas hojaldradas'] },
    { name: 'Pescados', level: 'Experta', keywords: ['Ronqueo'] },
    { name: 'Vinos', level: 'Intermedio' },
  ],
})
const ask = (message: string) =>
  answerLocally(cook('es'), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test('a level is told in the words of the owner', () => {
  expect(ask('¿Sabe de pastelería?')).toMatch(/Pastelería.*\(Básico\)/)
  expect(ask('¿Es buena con los vinos?')).toMatch(/Vinos.*\(Intermedio\)/)
})

test('what the owner has only begun with is not among their fields', () => {
  const said = ask('¿Cuáles son sus competencias?')
  expect(said).toMatch(/Pescados.*Vinos/)
  expect(said).not.toContain('Pastelería')
})
