import { expect, test } from 'vitest'
import { skillRank } from './skill-levels.ts'

test('a level is told by its words in every language, and a number that the owner gives counts first', () => {
  const words = [
    'Expert',
    'Experto',
    'Fortgeschritten',
    'avancé',
    'Grundkenntnisse',
    '精通',
    '初級',
    'Intermediate',
    '2012',
  ]
  expect(words.map((levelText) => skillRank({ levelText }))).toEqual([92, 92, 84, 84, 25, 92, 25, undefined, undefined])
  expect(skillRank({ level: 60, levelText: 'Expert' })).toBe(60)
})
