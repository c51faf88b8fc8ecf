import { expect, test } from 'vitest'
import { niceCeiling } from './nice-ceiling.ts'

test.each([
  [0, 4],
  [4, 4],
  [5, 10],
  [10, 20],
  [20, 20],
  [21, 40],
  [41, 100],
  [99, 100],
  [1234, 2000],
  [2001, 4000],
])('an axis for %i ends at %i', (value, ceiling) => {
  expect(niceCeiling(value)).toBe(ceiling)
})
