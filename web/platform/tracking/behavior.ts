/** How a visitor uses the page, as far as the site reacts to it. It lives in this browser and is sent nowhere. */
import type { CountedSection, DeviceClass } from '#contract/analytics/visit-events.ts'

export type Section = CountedSection

/** All times are milliseconds; those of page, section and session count while the page could be seen. */
export interface Behavior {
  /** The path of the page shown. */
  path: string
  /** On this page. */
  pageMs: number
  /** The home page's section on the line across the middle of the window. */
  currentSection?: Section
  visitedSections: readonly Section[]
  /** In each section, while it was the current one. */
  dwellMs: Readonly<Partial<Record<Section, number>>>
  /** Percent of the page's way to its end, the furthest so far. */
  scrollDepth: number
  /** Presses of a pointer or key. */
  interactionCount: number
  /** Since the last of them on this page; absent before the first. */
  sincePressMs?: number
  /** Pages and sections left in the last 15 seconds, without those that were only passed. */
  recentMoves: number
  /** The case study that was left for this page within 10 seconds. */
  leftEarly?: string
  /** On the site, in this tab. */
  sessionMs: number
  /** The pointer is at the window's upper edge. */
  exitIntent: boolean
  /** Since the last activity. */
  idleMs: number
  /** Nothing was done for 15 seconds. */
  isIdle: boolean
  device: DeviceClass
  /** Was here in an earlier session. */
  isReturning: boolean
  hasUsedChat: boolean
  /** Ever chose one, in this browser. */
  hasChangedLanguage: boolean
  hasChangedTheme: boolean
  hasDownloadedResume: boolean
  /** Ids of case studies opened in this session, in order. */
  projectsViewed: readonly string[]
  /** By the time on the site. */
  engagement: 'low' | 'medium' | 'high'
}

export interface BehaviorTracker {
  read(): Behavior
  /** Calls back when something changes at once (section, page, exit, idleness) and every second. @returns ends it. */
  subscribe(listener: (behavior: Behavior) => void): () => void
  /** Another page is shown. */
  show(path: string): void
  /** Begins anew, as if the visitor had come just now. */
  forget(): void
  /** Notices nothing more. */
  stop(): void
}
