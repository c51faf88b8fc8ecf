import { expect, test } from 'vitest'
import type { Project } from '#contract/portal/portal.ts'
import { addUp, evenlySpent, timePassed } from './pace.ts'

const from = (startDate: string, expectedDelivery: string) => ({ startDate, expectedDelivery }) as Project

test('the time that has passed never leaves the plan', () => {
  const project = from('2026-01-01', '2026-01-11')
  expect(timePassed(project, '2025-12-01')).toBe(0)
  expect(timePassed(project, '2026-01-06')).toBe(50)
  expect(timePassed(project, '2026-03-01')).toBe(100)
})

test('a project that is delivered on the day it starts has no time in between', () => {
  const project = from('2026-01-01', '2026-01-01')
  expect(timePassed(project, '2025-12-31')).toBe(0)
  expect(timePassed(project, '2026-01-01')).toBe(100)
})

test('expenses add up', () => {
  const expenses = [100, 250].map((amount, i) => ({ id: String(i), date: '2026-01-01', label: '', amount }))
  expect(addUp(expenses).map(({ sum }) => sum)).toEqual([100, 350])
})

test('what would have been spent evenly is as exact as the money, not as the percent that is shown', () => {
  const project = { ...from('2026-10-01', '2027-02-28'), totalBudget: 84_000_50 } as Project
  expect(timePassed(project, '2026-11-29')).toBe(39)
  expect(evenlySpent(project, '2026-11-29')).toBe(33_040_20)
  expect(evenlySpent(project, '2026-09-01')).toBe(0)
  expect(evenlySpent(project, '2027-03-01')).toBe(84_000_50)
})
