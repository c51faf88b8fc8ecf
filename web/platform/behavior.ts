/** How a visitor uses the page, as far as the site reacts to it. It lives in this browser tab and is sent nowhere. */
import type { CountedSection, DeviceClass } from '../../contract/visits.ts'

export type Section = CountedSection

export interface Behavior {
  /** The path of the page shown. */
  path: string
  /** The section whose top lies in the upper half of the window. */
  currentSection?: Section
  visitedSections: readonly Section[]
  /** Milliseconds for which each section was the current one while the page was visible. */
  dwellMs: Readonly<Partial<Record<Section, number>>>
  /** Percent of the page, the furthest so far. */
  scrollDepth: number
  /** Presses of a pointer or key. */
  interactionCount: number
  /** Since the visitor came to the site, by the tracker's clock. */
  sessionMs: number
  /** The pointer is at the window's upper edge. */
  exitIntent: boolean
  /** Milliseconds since the last activity. */
  idleMs: number
  /** Nothing was done for 15 seconds. */
  isIdle: boolean
  device: DeviceClass
  /** Was here in an earlier session. */
  isReturning: boolean
  hasUsedChat: boolean
  hasChangedLanguage: boolean
  hasChangedTheme: boolean
  hasDownloadedResume: boolean
  /** Ids of case studies opened in this session, in order. */
  projectsViewed: readonly string[]
  engagement: 'low' | 'medium' | 'high'
}

export interface BehaviorTracker {
  read(): Behavior
  /** @returns ends it. */
  subscribe(listener: (behavior: Behavior) => void): () => void
}
