import { expect, test } from 'vitest'
import type { RequirementKind, RequirementStatus } from '#contract/chat/fit.ts'
import { type Judged, verdictOn } from './verdict.ts'

/** So many particular requirements of a status. */
const some = (count: number, status: RequirementStatus, kind: RequirementKind = 'must', general = false): Judged[] =>
  Array.from({ length: count }, () => ({ kind, status, general, share: 0.5 }))

test('strong from 70 percent on', () => {
  expect(verdictOn([...some(7, 'met'), ...some(1, 'partly'), ...some(2, 'not-evidenced')])).toBe('strong')
  expect(verdictOn([...some(6, 'met'), ...some(4, 'partly')])).toBe('strong')
  expect(verdictOn([...some(39, 'met'), ...some(61, 'partly')])).toBe('partial')
})

test('what is met in part counts by the share that is evidenced', () => {
  const partly = (share: number) => some(2, 'partly').map((one) => ({ ...one, share }))
  expect([0.8, 0.2].map((share) => verdictOn([...some(3, 'met'), ...partly(share)]))).toEqual(['strong', 'partial'])
  expect([0.8, 0.5, 0.2].map((share) => verdictOn(partly(share)))).toEqual(['partial', 'partial', 'weak'])
})

test('not strong while more than a quarter of the musts is missing, whatever else is met', () => {
  const wishes = some(30, 'met', 'nice')
  expect(verdictOn([...wishes, ...some(3, 'met'), ...some(1, 'not-evidenced')])).toBe('strong')
  expect(verdictOn([...wishes, ...some(2, 'met'), ...some(1, 'not-evidenced')])).toBe('partial')
})

test('not strong while half of what is listed is not met, however much of it is evidenced in part or only wished for', () => {
  expect(verdictOn([...some(3, 'met'), ...some(3, 'not-evidenced', 'nice')])).toBe('partial')
  expect(verdictOn([...some(3, 'met'), ...some(3, 'partly')])).toBe('partial')
  expect(verdictOn([...some(4, 'met'), ...some(2, 'partly')])).toBe('strong')
})

test('no match below 35 percent', () => {
  expect(verdictOn([...some(7, 'met'), ...some(13, 'not-evidenced')])).toBe('partial')
  expect(verdictOn([...some(34, 'met'), ...some(66, 'not-evidenced')])).toBe('weak')
})

test('a must weighs as much as three wishes', () => {
  expect(verdictOn([...some(1, 'met'), ...some(3, 'not-evidenced', 'nice')])).toBe('partial')
  expect(verdictOn([...some(1, 'not-evidenced'), ...some(3, 'met', 'nice')])).toBe('partial')
  expect(verdictOn([...some(1, 'not-evidenced'), ...some(1, 'met', 'nice')])).toBe('weak')
})

test('what any advert asks for makes no match by itself', () => {
  expect(verdictOn(some(5, 'met', 'must', true))).toBe('weak')
  expect(verdictOn([...some(9, 'met', 'must', true), ...some(1, 'not-evidenced')])).toBe('weak')
  expect(verdictOn([])).toBe('weak')
})
