/** Words that an advert writes with both their endings, and what the facts tell in other words. */
import { expect, test } from 'vitest'
import { judged } from '#tests/builders/assistant/interpreter.ts'

test.each(['Diplôme de l’ESIT', 'Assermenté(e)', 'Bénévolat', 'Traducteur·rice assermenté·e'])(
  '%s is evidenced',
  async (requirement) => {
    const { asked } = await judged(`Votre profil :\n- ${requirement}\n- Anglais C1`)
    expect(asked[0]).toMatch(/: met$/)
  },
)
