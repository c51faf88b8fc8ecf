import { expect, test } from 'vitest'
import { createTimeScale } from './time-scale.ts'

test('days lie between the first and the last, and those outside at the ends', () => {
  const { x } = createTimeScale(['2026-01-01', '2026-01-11'])
  expect(['2026-01-01', '2026-01-06', '2026-01-11', '2025-06-01', '2027-01-01'].map(x)).toEqual([0, 50, 100, 0, 100])
})

test('months begin at their first day, and only the first of a year says which year it is', () => {
  const { months } = createTimeScale(['2025-11-15', '2026-02-15'])
  expect(months.map(({ at, withYear }) => [new Date(at).toISOString().slice(0, 10), withYear])).toEqual([
    ['2025-12-01', true],
    ['2026-01-01', true],
    ['2026-02-01', false],
  ])
})

test('a long project shows no more months than a phone has room for', () => {
  expect(createTimeScale(['2020-01-01', '2026-12-31']).months.length).toBeLessThanOrEqual(5)
})

test('an axis from a day to the same day still has a length', () => {
  const { x, months } = createTimeScale(['2026-03-31', '2026-03-31'])
  expect(x('2026-03-31')).toBe(0)
  expect(months).toEqual([])
})
