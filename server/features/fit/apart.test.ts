/** What an advert asks for in sentences that list several things, and in sentences that speak to nobody. */
import { expect, test } from 'vitest'
import { knowledgeOfResume } from '#tests/builders/imported-owner.ts'
import { createComparison } from './compare.ts'

const interpreter = createComparison(
  await knowledgeOfResume('fr', {
    basics: {
      name: 'Maud Kerbrat',
      label: 'Interprète et traductrice assermentée',
      email: 'maud@kerbrat.example',
      pronouns: 'elle',
    },
    work: [
      {
        name: 'Cour d’appel de Rouen',
        position: 'Experte interprète',
        startDate: '2011-01',
        summary: 'Inscrite sur la liste des experts judiciaires.',
        highlights: ['Interprétation en garde à vue.', 'Traduction de pièces.', 'Glossaire de 900 termes.'],
      },
    ],
    education: [{ institution: 'ESIT, Université Nouvelle', studyType: 'Master 2', area: 'Interprétation' }],
    volunteer: [{ organization: 'Cimade', position: 'Bénévole', summary: 'Accueil et interprétation.' }],
    languages: [{ language: 'Anglais', fluency: 'C2' }],
  }),
)

const judged = async (advert: string) => {
  const { verdict, requirements, counts } = await interpreter(advert, 'fr', Date.UTC(2026, 10))
  return { verdict, counts, asked: requirements.map(({ text, status }) => `${text}: ${status}`) }
}

test('a sentence that lists years, languages and a permit asks for each of them', async () => {
  const { verdict, asked } = await judged(
    'Nous cherchons une interprète avec 10 ans d’expérience, anglais C1, arabe courant et permis de conduire. La traduction de pièces est un plus.',
  )
  expect(asked).toEqual([
    '10 ans d’expérience: met',
    'anglais C1: met',
    'arabe courant: not-evidenced',
    'permis de conduire.: not-evidenced',
    'La traduction de pièces est un plus.: met',
  ])
  expect(verdict).toBe('partial')
})

test('what is said of the person sought, and a sentence that only names a language or a permit, is asked for', async () => {
  const { asked } = await judged(
    'Nous recherchons une personne parlant couramment arabe et titulaire du permis de conduire. Anglais courant.',
  )
  expect(asked).toEqual([
    'Nous recherchons une personne parlant couramment arabe: not-evidenced',
    'titulaire du permis de conduire.: not-evidenced',
    'Anglais courant.: met',
  ])
})

test('alternatives stay one requirement', async () => {
  const { asked } = await judged('Votre profil :\n- Un doctorat, ou un master en interprétation')
  expect(asked).toEqual(['Un doctorat, ou un master en interprétation: met'])
})

test('the verdict does not speak against the counts', async () => {
  const years = await judged('Vous justifiez d’au moins 10 ans d’expérience.')
  expect(years).toMatchObject({ verdict: 'strong', counts: { met: 1, partly: 0, notEvidenced: 0 } })
  const general = await judged('Votre profil :\n- Anglais courant')
  expect(general).toMatchObject({ verdict: 'partial', counts: { met: 1, partly: 0, notEvidenced: 0 } })
  const wishes = await judged('Une expérience en garde à vue est un plus.')
  expect(wishes).toMatchObject({ verdict: 'partial', counts: { met: 1 } })
})

test.each(['Diplôme de l’ESIT', 'Assermenté(e)', 'Bénévolat', 'Traducteur·rice assermenté·e'])(
  '%s is evidenced',
  async (requirement) => {
    const { asked } = await judged(`Votre profil :\n- ${requirement}\n- Anglais C1`)
    expect(asked[0]).toMatch(/: met$/)
  },
)
