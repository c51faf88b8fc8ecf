import { expect, test } from 'vitest'
import { longestWord } from './longest-word.ts'

test('a name is as long as its longest part that no line ends in, in whatever script', () => {
  expect(longestWord('Mara Lindholm')).toBe(8)
  expect(longestWord('Aurelio Echeverri\u0301a')).toBe(10)
  expect(longestWord('Jo Müller-Lüdenscheidt')).toBe(12)
  expect(longestWord('マーラ・リンドホルム')).toBe(11)
  expect(longestWord('山田花子')).toBe(7)
})
