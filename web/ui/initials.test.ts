import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('initials are those of the first and the last name', () => {
  expect(initialsOf('Ada', 'Lovelace')).toBe('AL')
  expect(initialsOf('jean-luc van der berg')).toBe('JB')
  expect(initialsOf('Zoë')).toBe('Z')
})

test('titles have no part in them', () => {
  expect(initialsOf('Dr. iur. Hannelore Wiesengrund')).toBe('HW')
  expect(initialsOf('Ada Berg, Ph.D.')).toBe('AB')
  expect(initialsOf('Dr. Solvang')).toBe('S')
  expect(initialsOf('Dr.')).toBe('D')
})

test('of a name with the family first the family stands alone', () => {
  expect(initialsOf('花子', '山田')).toBe('山')
  expect(initialsOf('山田 花子')).toBe('山')
})

test('no name has no initials', () => {
  expect(initialsOf('', '')).toBe('')
})
