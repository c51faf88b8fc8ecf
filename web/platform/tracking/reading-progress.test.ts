import { expect, test } from 'vitest'
import { auditEvent } from '#contract/analytics/audit-event.ts'
import { engagementOf } from '#contract/analytics/visit-events.ts'

test('engagement grows with each second over ten and over thirty', () => {
  expect([0, 10, 10.1, 30, 30.1].map(engagementOf)).toEqual(['low', 'low', 'medium', 'medium', 'high'])
})

test('an analysis is excellent from 90 points on, moderate from 50 on, and else in need of improvement', () => {
  expect([100, 90, 89, 50, 49, 0].map(auditEvent)).toEqual([
    'audit-excellent',
    'audit-excellent',
    'audit-moderate',
    'audit-moderate',
    'audit-needs-improvement',
    'audit-needs-improvement',
  ])
})
