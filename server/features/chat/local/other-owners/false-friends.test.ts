/** Ordinary words that some technology is called by, too, are words where nobody speaks of technologies. */
import { expect, test } from 'vitest'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const interpreter = await knowledgeOfResume('fr', {
  basics: { name: 'Maude Keller', label: 'Interprète', email: 'maude@keller.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Tribunal de Vire',
      position: 'Interprète',
      startDate: '2014-02',
      summary: 'Interprétation en garde à vue.',
      highlights: ['Traduction à vue de 300 procès-verbaux par an'],
    },
  ],
})

const ask = (message: string): string =>
  answerLocally(interpreter('fr'), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10, 29) }).text

test.for(['Faites-vous de la traduction à vue ?', 'Avez-vous interprété en garde à vue ?'])(
  'what is done at sight names no framework: %s',
  (question) => {
    const answer = ask(question)
    expect(answer).not.toMatch(/\bVue\b/)
    expect(answer).toContain('à vue')
  },
)

test.for(['A-t-elle utilisé vue ?', 'Connaît-elle Vue ?'])('a framework that is asked for is one: %s', (question) => {
  expect(ask(question)).toMatch(/^Non.*\bVue\b/)
})
