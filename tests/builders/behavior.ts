import type { Behavior } from '#web/platform/tracking/behavior.ts'

/** Of somebody who has just come, and to whom nothing applies yet. */
export const newVisitor: Behavior = {
  path: '/',
  pageMs: 0,
  visitedSections: [],
  dwellMs: {},
  scrollDepth: 0,
  interactionCount: 0,
  recentMoves: 0,
  sessionMs: 0,
  exitIntent: false,
  idleMs: 0,
  isIdle: false,
  device: 'desktop',
  isReturning: false,
  hasUsedChat: false,
  hasChangedLanguage: false,
  hasChangedTheme: false,
  hasDownloadedResume: false,
  projectsViewed: [],
  engagement: 'low',
}
