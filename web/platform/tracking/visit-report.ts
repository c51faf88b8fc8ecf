/** What is counted of a page view (see the privacy notice): told to this site when the page is left. Nothing is stored. */
import type { VisitReport } from '#contract/analytics/analytics.ts'
import {
  type CountedSection,
  DIRECT,
  deviceOf,
  INTERACTIONS_MAX,
  milestoneOf,
  SOURCE_MAX,
  VISIBLE_SECONDS_MAX,
  VISITS_PATH,
  type VisitEvent,
} from '#contract/analytics/visit-events.ts'
import type { Language } from '#contract/language.ts'
import { asksNotToBeTracked } from './may-count.ts'
import { lookAtPage, watchActivity } from './page-activity.ts'
import { sendOnExit } from './page-exit.ts'
import { watchEvents } from './track-event.ts'

export interface VisitCount {
  /** A page is shown, or the same one in another language. */
  show(path: string, language: Language): void
}

/** Milliseconds that a page gets to appear. */
const APPEAR_MS = 500

interface View {
  path: string
  language: Language
  isNew: boolean
  /** Percent of the page that was seen. */
  seen: number
  visibleMs: number
  interactions: number
  sectionMs: Partial<Record<CountedSection, number>>
}

const newView = (path: string, language: Language, isNew = true): View => ({
  path,
  language,
  isNew,
  seen: 0,
  visibleMs: 0,
  interactions: 0,
  sectionMs: {},
})

/** Once in the life of a page; in a browser that asks not to be tracked it counts nothing. */
export function startCounting(): VisitCount {
  if (asksNotToBeTracked()) return { show() {} }
  const source = sourceOf(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href)
  let view: View | undefined
  let section: CountedSection | undefined
  let events = new Set<VisitEvent>()
  let isVisible = document.visibilityState === 'visible'
  // What was seen before this code came counts too.
  let countedUntil = 0

  /** Counts the time until now for what was seen until now. */
  const countTime = () => {
    const now = performance.now()
    if (view && isVisible) {
      view.visibleMs += now - countedUntil
      if (section) view.sectionMs[section] = (view.sectionMs[section] ?? 0) + now - countedUntil
    }
    countedUntil = now
  }

  const report = () => {
    countTime()
    // The visitor may have switched it off meanwhile.
    if (!view || view.visibleMs === 0 || asksNotToBeTracked()) return
    const { path, language, isNew, seen, visibleMs, interactions, sectionMs } = view
    const seconds = secondsOf(visibleMs)
    // Another glance at a page that was counted already.
    if (!isNew && seconds === 0 && interactions === 0 && events.size === 0) return
    sendOnExit(VISITS_PATH, {
      path,
      isNew,
      language,
      source,
      device: deviceOf(window.innerWidth),
      depth: milestoneOf(seen),
      seconds,
      interactions: Math.min(interactions, INTERACTIONS_MAX),
      sections: Object.fromEntries(Object.entries(sectionMs).map(([name, ms]) => [name, secondsOf(ms)])),
      events: [...events],
    } satisfies Omit<VisitReport, 'depth'> & { depth: number })
    view = newView(path, language, false)
    events = new Set()
  }

  watchActivity((activity) => {
    if (activity.type === 'depth' && view) view.seen = Math.max(view.seen, activity.depth.seen)
    if (activity.type === 'press' && view) view.interactions += 1
    if (activity.type === 'section') {
      countTime()
      section = activity.section
    }
    if (activity.type === 'visibility') {
      if (activity.isVisible) countTime()
      else report()
      isVisible = activity.isVisible
    }
    if (activity.type === 'hide') report()
    // A page view of its own.
    if (activity.type === 'restore' && view) view = newView(view.path, view.language)
  })
  watchEvents((event) => typeof event === 'string' && events.add(event), true)

  return {
    show(path, language) {
      if (view?.path === path) {
        view.language = language
        return
      }
      report()
      section = undefined
      view = newView(path, language)
      window.setTimeout(lookAtPage, APPEAR_MS)
    },
  }
}

const secondsOf = (ms: number) => Math.min(Math.round(ms / 1000), VISIBLE_SECONDS_MAX)

/** The link's `utm_source` or else the host of the page before, as far as they are names. */
function sourceOf(address: string): string {
  const named = new URL(address).searchParams.get('utm_source')
  const referrer = document.referrer && new URL(document.referrer).hostname
  const host = referrer === window.location.hostname ? '' : referrer.replace(/^www\./, '')
  const source = (named ?? host).trim().toLowerCase().replace(/\s+/g, '-').slice(0, SOURCE_MAX)
  return /^[a-z0-9][a-z0-9._-]*$/.test(source) ? source : DIRECT
}
