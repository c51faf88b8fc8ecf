/**
 * Tells what counts a visit (`visit-report.ts`), reacts to it (`behavior-tracker.ts`) and, where the visitor allowed it, tells
 * Google Analytics. In memory until that code is there; nothing is stored, and nothing is sent from here.
 */
import type { EngagementLevel, VisitEvent } from '#contract/analytics/visit-events.ts'

/** How a page is read. */
export type Reading =
  | { name: 'viewed'; path: string; title: string }
  /** One of the milestones, in percent of the page. */
  | { name: 'scrolled'; depth: number }
  | { name: 'engaged'; level: EngagementLevel }

/** What came of the offer to install the site. */
export interface Installing {
  name: 'install'
  outcome: 'accepted' | 'declined' | 'failed'
}

type TrackedEvent = VisitEvent | Reading | Installing

const past: TrackedEvent[] = []
const listeners = new Set<(event: TrackedEvent) => void>()

export function trackEvent(event: TrackedEvent): void {
  past.push(event)
  for (const listener of listeners) listener(event)
}

/** @param replay tells first what happened before. @returns ends it. */
export function watchEvents(listener: (event: TrackedEvent) => void, replay = false): () => void {
  if (replay) past.forEach(listener)
  listeners.add(listener)
  return () => listeners.delete(listener)
}
