/**
 * What happens on the page: the one set of listeners behind the count of visits, what the site reacts to and Google Analytics.
 * It says what happened; what that means is each one's own. It begins with the first of them.
 */
import type { CountedSection } from '#contract/analytics/visit-events.ts'
import { observeSections } from './sections.ts'

/** In percent of the page. */
export interface ScrollDepth {
  /** What was in the window so far down: all of it on a page that fits. */
  seen: number
  /** Of the way to its end: none on a page that fits, for nobody scrolled there. */
  scrolled: number
}

export type Activity =
  /** Some time after the last scroll, and when it was asked for. */
  | { type: 'depth'; depth: ScrollDepth }
  | { type: 'section'; section: CountedSection | undefined }
  /** A pointer or key was pressed. */
  | { type: 'press' }
  | { type: 'scroll' }
  /** So many pixels from the window's upper edge. */
  | { type: 'pointer'; y: number; isMouse: boolean }
  | { type: 'visibility'; isVisible: boolean }
  /** The page is gone, or will be. */
  | { type: 'hide' }
  /** Back from the browser's cache. */
  | { type: 'restore' }

/** Milliseconds without scrolling after which it is looked how far the page was scrolled. */
const SETTLED_MS = 100

const listeners = new Set<(activity: Activity) => void>()
let running: { findSections(): void; look(): void } | undefined
let currentSection: CountedSection | undefined

/** @param listener is told at once in which section the visitor is, if any. @returns ends it. */
export function watchActivity(listener: (activity: Activity) => void): () => void {
  listeners.add(listener)
  running ??= start()
  if (currentSection) listener({ type: 'section', section: currentSection })
  return () => listeners.delete(listener)
}

/** The page may have other sections now. */
export const findSections = () => running?.findSections()

/** Looks how far the page is scrolled, and for its sections. */
export const lookAtPage = () => running?.look()

/**
 * A section is the current one from when its top reaches the upper half of the window until the next one's does, or its own end:
 * while it lies on the line across the middle. So long ones count as much as short ones.
 */
export const sectionNow = (): CountedSection | undefined => currentSection

export function scrollDepth(): ScrollDepth {
  const { scrollHeight } = document.documentElement
  const way = scrollHeight - window.innerHeight
  const percent = (part: number, whole: number) => Math.min(100, Math.round((100 * part) / Math.max(whole, 1)))
  return {
    seen: percent(window.scrollY + window.innerHeight, scrollHeight),
    scrolled: way > 0 ? percent(window.scrollY, way) : 0,
  }
}

function start() {
  const options = { passive: true }
  const tell = (activity: Activity) => {
    for (const listener of listeners) listener(activity)
  }
  const sections = observeSections({ rootMargin: '-50% 0px -50% 0px' }, (changes) => {
    const before = currentSection
    for (const { section, entry } of changes) {
      if (entry.isIntersecting) currentSection = section
      else if (currentSection === section) currentSection = undefined
    }
    if (currentSection !== before) tell({ type: 'section', section: currentSection })
  })
  const findSections = () => {
    if (sections.look()) currentSection = undefined
  }
  const look = () => {
    findSections()
    tell({ type: 'depth', depth: scrollDepth() })
  }

  let settling = 0
  const onScroll = () => {
    tell({ type: 'scroll' })
    window.clearTimeout(settling)
    settling = window.setTimeout(look, SETTLED_MS)
  }
  const onPointer = (event: MouseEvent) =>
    tell({
      type: 'pointer',
      y: event.clientY,
      isMouse: !(event instanceof PointerEvent) || event.pointerType === 'mouse',
    })
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') look()
    tell({ type: 'visibility', isVisible: document.visibilityState === 'visible' })
  }
  window.addEventListener('scroll', onScroll, options)
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, () => tell({ type: 'press' }), options)
  window.addEventListener('pointermove', onPointer, options)
  // Faster than the edge could see it.
  document.documentElement.addEventListener('mouseleave', onPointer, options)
  document.addEventListener('visibilitychange', onVisibility, options)
  window.addEventListener('pagehide', () => tell({ type: 'hide' }), options)
  window.addEventListener('pageshow', ({ persisted }) => persisted && tell({ type: 'restore' }), options)
  return { findSections, look }
}
