/**
 * Notes what is counted of a visit (see `visit-count.ts`) and, where the visitor allowed it, told to Google Analytics (see
 * `google-analytics.ts`). The browser's own timeline keeps it until that code is there; nothing is stored, and nothing is
 * sent from here.
 */
import type { EngagementLevel, VisitDeed } from '../../contract/visits.ts'

export const DEED_MARK = 'deed '
export const READING_MARK = 'reading'

/** How a page is read. */
export type Reading =
  | { name: 'viewed'; path: string; title: string }
  /** One of the milestones, in percent of the page. */
  | { name: 'scrolled'; depth: number }
  | { name: 'engaged'; level: EngagementLevel }

export function noteDeed(deed: VisitDeed | Reading): void {
  if (typeof deed === 'string') performance.mark(DEED_MARK + deed)
  else performance.mark(READING_MARK, { detail: deed })
}
