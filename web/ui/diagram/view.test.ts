import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pan, viewBoxOf, wholeOf, zoom } from './view.ts'

/** With the air around it 400 by 200. */
const board = { width: 384, height: 184 }
const whole = wholeOf(board)

test('the whole drawing is where a view begins, and nothing smaller', () => {
  expect(viewBoxOf(board, whole)).toBe('-8 -8 400 200')
  expect(zoom(board, whole, 0.5)).toEqual(whole)
  expect(pan(board, whole, 10, -10)).toEqual(whole)
})

test('a drawing is enlarged around its middle, four times at most', () => {
  expect(zoom(board, whole, 2)).toEqual({ x: 92, y: 42, w: 200 })
  expect(zoom(board, whole, 100).w).toBe(100)
})

test('the point under the pointer stays where it is', () => {
  const at = { x: 80, y: 80 }
  const before = zoom(board, whole, 2)
  const after = zoom(board, before, 1.5, at)
  expect((at.x - after.x) / after.w).toBeCloseTo((at.x - before.x) / before.w)
  expect((at.y - after.y) / after.w).toBeCloseTo((at.y - before.y) / before.w)
})

test('no way of moving leaves the drawing', () => {
  const move = fc.tuple(fc.double({ min: 0.1, max: 10, noNaN: true }), fc.integer(), fc.integer())
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const { x, y, w } = moves.reduce((view, [factor, dx, dy]) => pan(board, zoom(board, view, factor), dx, dy), whole)
      expect(w).toBeLessThanOrEqual(400)
      expect(x).toBeGreaterThanOrEqual(-8)
      expect(y).toBeGreaterThanOrEqual(-8)
      expect(x + w).toBeLessThanOrEqual(392.0001)
      expect(y + w / 2).toBeLessThanOrEqual(192.0001)
    }),
  )
})
