/** What was noticed so far, and how each thing that happens changes it: a pure function of what happened and when. */
import { type DeviceClass, engagementOf, type VisitEvent } from '#contract/analytics/visit-events.ts'
import type { Behavior, Section } from './behavior.ts'
import { BOUNCE_UNDER_MS, EXIT_EDGE_PX, IDLE_AFTER_MS, MOVES_WITHIN_MS, PASSED_UNDER_MS } from './thresholds.ts'

/** What lasts for the session: it is kept while pages are loaded anew. Times are milliseconds while the page could be seen. */
export interface Session {
  sessionMs: number
  visitedSections: readonly Section[]
  dwellMs: Readonly<Partial<Record<Section, number>>>
  interactionCount: number
  isReturning: boolean
  hasUsedChat: boolean
  hasDownloadedResume: boolean
  projectsViewed: readonly string[]
}

export interface BehaviorState extends Session {
  /** The time until which everything is counted, by the tracker's clock like every `…At`. */
  countedAt: number
  isVisible: boolean
  path: string
  pageMs: number
  currentSection: Section | undefined
  /** There was one on this page. */
  hadSection: boolean
  /** In the current section. */
  arrivedAt: number
  /** When sections and pages were left that were not only passed. */
  movedAt: readonly number[]
  leftEarly: string | undefined
  scrollDepth: number
  exitIntent: boolean
  activeAt: number
  pressedAt: number | undefined
  surroundings: Surroundings
}

export interface Surroundings {
  device: DeviceClass
  hasChangedLanguage: boolean
  hasChangedTheme: boolean
}

export type Happening =
  | { type: 'page'; path: string }
  | { type: 'section'; section: Section | undefined }
  | { type: 'depth'; percent: number }
  /** A pointer or key was pressed. */
  | { type: 'press' }
  /** Anything else that shows that somebody is there. */
  | { type: 'activity' }
  /** The pointer is so many pixels from the window's upper edge. */
  | { type: 'pointer'; y: number }
  | { type: 'visible'; isVisible: boolean }
  | { type: 'event'; event: VisitEvent }
  | { type: 'surroundings'; surroundings: Surroundings }

export const newSession = (isReturning: boolean): Session => ({
  sessionMs: 0,
  visitedSections: [],
  dwellMs: {},
  interactionCount: 0,
  isReturning,
  hasUsedChat: false,
  hasDownloadedResume: false,
  projectsViewed: [],
})

/** @param since when the page was opened, by the tracker's clock: what was seen before the tracker came counts too. */
export function newState(session: Session, path: string, since: number, surroundings: Surroundings): BehaviorState {
  return {
    ...session,
    countedAt: since,
    isVisible: true,
    path,
    pageMs: 0,
    currentSection: undefined,
    hadSection: false,
    arrivedAt: since,
    movedAt: [],
    leftEarly: undefined,
    scrollDepth: 0,
    exitIntent: false,
    activeAt: since,
    pressedAt: undefined,
    surroundings,
    projectsViewed: withStudy(session.projectsViewed, path),
  }
}

/** The id of the case study at this address. */
export const studyAt = (path: string): string | undefined => /^\/case-study\/([^/]+)$/.exec(path)?.[1]

export function after(before: BehaviorState, happening: Happening, now: number): BehaviorState {
  const state = countUntil(before, now)
  switch (happening.type) {
    case 'page':
      return onPage(state, happening.path, now)
    case 'section':
      return inSection(state, happening.section, now)
    case 'depth':
      return { ...state, scrollDepth: Math.max(state.scrollDepth, happening.percent) }
    case 'press':
      return { ...state, interactionCount: state.interactionCount + 1, activeAt: now, pressedAt: now }
    case 'activity':
      return { ...state, activeAt: now }
    case 'pointer':
      return { ...state, exitIntent: happening.y <= EXIT_EDGE_PX, activeAt: now }
    case 'visible':
      // Nobody is idle in front of a page that cannot be seen.
      return { ...state, isVisible: happening.isVisible, activeAt: now }
    case 'event':
      return {
        ...state,
        hasUsedChat: state.hasUsedChat || happening.event === 'chat-opened' || happening.event === 'question-asked',
        hasDownloadedResume: state.hasDownloadedResume || happening.event === 'resume-downloaded',
      }
    case 'surroundings':
      return { ...state, surroundings: happening.surroundings }
  }
}

