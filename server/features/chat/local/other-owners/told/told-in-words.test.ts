/** What no list has is not denied where the facts tell it in so many words. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../../answer.ts'

async function answering(language: Language, resume: object) {
  const knowledge = (await knowledgeOfResume(language, resume))(language)
  return (message: string): string =>
    answerLocally(knowledge, { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text
}

const interpreter = await answering('fr', {
  basics: { name: 'Maude Keller', label: 'Interprète', email: 'maude@keller.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Bureau des langues',
      position: 'Interprète',
      startDate: '2014-02',
      summary: 'Conférences, comités d’entreprise européens, visites de délégations.',
    },
  ],
})

const therapist = await answering('es', {
  basics: {
    name: 'Nuria Salcedo',
    label: 'Fisioterapeuta',
    email: 'nuria@salcedo.example',
    pronouns: 'she/her',
    summary: 'Trabajo con las familias en casa y en la escuela.',
  },
  work: [
    { name: 'Hospital de Teruel', position: 'Fisioterapeuta', startDate: '2018-03' },
    { name: 'Centro Alba', position: 'Fisioterapeuta', highlights: ['Coordiné a 3 fisioterapeutas y 1 terapeuta'] },
  ],
})

test('conferences that a job tells of are not denied for want of a list of talks', () => {
  expect(interpreter('Faites-vous de l’interprétation de conférence ?')).toMatch(/Conférences, comités/)
})

test('people who were led in a job without a date are told', () => {
  expect(therapist('¿Ha coordinado un equipo?')).toMatch(/3 fisioterapeutas/)
})

test('whom somebody helps stands in the summary where no services are listed', () => {
  expect(therapist('¿Ayuda también a las familias?')).toMatch(/familias en casa/)
})
