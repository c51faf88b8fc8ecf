import { type Rating, scoreRating } from '../ratings.ts'
import type { VisitEvent } from './visit-events.ts'

const events: Record<Rating, VisitEvent> = {
  good: 'audit-excellent',
  'needs-improvement': 'audit-moderate',
  poor: 'audit-needs-improvement',
}

/** The analytics outcome of an audit. @param score 0 to 100. */
export const auditEvent = (score: number): VisitEvent => events[scoreRating(score)]
