import { expect, test } from 'vitest'
import { yearsOf } from './period.ts'

test('years that are the same are said once, and what goes on has no end', () => {
  expect(yearsOf('2012-02', '2012-11')).toBe('2012')
  expect(yearsOf('2012-02', '2014')).toBe('2012–2014')
  expect(yearsOf('2012-02', null)).toBe('2012–')
  expect(yearsOf(undefined, '2012')).toBe('2012')
  expect(yearsOf(undefined, undefined)).toBe(undefined)
})
