import { expect, test } from 'vitest'
import { elided } from './elided.ts'
import { createSentences } from './fr/sentences.ts'

test.each([
  ['Anna', 'd’Anna'],
  ['Élise', 'd’Élise'],
  ['Hugo', 'd’Hugo'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Mara', 'de Mara'],
  ['', 'de '],
])('French elides before a vowel (%s)', (name, said) => {
  expect(elided('de ', name)).toBe(said)
})

test('the French sentences about somebody without a pronoun elide before the name', () => {
  const s = createSentences({ name: 'Anna Weber', first: 'Anna', pronouns: undefined })
  expect(s.unknownTechnology({ name: 'COBOL', related: [] })).toContain('qu’Anna ait utilisé')
  expect(s.injection()).toContain('à ce qu’Anna Weber a')
  expect([s.ask.testimonials(), s.ask.leadership()].join(' ')).toMatch(/d’Anna.*qu’Anna/)
})
