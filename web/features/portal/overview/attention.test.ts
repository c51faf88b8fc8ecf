import { expect, test } from 'vitest'
import type { Decision, ListedProject, Milestone } from '#contract/portal/portal.ts'
import { attentionOf, isOverdue, stageOf } from './attention.ts'

const decided = (kind: Decision['kind']): Decision => ({ kind, comment: '', by: 'Ada', at: 0 })
const milestone = (change: Partial<Milestone>): Milestone => ({
  id: '1',
  title: 'Pillars',
  status: 'in-progress',
  dueDate: '2026-03-01',
  deliverables: [],
  completedAt: null,
  decision: null,
  awaitsDecision: false,
  ...change,
})
const delivered = milestone({ status: 'completed', awaitsDecision: true })
const sentBack = milestone({ decision: decided('changes-requested') })

test('a milestone is overdue from the day after its own, unless it is delivered or was sent back for changes', () => {
  expect(isOverdue(milestone({}), '2026-03-01')).toBe(false)
  expect(isOverdue(milestone({}), '2026-03-02')).toBe(true)
  expect(isOverdue(milestone({ status: 'pending' }), '2026-03-02')).toBe(true)
  expect(isOverdue(delivered, '2026-03-02')).toBe(false)
  expect(isOverdue(sentBack, '2026-03-02')).toBe(false)
})

test('what was delivered is completed only when it was approved', () => {
  expect(stageOf(delivered)).toBe('delivered')
  expect(stageOf(milestone({ status: 'completed', decision: decided('approved') }))).toBe('completed')
  expect(stageOf(sentBack)).toBe('in-progress')
})

test('a project tells what is overdue and what waits, and its milestones know it later', () => {
  const project = { openDueDates: ['2026-02-01', '2026-03-01'], awaitingDecision: 1 } as ListedProject
  expect(attentionOf(project, undefined, '2026-03-01')).toEqual({ overdue: 1, awaiting: 1 })
  expect(attentionOf(project, undefined, '2026-03-02')).toEqual({ overdue: 2, awaiting: 1 })
  expect(attentionOf(project, [milestone({}), sentBack], '2026-03-02')).toEqual({ overdue: 1, awaiting: 0 })
  expect(attentionOf(project, [delivered, delivered], '2026-03-02')).toEqual({ overdue: 0, awaiting: 2 })
})
