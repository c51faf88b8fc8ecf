/** Questions in a language that the product speaks and the site has not: what is told of stays in the owner's. */
import { expect, test, vi } from 'vitest'
import { inDigits } from './in-digits.ts'

vi.mock('#contract/language.ts', async (original) => ({
  ...(await original<typeof import('#contract/language.ts')>()),
  languages: ['en'],
}))

test('a unit that two numbers share is known by its words', () => {
  expect(inDigits('de', 'von 4.200 auf 600 Millisekunden')).toBe('von 4.200 Millisekunden auf 600 Millisekunden')
})
