import { expect, test } from 'vitest'
import {
  after,
  type BehaviorState,
  behaviorAt,
  type Happening,
  newSession,
  newState,
  sessionOf,
} from './behavior-state.ts'

const surroundings = { device: 'desktop', hasChangedLanguage: false, hasChangedTheme: false } as const
const opened = (path = '/') => newState(newSession(false), path, 0, surroundings)
/** What happened at which millisecond. */
const run = (state: BehaviorState, ...happenings: [number, Happening][]) =>
  happenings.reduce((before, [now, happening]) => after(before, happening, now), state)
const inSection = (section: 'hero' | 'about' | 'experience' | 'projects' | 'contact' | undefined): Happening => ({
  type: 'section',
  section,
})

test('time is counted for the section that is current, and for page and session', () => {
  const state = run(opened(), [0, inSection('hero')], [2000, inSection('about')], [5000, inSection(undefined)])
  const behavior = behaviorAt(state, 9000)
  expect(behavior.dwellMs).toEqual({ hero: 2000, about: 3000 })
  expect(behavior).toMatchObject({ pageMs: 9000, sessionMs: 9000, visitedSections: ['hero', 'about'] })
  expect(behavior.currentSection).toBeUndefined()
})

test('the time before the tracker came belongs to the first section, unless the visitor has scrolled', () => {
  expect(behaviorAt(run(opened(), [5000, inSection('hero')]), 6000).dwellMs).toEqual({ hero: 6000 })
  const scrolled = run(opened(), [5000, { type: 'depth', percent: 30 }], [5000, inSection('about')])
  expect(behaviorAt(scrolled, 6000).dwellMs).toEqual({ about: 1000 })
})

test('time does not count while the page cannot be seen', () => {
  const state = run(
    opened(),
    [0, inSection('hero')],
    [1000, { type: 'visible', isVisible: false }],
    [61_000, { type: 'visible', isVisible: true }],
  )
  expect(behaviorAt(state, 62_000)).toMatchObject({ sessionMs: 2000, dwellMs: { hero: 2000 }, idleMs: 1000 })
})

test.each([
  [14_999, false],
  [15_000, true],
])('a visitor who did nothing for %i ms is idle: %s', (ms, isIdle) => {
  expect(behaviorAt(opened(), ms).isIdle).toBe(isIdle)
})

test('the next activity ends idleness', () => {
  const state = run(opened(), [20_000, { type: 'activity' }])
  expect(behaviorAt(state, 20_000)).toMatchObject({ isIdle: false, idleMs: 0 })
})

test('nobody is idle in front of a page that cannot be seen', () => {
  const state = run(opened(), [1000, { type: 'visible', isVisible: false }])
  expect(behaviorAt(state, 60_000)).toMatchObject({ isIdle: false, idleMs: 0 })
})

test.each([
  [5, true],
  [6, false],
])('a pointer %i pixels from the upper edge is about to leave: %s', (y, exitIntent) => {
  expect(behaviorAt(run(opened(), [1000, { type: 'pointer', y }]), 1000).exitIntent).toBe(exitIntent)
})

test('a pointer that comes back does not leave', () => {
  const state = run(opened(), [1000, { type: 'pointer', y: 0 }], [1100, { type: 'pointer', y: 200 }])
  expect(behaviorAt(state, 1100).exitIntent).toBe(false)
})

test.each([
  [10_000, 'low'],
  [10_001, 'medium'],
  [30_000, 'medium'],
  [30_001, 'high'],
] as const)('%i ms on the site are %s engagement', (ms, engagement) => {
  expect(behaviorAt(opened(), ms).engagement).toBe(engagement)
})

test('the furthest scrolled counts, for this page', () => {
  const state = run(opened(), [100, { type: 'depth', percent: 60 }], [200, { type: 'depth', percent: 20 }])
  expect(behaviorAt(state, 200).scrollDepth).toBe(60)
  expect(behaviorAt(run(state, [300, { type: 'page', path: '/projects' }]), 300).scrollDepth).toBe(0)
})

test('presses are counted, and how long ago the last one was', () => {
  const state = run(opened(), [100, { type: 'press' }], [200, { type: 'press' }])
  expect(behaviorAt(state, 700)).toMatchObject({ interactionCount: 2, sincePressMs: 500 })
})

test('events are remembered', () => {
  const used = run(opened(), [1, { type: 'event', event: 'question-asked' }])
  expect(behaviorAt(used, 2)).toMatchObject({ hasUsedChat: true, hasDownloadedResume: false })
  const took = run(opened(), [1, { type: 'event', event: 'resume-downloaded' }])
  expect(behaviorAt(took, 2)).toMatchObject({ hasUsedChat: false, hasDownloadedResume: true })
  expect(behaviorAt(run(opened(), [1, { type: 'event', event: 'resume-opened' }]), 2).hasDownloadedResume).toBe(false)
})

test('case studies that were opened are known in their order, each once', () => {
  const state = run(
    opened('/case-study/two'),
    [1, { type: 'page', path: '/case-study/one' }],
    [2, { type: 'page', path: '/case-study/two' }],
  )
  expect(behaviorAt(state, 3).projectsViewed).toEqual(['two', 'one'])
})

test.each([
  [9999, 'one'],
  [10_000, undefined],
])('a case study left after %i ms was left early: %s', (ms, leftEarly) => {
  const state = run(opened('/case-study/one'), [ms, { type: 'page', path: '/projects' }])
  expect(behaviorAt(state, ms).leftEarly).toBe(leftEarly)
})

test.each([
  [499, 0],
  [500, 1],
])('a section left after %i ms makes so many moves: %i', (ms, moves) => {
  const state = run(opened(), [1000, inSection('hero')], [1000 + ms, inSection('about')])
  expect(behaviorAt(state, 1000 + ms).recentMoves).toBe(moves)
})

test.each([
  [16_000, 1],
  [16_001, 0],
])('a move at second 1 is recent at %i ms: %i', (now, moves) => {
  expect(behaviorAt(run(opened(), [1000, { type: 'page', path: '/projects' }]), now).recentMoves).toBe(moves)
})

test('what lasts for the session goes on after the page was loaded anew', () => {
  const before = run(
    opened('/case-study/one'),
    [3000, { type: 'press' }],
    [3000, { type: 'event', event: 'chat-opened' }],
  )
  const reloaded = newState(sessionOf(before, 4000), '/', 0, surroundings)
  expect(behaviorAt(reloaded, 1000)).toMatchObject({
    sessionMs: 5000,
    pageMs: 1000,
    interactionCount: 1,
    hasUsedChat: true,
    projectsViewed: ['one'],
  })
})
