import { expect, test } from 'vitest'
import { positionHint } from './position.ts'

const hint = { width: 352, height: 200 }
const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 800 }
const button = { left: 1360, top: 820, width: 56, height: 56 }

test('a hint stands where it is wanted, in the middle of its target', () => {
  const target = { left: 700, top: 400, width: 40, height: 40 }
  expect(positionHint('bottom', target, hint, wide)).toEqual({ side: 'bottom', left: 544, top: 482 })
  expect(positionHint('top', target, hint, wide)).toEqual({ side: 'top', left: 544, top: 158 })
  expect(positionHint('right', target, hint, wide)).toEqual({ side: 'right', left: 782, top: 320 })
})

test('at an edge it keeps sixteen pixels from it', () => {
  expect(positionHint('left', button, hint, wide)).toEqual({ side: 'left', left: 966, top: 684 })
})

test('where it does not fit it goes to the other side, or above or below', () => {
  expect(positionHint('bottom', button, hint, wide).side).toBe('top')
  expect(
    positionHint('left', { left: 288, top: 728, width: 56, height: 56 }, { width: 328, height: 220 }, phone),
  ).toEqual({
    side: 'top',
    left: 16,
    top: 466,
  })
})

test('without a target in the window it stands above the chat’s button, on a phone in the middle', () => {
  const docked = { side: 'center', left: 1064, top: 604 }
  expect(positionHint('center', button, hint, wide)).toEqual(docked)
  expect(positionHint('bottom', undefined, hint, wide)).toEqual(docked)
  expect(positionHint('bottom', { ...button, top: -300 }, hint, wide)).toEqual(docked)
  expect(positionHint('center', undefined, { width: 328, height: 200 }, phone)).toEqual({
    side: 'center',
    left: 16,
    top: 504,
  })
})
