import { expect, test } from 'vitest'
import { titleAnchorOf, titleIn } from './board.ts'
import { overlaps } from './lay-out.ts'

const outer = { x: 0, y: 0, width: 480, height: 200 }
const size = { width: 100, height: 13 }
/** Some pixels more than the letters. */
const grown = ({ x, y, width, height }: typeof outer) => ({ x, y: y - 4, width, height: height + 8 })

const nested = {
  'at the start': [{ x: 16, y: 16, width: 160, height: 80 }],
  'as wide as it': [{ x: 16, y: 16, width: 448, height: 80 }],
  'at both ends': [
    { x: 16, y: 16, width: 160, height: 80 },
    { x: 304, y: 16, width: 160, height: 168 },
  ],
  'at the end': [{ x: 304, y: 16, width: 160, height: 168 }],
  'further down': [{ x: 16, y: 104, width: 160, height: 80 }],
}

test.each(Object.entries(nested))('a boundary’s title and that of one within it, %s, stand apart', (_, inner) => {
  const all = [outer, ...inner]
  const titleOf = (box: typeof outer) => titleIn(box, size, titleAnchorOf(box, all, size))
  const title = grown(titleOf(outer))
  for (const one of inner) expect(overlaps(title, titleOf(one))).toBe(false)
  expect(title.x).toBeGreaterThanOrEqual(outer.x)
  expect(title.x + title.width).toBeLessThanOrEqual(outer.x + outer.width)
})

test('a title stands where its edge begins as long as nothing is in the way', () => {
  expect(titleAnchorOf(outer, [outer], size)).toBe('start')
  expect(titleAnchorOf(outer, [outer, ...nested['further down']], size)).toBe('start')
  expect(titleAnchorOf(outer, [outer, ...nested['at the end']], size)).toBe('start')
  expect(titleAnchorOf(outer, [outer, ...nested['as wide as it']], size)).toBe('end')
  expect(titleAnchorOf(outer, [outer, ...nested['at both ends']], size)).toBe('middle')
})

test('a title stands where no line comes through its edge', () => {
  expect(titleAnchorOf(outer, [outer], size, [60])).toBe('end')
  expect(titleAnchorOf(outer, [outer], size, [60, 420])).toBe('middle')
  expect(titleAnchorOf(outer, [outer], size, [240])).toBe('start')
})
