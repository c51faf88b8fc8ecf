import { expect, test } from 'vitest'
import { rate, scoreRating, type VitalId } from './ratings.ts'

test.each([
  ['fcp', 1800, 3000],
  ['lcp', 2500, 4000],
  ['cls', 0.1, 0.25],
  ['fid', 100, 300],
  ['inp', 200, 500],
] as const)('%s is good up to %d and poor beyond %d', (id: VitalId, good, fair) => {
  const more = id === 'cls' ? 0.001 : 1
  expect([good, good + more, fair, fair + more].map((value) => rate(id, value))).toEqual([
    'good',
    'needs-improvement',
    'needs-improvement',
    'poor',
  ])
})

test('a score is good from 90 and poor below 50', () => {
  expect([100, 90, 89, 50, 49, 0].map(scoreRating)).toEqual([
    'good',
    'good',
    'needs-improvement',
    'needs-improvement',
    'poor',
    'poor',
  ])
})
