import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  [
    'Erstes Wort nach 0,8 s im 95. Perzentil. Kosten niedriger.',
    ['Erstes Wort nach 0,8 s im 95. Perzentil.', 'Kosten niedriger.'],
  ],
  ['Am 4. März 2020 begann es. Bis 2023.', ['Am 4. März 2020 begann es.', 'Bis 2023.']],
  ['Von 9 auf 46. Danach zwei.', ['Von 9 auf 46.', 'Danach zwei.']],
  ['Cut to 34. Each rule has an owner.', ['Cut to 34.', 'Each rule has an owner.']],
  ['Rd. 240 kamen. Ca. zwei blieben.', ['Rd. 240 kamen.', 'Ca. zwei blieben.']],
])('the dot of an ordinal or a short word ends no sentence: %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
