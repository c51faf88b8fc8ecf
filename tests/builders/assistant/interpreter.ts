/** What compares adverts with an interpreter, of whose trade no list tells anything. Import it while a test file loads. */
import { createComparison } from '#server/features/fit/compare.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'

export const interpreter = createComparison(
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

/** As of November 2026. */
export async function judged(advert: string) {
  const { verdict, requirements, counts } = await interpreter(advert, 'fr', Date.UTC(2026, 10))
  return { verdict, counts, asked: requirements.map(({ text, status }) => `${text}: ${status}`) }
}
