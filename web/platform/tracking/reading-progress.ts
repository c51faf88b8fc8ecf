/** Notes how pages are read, for who counts it as it happens. The site's own counting adds it up (see `visit-report.ts`). */

import { type EngagementLevel, engagementOf, scrollMilestones } from '#contract/analytics/visit-events.ts'
import { isPersonal } from '#contract/chat/personal-pages.ts'
import { type ScrollDepth, scrollDepth, watchActivity } from './page-activity.ts'
import { trackEvent } from './track-event.ts'
import { whenTitled } from './when-titled.ts'

const TICK_MS = 1000

/** From now on, for the page that is shown. @returns ends it. */
export function watchReading(path: string): () => void {
  if (isPersonal(path)) return () => {}
  let depth = 0
  let seconds = 0
  let level: EngagementLevel | undefined

  const onDepth = ({ seen }: ScrollDepth) => {
    for (const milestone of scrollMilestones) {
      if (milestone > depth && seen >= milestone) {
        depth = milestone
        trackEvent({ name: 'scrolled', depth })
      }
    }
  }
  const tick = () => {
    if (document.visibilityState === 'hidden') return
    // Once, when the page has had its time to appear: what was not scrolled to can be in view.
    if (seconds === 0) onDepth(scrollDepth())
    seconds += 1
    const now = engagementOf(seconds)
    if (now === level) return
    level = now
    trackEvent({ name: 'engaged', level })
  }
  const unwatch = watchActivity((activity) => activity.type === 'depth' && onDepth(activity.depth))
  const ticking = window.setInterval(tick, TICK_MS)
  const leave = whenTitled(path, (title) => trackEvent({ name: 'viewed', path, title }))
  return () => {
    unwatch()
    window.clearInterval(ticking)
    leave()
  }
}
