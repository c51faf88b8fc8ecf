import { expect, test } from 'vitest'
import { nextQuarter } from './quarter-hour.ts'

test.each([
  ['18:12:40', '18:15'],
  ['18:15:00', '18:15'],
  ['18:15:01', '18:30'],
  ['18:59:59', '19:00'],
])('at %s the earliest time that can be proposed is %s', (now, expected) => {
  expect(nextQuarter(new Date(`2026-11-28T${now}`).getTime())).toBe(`2026-11-28T${expected}`)
})
