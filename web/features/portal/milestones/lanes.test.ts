import { expect, test } from 'vitest'
import { lanesOf } from './lanes.ts'

test('dots with room between them lie on one line', () => {
  expect(lanesOf([0, 30, 60, 100])).toEqual([0, 0, 0, 0])
})

test('dots that would cover each other lie one above the other, and the line is used again where there is room', () => {
  expect(lanesOf([50, 52, 54, 90])).toEqual([0, 1, 2, 0])
})
