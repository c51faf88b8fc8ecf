/** Owners who wrote about themselves as on networks, in words that a sentence cannot take as they are. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../../answer.ts'

const audiologist = await knowledgeOfResume('de', {
  basics: {
    name: 'Levke Brodersen',
    label: 'Hörakustikmeisterin | Pädakustikerin | Ich höre erst zu',
    email: 'levke@brodersen.example',
    summary: 'Ich passe Menschen Hörgeräte an, die eigentlich keine wollen.',
  },
  work: [
    {
      name: 'Brodersen Hören',
      position: 'Inhaberin',
      startDate: '2020',
      summary: 'Eigener Betrieb mit fünf Angestellten.',
      highlights: ['Rückgaben von 14 % auf 5 % gesenkt'],
    },
    {
      name: 'Nordklang',
      position: 'Filialleiterin',
      startDate: '2014',
      endDate: '2019',
      summary: 'Zwei Filialen mit neun Angestellten.',
      highlights: ['Ausbildung von sechs Gesellinnen und Gesellen'],
    },
  ],
  skills: [{ name: 'Tinnitusberatung' }, { name: 'Ausbildung' }],
  languages: [
    { language: 'Friesisch', fluency: 'Elementary proficiency' },
    { language: 'Walisisch', fluency: 'B1' },
  ],
})
const ask = (message: string, language: Language = 'de') =>
  answerLocally(audiologist(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test('a title of several parts is said by its first', () => {
  expect(ask('Wer ist Levke Brodersen?')).toMatch(/^Levke Brodersen ist Hörakustikmeisterin bei Brodersen Hören/)
})

test('a title that names the employer is not followed by it once more', async () => {
  const nurse = await knowledgeOfResume('en', {
    basics: { name: 'Ada Berg', label: 'Lead Nurse at Ward Seven | Teacher', email: 'a@b.example' },
    work: [{ name: 'Ward Seven', position: 'Lead Nurse', startDate: '2020' }],
  })
  const request = { message: 'Who is Ada?', history: [], role: 'unknown' as const, now: Date.UTC(2026, 10) }
  expect(answerLocally(nurse('en'), request).text).toMatch(/^Ada Berg is a Lead Nurse at Ward Seven\./)
})

test.each(['Spricht sie Friesisch?', 'Kann sie Walisisch?'])('a rare language is known by its name: %s', (question) => {
  expect(ask(question)).toMatch(/^Ja, Levke spricht (?:Friesisch|Walisisch) /)
})

test('how many work in “her” firm is told of the present one', () => {
  expect(ask('Wie viele Angestellte hat ihr Betrieb?')).not.toContain('steht hier nicht')
  expect(ask('Wie viele Angestellte hat ihr Betrieb?')).toMatch(/Brodersen Hören.+ Betrieb mit fünf Angestellten/)
})
