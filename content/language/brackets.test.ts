import { expect, test } from 'vitest'
import { inBrackets } from './brackets.ts'

test('brackets within brackets become commas', () => {
  expect(inBrackets('es', 'euskera', 'C1 (EGA)')).toBe('euskera (C1, EGA)')
  expect(inBrackets('ja', '英語', 'ビジネスレベル（TOEIC 880）')).toBe('英語（ビジネスレベル、TOEIC 880）')
  expect(inBrackets('de', 'Englisch', 'B1')).toBe('Englisch (B1)')
})
