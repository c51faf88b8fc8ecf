/** Adverts of a trade whose owner came from a résumé: what their lists say counts, by whatever name an advert asks for it. */
import { expect, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
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

const compareWithLuthier = createComparison(
  await knowledgeOfResume('fr', {
    basics: { name: 'Anaïs Quérel', label: 'Luthière', email: 'anais@querel.example', pronouns: 'elle' },
    work: [
      {
        name: 'Atelier du Peuplier',
        position: 'Luthière',
        startDate: '2015-02',
        highlights: [
          'Restauration de 24 violons par an.',
          'Conduite d’un projet d’équipement : budget de 410 000 €.',
          'Analyse acoustique avec Praat.',
        ],
      },
    ],
    education: [{ institution: 'École Vauvert', studyType: 'Diplôme supérieur', area: 'Lutherie', endDate: '2014' }],
    languages: [{ language: 'Polonais', fluency: 'Courant' }],
    skills: [{ name: 'Analyse', keywords: ['Praat'] }],
  }),
)

const inFrench = async (requirement: string) => {
  const advert = `Luthier ou luthière\n\nVotre profil :\n- ${requirement}\n- Expérience de la restauration\n- Permis B\n`
  const { requirements } = await compareWithLuthier(advert, 'fr', Date.UTC(2026, 10))
  return expectDefined(requirements[0]).status
}

test.each([
  ['a thousand in French has a blank', 'Conduite d’un projet de plus de 200 k€'],
  ['and more stands behind what is counted', 'Restauration de violons (20 violons et +)'],
  ['one of a list in brackets shows the kind', 'Logiciels d’analyse acoustique (Praat, Audacity, Sonic Visualiser)'],
  [
    'a school that is named is the degree that is meant',
    'Diplôme supérieur en lutherie (type École Vauvert, Mirecourt)',
  ],
  ['what stands behind a dash says why', 'Polonais - la moitié de nos clients y habitent'],
])('%s: %s', async (_, requirement) => {
  expect(await inFrench(requirement)).toBe('met')
})

test.each([
  ['a subject in brackets is a subject', 'Diplôme supérieur (informatique, mathématiques)'],
  ['behind a dash stands what is asked for', 'Impératif - cinq ans de Java en production'],
  ['a larger budget was asked for', 'Conduite d’un projet de plus de 900 k€'],
])('%s: %s', async (_, requirement) => {
  expect(await inFrench(requirement)).not.toBe('met')
})

const compareWithVet = createComparison(
  await knowledgeOfResume('en', {
    basics: { name: 'Nia Morwen', label: 'Vet', email: 'nia@morwen.example' },
    work: [{ name: 'Hafod Vets', position: 'Vet', startDate: '2012-02', highlights: ['94 knee operations.'] }],
    education: [{ institution: 'Penrhos College', studyType: 'MVB', area: 'Veterinary Medicine', endDate: '2011' }],
    certificates: [{ name: 'CertAVP (Small Animal Surgery)', issuer: 'Royal Society of Vets' }],
  }),
)

test.each([
  ['A veterinary degree (MVB or equivalent)', 'met'],
  ['A post-graduate certificate in surgery (CertAVP, GPCert or similar)', 'met'],
  ['A degree in law (LLB)', 'not-evidenced'],
])('a degree or certificate is found by its short name: %s', async (requirement, status) => {
  const advert = `Vet wanted\n\nRequirements:\n- ${requirement}\n- Operations\n- Driving licence\n`
  const { requirements } = await compareWithVet(advert, 'en', Date.UTC(2026, 10))
  expect(expectDefined(requirements[0]).status).toBe(status)
})

const compareWithRigger = createComparison(
  await knowledgeOfResume('en', {
    basics: { name: 'Tamsin Roe', label: 'Rigger', email: 'tamsin@roe.example' },
    work: [
      {
        name: 'Harbour Stages',
        position: 'Head Rigger',
        startDate: '2016-02',
        summary: 'Lead a crew of fourteen riggers.',
      },
    ],
    education: [
      {
        institution: 'Wharf College',
        studyType: 'National diploma in stage rigging',
        area: 'Rigging',
        endDate: '2015',
      },
      { institution: 'Open College', studyType: 'Bachelor of Science', area: 'Nursing', endDate: '2010' },
    ],
    skills: [{ name: 'Planning', keywords: ['SAP PM'] }],
  }),
)

test.each([
  ['a crew is a team', 'Leading a crew of ten or more', 'met'],
  ['what a team does is asked for as well', 'Leading a marketing team of ten or more', 'partly'],
  ['an example shows the kind', 'A CMMS such as SAP', 'met'],
  ['an example that is not there shows none', 'A CMMS such as Maximo', 'not-evidenced'],
  ['a degree is found by what it is called', 'National diploma in stage rigging', 'met'],
  ['a word of the degree is no subject', 'A degree in computer science', 'not-evidenced'],
])('%s: %s', async (_, requirement, status) => {
  const advert = `Rigger wanted\n\nRequirements:\n- ${requirement}\n- Chain hoists\n- Driving licence\n`
  const { requirements } = await compareWithRigger(advert, 'en', Date.UTC(2026, 10))
  expect(expectDefined(requirements[0]).status).toBe(status)
})
