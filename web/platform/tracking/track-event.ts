/**
 * Notes what is counted of a visit (see `visit-count.ts`) and, where the visitor allowed it, told to Google Analytics (see
 * `google-analytics.ts`). The browser's own timeline keeps it until that code is there; nothing is stored, and nothing is
 * sent from here.
 */
import type { EngagementLevel, VisitEvent } from '#contract/analytics/visit-events.ts'

export const EVENT_MARK = 'deed '
export const READING_MARK = 'reading'

/** How a page is read. */
export type Reading =
  | { name: 'viewed'; path: string; title: string }
  /** One of the milestones, in percent of the page. */
  | { name: 'scrolled'; depth: number }
  | { name: 'engaged'; level: EngagementLevel }

export function trackEvent(deed: VisitEvent | Reading): void {
  if (typeof deed === 'string') performance.mark(EVENT_MARK + deed)
  else performance.mark(READING_MARK, { detail: deed })
}
