/** Adverts of a trade whose owner came from a résumé: what their lists say counts, by whatever name an advert asks for it. */
import { expect, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { knowledgeOfResume } from '#tests/builders/imported-owner.ts'
import { createComparison } from './compare.ts'

const compare = createComparison(
  await knowledgeOfResume('en', {
    basics: { name: 'Jory Tregenza', label: 'Baker', email: 'jory@tregenza.example' },
    work: [
      {
        name: 'The Millrace',
        position: 'Head Baker',
        startDate: '2018-02',
        highlights: ['Led a section of 4.', 'Set up the sourdough: 120 loaves a day.'],
      },
      { name: 'Hotel Penhale', position: 'Baker', startDate: '2014-03', endDate: '2018-01' },
    ],
    education: [
      { institution: 'Truvel College', studyType: 'Level 3 Diploma', area: 'Patisserie and Bakery', endDate: '2014' },
    ],
    certificates: [{ name: 'Level 3 Food Safety and Hygiene for Catering' }],
    awards: [{ title: 'Gold, Sourdough', awarder: 'Western Bakers', date: '2023' }],
  }),
)

const statusOf = async (requirement: string) => {
  const advert = `Baker wanted\n\nRequirements:\n- ${requirement}\n- Experience with sourdough\n- Driving licence\n`
  const { requirements } = await compare(advert, 'en', Date.UTC(2026, 10))
  return expectDefined(requirements[0]).status
}

test.each([
  'Awards or competition results',
  'A professional qualification in patisserie',
  'Level 3 food safety certificate',
  'Leading a small team',
])('%s is evidenced', async (requirement) => {
  expect(await statusOf(requirement)).toBe('met')
})

test.each(['A degree in food science', 'A certificate in first aid'])('%s is not', async (requirement) => {
  expect(await statusOf(requirement)).toBe('not-evidenced')
})
