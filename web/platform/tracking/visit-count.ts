/** What is counted of a page view (see the privacy notice): told to this site when the page is left. Nothing is stored. */
import type { VisitReport } from '#contract/analytics/analytics.ts'
import {
  type CountedSection,
  DIRECT,
  deviceOf,
  milestoneOf,
  VISITS_PATH,
  type VisitEvent,
} from '#contract/analytics/visit-events.ts'
import type { Language } from '#contract/language.ts'
import { sendOnExit } from './page-exit.ts'
import { asksNotToBeTracked } from './privacy.ts'
import { watchSections } from './sections.ts'
import { EVENT_MARK } from './track-event.ts'

export interface VisitCount {
  /** A page is shown, or the same one in another language. */
  show(path: string, language: Language): void
}

/** Milliseconds without scrolling after which it is noted how far the page was seen. */
const SETTLED_MS = 100
/** Milliseconds that a page gets to appear. */
const APPEAR_MS = 500
/** The contract's bounds. */
const SECONDS_MAX = 4 * 3600
const INTERACTIONS_MAX = 10_000

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
  let deeds = new Set<VisitEvent>()
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

  const sections = watchSections((now) => {
    countTime()
    section = now
  })
  const look = () => {
    if (!view) return
    const { scrollHeight } = document.documentElement
    view.seen = Math.max(
      view.seen,
      Math.round((100 * (window.scrollY + window.innerHeight)) / Math.max(scrollHeight, 1)),
    )
    sections.look()
  }

  const report = () => {
    countTime()
    // The visitor may have switched it off meanwhile.
    if (!view || view.visibleMs === 0 || asksNotToBeTracked()) return
    const { path, language, isNew, seen, visibleMs, interactions, sectionMs } = view
    const seconds = secondsOf(visibleMs)
    // Another glance at a page that was counted already.
    if (!isNew && seconds === 0 && interactions === 0 && deeds.size === 0) return
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
      deeds: [...deeds],
    } satisfies Omit<VisitReport, 'depth'> & { depth: number })
    view = newView(path, language, false)
    deeds = new Set()
  }

  let settling = 0
  const lookSoon = (ms: number) => {
    window.clearTimeout(settling)
    settling = window.setTimeout(look, ms)
  }
  window.addEventListener('scroll', () => lookSoon(SETTLED_MS), { passive: true })
  const countInteraction = () => {
    if (view) view.interactions += 1
  }
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, countInteraction, { passive: true })
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      look()
      report()
    } else countTime()
    isVisible = document.visibilityState === 'visible'
  })
  window.addEventListener('pagehide', report)
  window.addEventListener('pageshow', ({ persisted }) => {
    // Back from the browser's cache: a page view of its own.
    if (persisted && view) view = newView(view.path, view.language)
  })
  new PerformanceObserver((marks) => {
    for (const { name } of marks.getEntries()) {
      if (name.startsWith(EVENT_MARK)) deeds.add(name.slice(EVENT_MARK.length) as VisitEvent)
    }
  }).observe({ type: 'mark', buffered: true })

  return {
    show(path, language) {
      if (view?.path === path) {
        view.language = language
        return
      }
      report()
      section = undefined
      view = newView(path, language)
      lookSoon(APPEAR_MS)
    },
  }
}

const secondsOf = (ms: number) => Math.min(Math.round(ms / 1000), SECONDS_MAX)

/** The link's `utm_source` or else the host of the page before, as far as they are names. */
function sourceOf(address: string): string {
  const named = new URL(address).searchParams.get('utm_source')
  const referrer = document.referrer && new URL(document.referrer).hostname
  const host = referrer === window.location.hostname ? '' : referrer.replace(/^www\./, '')
  const source = (named ?? host).trim().toLowerCase().replace(/\s+/g, '-').slice(0, 80)
  return /^[a-z0-9][a-z0-9._-]*$/.test(source) ? source : DIRECT
}
