import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pan, viewBoxOf, WHOLE, zoom } from './view.ts'

test('the whole board is where a drawing begins, and nothing smaller', () => {
  expect(viewBoxOf(WHOLE)).toBe('-4 -1 108 62')
  expect(zoom(WHOLE, 0.5)).toEqual(WHOLE)
  expect(pan(WHOLE, 10, -10)).toEqual(WHOLE)
})

test('a drawing is enlarged around its middle, four times at most', () => {
  expect(zoom(WHOLE, 2)).toEqual({ x: 23, y: 14.5, w: 54 })
  expect(zoom(WHOLE, 100).w).toBe(27)
})

test('the point under the pointer stays where it is', () => {
  const at = { x: 20, y: 20 }
  const before = zoom(WHOLE, 2)
  const after = zoom(before, 1.5, at)
  expect((at.x - after.x) / after.w).toBeCloseTo((at.x - before.x) / before.w)
  expect((at.y - after.y) / after.w).toBeCloseTo((at.y - before.y) / before.w)
})

test('no way of moving leaves the board', () => {
  const move = fc.tuple(fc.double({ min: 0.1, max: 10, noNaN: true }), fc.integer(), fc.integer())
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const { x, y, w } = moves.reduce((view, [factor, dx, dy]) => pan(zoom(view, factor), dx, dy), WHOLE)
      expect(w).toBeLessThanOrEqual(108)
      expect(x).toBeGreaterThanOrEqual(-4)
      expect(y).toBeGreaterThanOrEqual(-1)
      expect(x + w).toBeLessThanOrEqual(104.0001)
      expect(y + (w * 62) / 108).toBeLessThanOrEqual(61.0001)
    }),
  )
})
