/** What the verdict says beside the counts. */
import { expect, test } from 'vitest'
import { judged } from '#tests/builders/assistant/interpreter.ts'

test('the verdict does not speak against the counts', async () => {
  const years = await judged('Vous justifiez d’au moins 10 ans d’expérience.')
  expect(years).toMatchObject({ verdict: 'partial', counts: { met: 1, partly: 0, notEvidenced: 0 } })
  const general = await judged('Votre profil :\n- Anglais courant')
  expect(general).toMatchObject({ verdict: 'partial', counts: { met: 1, partly: 0, notEvidenced: 0 } })
  const wishes = await judged('Une expérience en garde à vue est un plus.')
  expect(wishes).toMatchObject({ verdict: 'partial', counts: { met: 1 } })
})
