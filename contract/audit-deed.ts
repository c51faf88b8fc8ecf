import { type Rating, scoreRating } from './ratings.ts'
import type { VisitDeed } from './visits.ts'

const deeds: Record<Rating, VisitDeed> = {
  good: 'audit-excellent',
  'needs-improvement': 'audit-moderate',
  poor: 'audit-needs-improvement',
}

/** What came of having a website analysed. @param score 0 to 100. */
export const auditDeed = (score: number): VisitDeed => deeds[scoreRating(score)]
