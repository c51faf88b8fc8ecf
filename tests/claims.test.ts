/** A fixed part of the claims of the bench, with floors; `npm run bench:claims` has all of them by kind. */
import { expect, test } from 'vitest'
import { judge } from '#bench/claims/cases.ts'
import { decideAlone } from '#server/features/chat/check/check.ts'

const judged = judge('work').filter(({ about }) => Number(about) < 20)
const isShown = (one: (typeof judged)[number]) => decideAlone(one).verdict === 'supported'
const share = (cases: typeof judged) => cases.filter(isShown).length / cases.length

test('true paraphrases and combinations are shown', () => {
  expect(share(judged.filter(({ isTrue }) => isTrue))).toBeGreaterThan(0.95)
})

test.each([
  ['number', 0.02],
  ['employer', 0.05],
  ['time', 0.1],
  ['attribution', 0.25],
  ['negated', 0.35],
  ['addition', 0.4],
])('of false claims of the kind %s no more than %d are shown', (kind, most) => {
  expect(share(judged.filter((one) => one.kind === kind))).toBeLessThanOrEqual(most)
})
