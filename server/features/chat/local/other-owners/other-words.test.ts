/** Who asks in words that no fact has is told what comes closest, in whatever language the facts are. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const warden = await knowledgeOfResume('en', {
  basics: {
    name: 'Tove Askim',
    label: 'Lighthouse warden',
    email: 'tove@askim.example',
    pronouns: 'she/her',
    summary: 'Looks after three lighthouses and their boats.',
  },
  work: [
    {
      name: 'Harbour Trust',
      position: 'Warden',
      startDate: '2016-05',
      highlights: [
        'When mildew spread through the lamp room in 2021, found a blocked drain and cleaned the walls by hand.',
        'Replaced the diesel generator with solar panels, which saves 40,000 litres of fuel a year.',
      ],
    },
    { name: 'Coast Line', position: 'Deckhand', startDate: '2012-04', endDate: '2016-04' },
  ],
  volunteer: [
    {
      organization: 'Sea Rescue',
      position: 'Crew',
      startDate: '2014',
      summary: 'Has been out to storms and floods 31 times.',
    },
  ],
})

const ask = (message: string, language: Language = 'en') =>
  answerLocally(warden(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) })

test('what several words mean together is found, and told as what comes closest', () => {
  const { text, answered } = ask('we have black spots and a musty smell in our cellar, did she deal with that?')
  expect(text).toContain('What comes closest to it')
  expect(text).toContain('found a blocked drain')
  expect(answered).toBe(false)
})

test.for([
  ['de', 'Hat sie mit Schimmelbefall zu tun gehabt?', 'blocked drain'],
  ['fr', 'Que sait-elle des moisissures ?', 'blocked drain'],
  ['es', '¿Sabe algo de inundaciones?', '31 times'],
] as const)(
  'what is asked in another language than the facts are in is found by its meaning (%s)',
  ([language, question, told]) => {
    expect(ask(question, language).text).toContain(told)
  },
)

test('what nothing here comes close to is only said not to be here', () => {
  const { text } = ask('has she any experience with tax returns?')
  expect(text).not.toContain('comes closest')
})
