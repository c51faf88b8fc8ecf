import { expect, test } from 'vitest'
import { type Activity, intensityOf, moodOf, noActivity, note, type UserAction } from './intensity.ts'

const NOW = 100_000

/** What is known after these actions, each so many milliseconds before now. */
const after = (...actions: [action: UserAction, msAgo: number][]): Activity =>
  actions.reduce((activity, [action, msAgo]) => note(activity, action, NOW - msAgo), noActivity)
const times = (count: number, kind: 'click' | 'hover', msAgo: number) =>
  Array.from({ length: count }, (): [UserAction, number] => [{ kind }, msAgo])
const scrolled = (percent: number): UserAction => ({ kind: 'scroll', percent })
const intensity = (activity: Activity, dwellMs = 0) => intensityOf(activity, dwellMs, NOW)

test('who does nothing is at nought', () => {
  expect(intensity(noActivity)).toBe(0)
})

test('clicks of the last second count ten each, weighed by 0.4', () => {
  expect(intensity(after(...times(3, 'click', 999)))).toBeCloseTo(12)
  expect(intensity(after(...times(3, 'click', 1000)))).toBe(0)
})

test('movements of the last half second count two each, weighed by 0.2', () => {
  expect(intensity(after(...times(20, 'hover', 499)))).toBeCloseTo(8)
  expect(intensity(after(...times(20, 'hover', 500)))).toBe(0)
})

test('a screen scrolled counts a hundred, weighed by 0.3, for a second', () => {
  expect(intensity(after([scrolled(100), 999]))).toBeCloseTo(30)
  expect(intensity(after([scrolled(100), 1000]))).toBe(0)
})

test('scrolling adds up while it pauses for 100 ms at most, and to no more than a hundred', () => {
  expect(intensity(after([scrolled(30), 150], [scrolled(20), 50]))).toBeCloseTo(15)
  expect(intensity(after([scrolled(30), 151], [scrolled(20), 50]))).toBeCloseTo(6)
  expect(intensity(after([scrolled(80), 100], [scrolled(80), 50]))).toBeCloseTo(30)
})

test('who stays in a section for more than five seconds gets twenty on top', () => {
  expect(intensity(noActivity, 5000)).toBe(0)
  expect(intensity(noActivity, 5001)).toBe(20)
})

test('everything together ends at a hundred', () => {
  const all = after(...times(40, 'click', 100), ...times(60, 'hover', 100), [scrolled(100), 50])
  expect(intensity(all, 6000)).toBe(100)
})

test('what no longer counts is forgotten', () => {
  const { clicks, hovers } = after(...times(9, 'click', 2000), ...times(9, 'hover', 700), [scrolled(1), 0])
  expect({ clicks, hovers }).toEqual({ clicks: [], hovers: [] })
})

test.each([
  [0, 'calm'],
  [24.9, 'calm'],
  [25, 'engaged'],
  [49.9, 'engaged'],
  [50, 'excited'],
  [74.9, 'excited'],
  [75, 'focused'],
  [100, 'focused'],
])('at %d the mood is %s', (at, mood) => {
  expect(moodOf(at)).toBe(mood)
})
