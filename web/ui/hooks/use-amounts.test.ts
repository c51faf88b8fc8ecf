import { expect, test } from 'vitest'
import { createAmounts } from './use-amounts.ts'

test.each([
  [0, '0 ms'],
  [0.0431, '0.04 ms'],
  [0.62, '0.6 ms'],
  [850, '850 ms'],
  [1200, '1.2 sec'],
  [90_000, '1.5 min'],
  [26 * 3600_000, '1.1 days'],
])('%i milliseconds are %s', (ms, said) => {
  expect(createAmounts('en').duration(ms)).toBe(said)
})

test.each([
  [0, '0 byte'],
  [1023, '1,023 byte'],
  [1024, '1 kB'],
  [5.25 * 1024 ** 3, '5.3 GB'],
])('%i bytes are %s', (count, said) => {
  expect(createAmounts('en').bytes(count)).toBe(said)
})

test('small sums of money are not rounded away', () => {
  expect(createAmounts('en').dollars(0.000495)).toBe('$0.000495')
  expect(createAmounts('de').dollars(12.5)).toBe('12,50\u00a0$')
})
