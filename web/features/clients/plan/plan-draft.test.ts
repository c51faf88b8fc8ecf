import { expect, test } from 'vitest'
import { checkNew, type Draft, emptyMilestone, newDraft, placeFaults, readMoney } from './plan-draft.ts'

const filled = (changes: Partial<Draft> = {}): Draft => ({
  ...newDraft('2026-03-01', 'en'),
  name: 'A bridge',
  expectedDelivery: '2026-08-31',
  totalBudget: '25000.5',
  technologies: 'Steel, Rope，',
  ...changes,
})

test('a filled form is a plan: money in the smallest unit, lists split, empty rows left out', () => {
  const milestone = { ...emptyMilestone(), title: 'Survey', dueDate: '2026-04-01', deliverables: 'Report\n\n Map ' }
  const { plan } = checkNew(filled({ milestones: [emptyMilestone(), milestone, emptyMilestone()] }))
  expect(plan).toMatchObject({
    clientEmail: null,
    totalBudget: 2_500_050,
    technologies: ['Steel', 'Rope'],
    milestones: [{ id: milestone.id, deliverables: ['Report', 'Map'] }],
  })
})

test('a currency without cents has none', () => {
  expect(readMoney('1200', 'JPY')).toBe(1200)
  expect(readMoney('0.1', 'EUR')).toBe(10)
  expect(readMoney('', 'EUR')).toBeNaN()
})

test('an amount finer than its currency is refused, and not rounded', () => {
  expect(readMoney('1.1', 'EUR')).toBe(110)
  expect(readMoney('99999.990', 'EUR')).toBe(9_999_999)
  for (const text of ['99999.999', '0.001', '1e-3']) {
    expect(checkNew(filled({ totalBudget: text })).faults).toEqual({ totalBudget: 'amount-too-fine' })
  }
  const yen = filled({ totalBudget: '1200.5', currency: 'JPY' })
  expect(checkNew(yen).faults).toEqual({ totalBudget: 'amount-too-fine' })
  expect(checkNew(filled({ totalBudget: 'much' })).faults).toEqual({ totalBudget: 'number-invalid' })
})

test('a day that is missing is asked for, one that there is not is corrected', () => {
  expect(checkNew(filled({ expectedDelivery: '' })).faults).toEqual({ expectedDelivery: 'day-required' })
  expect(checkNew(filled({ startDate: '2026-02-30' })).faults).toEqual({ startDate: 'day-invalid' })
})

test('faults are found at the row that they are about, though empty rows were not sent', () => {
  const late = { ...emptyMilestone(), title: 'Survey' }
  const draft = filled({ name: '', milestones: [emptyMilestone(), late] })
  expect(checkNew(draft).faults).toEqual({ name: 'text-required', [`${late.id}.dueDate`]: 'due-required' })
  expect(placeFaults(draft, { 'milestones.0.deliverables.3': 'too-long' })).toEqual({
    [`${late.id}.deliverables`]: 'too-long',
  })
})