/** What the state says at this time. */
export function behaviorAt(before: BehaviorState, now: number): Behavior {
  const state = countUntil(before, now)
  const idleMs = state.isVisible ? now - state.activeAt : 0
  return {
    path: state.path,
    pageMs: state.pageMs,
    ...(state.currentSection && { currentSection: state.currentSection }),
    visitedSections: state.visitedSections,
    dwellMs: state.dwellMs,
    scrollDepth: state.scrollDepth,
    interactionCount: state.interactionCount,
    ...(state.pressedAt !== undefined && { sincePressMs: now - state.pressedAt }),
    recentMoves: state.movedAt.filter((at) => now - at <= MOVES_WITHIN_MS).length,
    ...(state.leftEarly && { leftEarly: state.leftEarly }),
    sessionMs: state.sessionMs,
    exitIntent: state.exitIntent,
    idleMs,
    isIdle: idleMs >= IDLE_AFTER_MS,
    ...state.surroundings,
    isReturning: state.isReturning,
    hasUsedChat: state.hasUsedChat,
    hasDownloadedResume: state.hasDownloadedResume,
    projectsViewed: state.projectsViewed,
    engagement: engagementOf(state.sessionMs / 1000),
  }
}

/** What of it is kept for the session. */
export function sessionOf(before: BehaviorState, now: number): Session {
  const state = countUntil(before, now)
  return {
    sessionMs: state.sessionMs,
    visitedSections: state.visitedSections,
    dwellMs: state.dwellMs,
    interactionCount: state.interactionCount,
    isReturning: state.isReturning,
    hasUsedChat: state.hasUsedChat,
    hasDownloadedResume: state.hasDownloadedResume,
    projectsViewed: state.projectsViewed,
  }
}

/** Adds the time until now, if the page could be seen. */
function countUntil(state: BehaviorState, now: number): BehaviorState {
  const ms = now - state.countedAt
  if (!state.isVisible) return { ...state, countedAt: now }
  const { currentSection: section, dwellMs } = state
  return {
    ...state,
    countedAt: now,
    sessionMs: state.sessionMs + ms,
    pageMs: state.pageMs + ms,
    dwellMs: section ? { ...dwellMs, [section]: (dwellMs[section] ?? 0) + ms } : dwellMs,
  }
}

function onPage(state: BehaviorState, path: string, now: number): BehaviorState {
  if (path === state.path) return state
  const study = studyAt(state.path)
  return {
    ...state,
    path,
    pageMs: 0,
    scrollDepth: 0,
    exitIntent: false,
    currentSection: undefined,
    hadSection: false,
    arrivedAt: now,
    movedAt: [...state.movedAt, now],
    leftEarly: state.pageMs < BOUNCE_UNDER_MS ? study : undefined,
    projectsViewed: withStudy(state.projectsViewed, path),
  }
}

function inSection(before: BehaviorState, section: Section | undefined, now: number): BehaviorState {
  if (section === before.currentSection) return before
  const state = section && !before.hadSection ? withTimeBefore(before, section) : before
  const hasStopped = state.currentSection !== undefined && now - state.arrivedAt >= PASSED_UNDER_MS
  const isNew = section !== undefined && !state.visitedSections.includes(section)
  return {
    ...state,
    currentSection: section,
    hadSection: state.hadSection || section !== undefined,
    arrivedAt: now,
    movedAt: hasStopped ? [...state.movedAt, now] : state.movedAt,
    visitedSections: isNew ? [...state.visitedSections, section] : state.visitedSections,
  }
}

/** Who has not scrolled was in the page's first section all the time before it was first looked for. */
function withTimeBefore(state: BehaviorState, section: Section): BehaviorState {
  if (state.scrollDepth > 0) return state
  return { ...state, dwellMs: { ...state.dwellMs, [section]: (state.dwellMs[section] ?? 0) + state.pageMs } }
}

function withStudy(viewed: readonly string[], path: string): readonly string[] {
  const study = studyAt(path)
  return study === undefined || viewed.includes(study) ? viewed : [...viewed, study]
}
