import { expect, test } from 'vitest'
import { differences } from './plan-differences.ts'
import { type Draft, emptyMember, emptyMilestone, newDraft } from './plan-draft.ts'

const survey = { ...emptyMilestone(), title: 'Survey', dueDate: '2026-04-01' }
const pillars = { ...emptyMilestone(), title: 'Pillars', dueDate: '2026-05-01' }
const zoe = { ...emptyMember(), name: 'Zoe', role: 'Engineer' }

const saved: Draft = { ...newDraft('2026-03-01', 'en'), name: 'A bridge', milestones: [survey, pillars], team: [zoe] }
const none = { fields: [], milestones: [], team: [], order: false }

test('the same plan has no differences, whatever surrounds it', () => {
  const yours = { ...saved, name: ' A bridge ', revision: 7, milestones: [survey, pillars, emptyMilestone()] }
  expect(differences(saved, yours)).toEqual(none)
})

test('fields, rows on either side and changed rows are found', () => {
  const later = { ...pillars, dueDate: '2026-06-01' }
  const deck = { ...emptyMilestone(), title: 'Deck', dueDate: '2026-07-01' }
  const yours = { ...saved, name: 'A tower', totalBudget: '5', milestones: [deck, later], team: [] }
  expect(differences(saved, yours)).toEqual({
    fields: ['name', 'totalBudget'],
    milestones: [
      { number: 1, saved: undefined, yours: deck },
      { number: 2, saved: pillars, yours: later },
      { number: 1, saved: survey, yours: undefined },
    ],
    team: [{ saved: zoe, yours: undefined }],
    order: false,
  })
})

test('another order alone is a difference', () => {
  expect(differences(saved, { ...saved, milestones: [pillars, survey] })).toEqual({ ...none, order: true })
})
