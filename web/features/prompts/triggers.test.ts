import { expect, test } from 'vitest'
import { newVisitor } from '#tests/builders/behavior.ts'
import type { Behavior } from '#web/platform/tracking/behavior.ts'
import { findDue, type Memory, type Trigger, triggers } from './triggers.ts'

const visitor: Behavior = { ...newVisitor, pageMs: 1000, sessionMs: 1000 }
const nothing: Memory = { shown: [], shownAt: {} }
const NOW = 1_800_000_000_000
const due = (behavior: Partial<Behavior>, memory: Partial<Memory> = {}, now = NOW, isPossible = (_: Trigger) => true) =>
  findDue({ ...visitor, ...behavior }, { ...nothing, ...memory }, now, isPossible)

/** Just short of each trigger, and just there. */
const edges: Record<Trigger, [Partial<Behavior>, Partial<Behavior>]> = {
  exit_intent: [{ exitIntent: false }, { exitIntent: true }],
  case_study_interest: [
    { currentSection: 'projects', dwellMs: { projects: 19_999 } },
    { currentSection: 'projects', dwellMs: { projects: 20_000 } },
  ],
  project_deep_dive: [
    { path: '/projects', pageMs: 24_999 },
    { path: '/projects', pageMs: 25_000 },
  ],
  case_study_bounce: [{ path: '/projects' }, { path: '/projects', leftEarly: 'epic-ai-platform' }],
  experience_focus: [
    { currentSection: 'experience', dwellMs: { experience: 14_999 } },
    { currentSection: 'experience', dwellMs: { experience: 15_000 } },
  ],
  personal_connection: [
    { currentSection: 'about', dwellMs: { about: 19_999 } },
    { currentSection: 'about', dwellMs: { about: 20_000 } },
  ],
  rapid_navigation: [{ recentMoves: 3 }, { recentMoves: 4 }],
  idle_engagement: [{ idleMs: 30_000 }, { idleMs: 30_001 }],
  returning_visitor: [
    { isReturning: true, sessionMs: 4999 },
    { isReturning: true, sessionMs: 5000 },
  ],
  welcome_new_user: [{ sessionMs: 4999 }, { sessionMs: 5000 }],
  initial_hesitation: [
    { currentSection: 'hero', dwellMs: { hero: 29_999 } },
    { currentSection: 'hero', dwellMs: { hero: 30_000 } },
  ],
  mobile_optimization_interest: [
    { device: 'mobile', sessionMs: 44_999, scrollDepth: 50 },
    { device: 'mobile', sessionMs: 45_000, scrollDepth: 50 },
  ],
  deep_scroll: [{ scrollDepth: 74 }, { scrollDepth: 75 }],
}
const welcomed = { shown: ['welcome_new_user', 'returning_visitor'] } satisfies Partial<Memory>

test.each(triggers)('%s is due at its threshold and not before', (trigger) => {
  const [before, there] = edges[trigger]
  const memory = trigger === 'mobile_optimization_interest' ? welcomed : {}
  expect(due(before, memory)).toBeUndefined()
  expect(due(there, memory)).toBe(trigger)
})

test.each(triggers)('%s comes once in a session', (trigger) => {
  expect(due(edges[trigger][1], { shown: [...welcomed.shown, trigger] })).toBeUndefined()
})

const others = triggers.filter((trigger) => trigger !== 'welcome_new_user' && trigger !== 'returning_visitor')

test.each(others)('%s is not repeated within five minutes, in another tab either', (trigger) => {
  const memory = trigger === 'mobile_optimization_interest' ? welcomed : {}
  const shownAt = { [trigger]: NOW - 299_999 }
  expect(due(edges[trigger][1], { ...memory, shownAt })).toBeUndefined()
  expect(due(edges[trigger][1], { ...memory, shownAt }, NOW + 1)).toBe(trigger)
})

test('a section where somebody was for long is not spoken of when it is left', () => {
  expect(due({ currentSection: 'contact', dwellMs: { projects: 60_000, experience: 60_000 } })).toBeUndefined()
})

test('a phone that was not scrolled far is not spoken of', () => {
  expect(due({ device: 'mobile', sessionMs: 60_000, scrollDepth: 49 }, welcomed)).toBeUndefined()
  expect(due({ device: 'tablet', sessionMs: 60_000, scrollDepth: 50 }, welcomed)).toBeUndefined()
})

test.each([
  'exit_intent',
  'rapid_navigation',
  'idle_engagement',
  'returning_visitor',
  'welcome_new_user',
  'initial_hesitation',
] as const)('%s is not for somebody who knows the chat already', (trigger) => {
  expect(due({ ...edges[trigger][1], hasUsedChat: true })).toBeUndefined()
})

test('of several that are due the most urgent comes first', () => {
  const all = { ...edges.deep_scroll[1], ...edges.welcome_new_user[1], ...edges.experience_focus[1] }
  expect(due(all)).toBe('experience_focus')
  expect(due({ ...all, exitIntent: true })).toBe('exit_intent')
  expect(due(all, { shown: ['experience_focus'] })).toBe('welcome_new_user')
  expect(due(all, { shown: ['experience_focus', 'welcome_new_user'] })).toBe('deep_scroll')
})

test.each(['welcome_new_user', 'returning_visitor'] as const)('anyone who is welcomed (%s) is so once', (trigger) => {
  for (const greeting of ['welcome_new_user', 'returning_visitor'] as const) {
    expect(due(edges[trigger][1], { shown: [greeting] })).toBeUndefined()
    expect(due(edges[trigger][1], { shownAt: { [greeting]: NOW - 30 * 60_000 + 1 } })).toBeUndefined()
    expect(due(edges[trigger][1], { shownAt: { [greeting]: NOW - 30 * 60_000 } })).toBe(trigger)
  }
})

test.each([
  [1999, undefined],
  [2000, 'deep_scroll'],
])('%i ms after a press: %s', (sincePressMs, expected) => {
  expect(due({ scrollDepth: 80, sincePressMs })).toBe(expected)
})

test('anyone who is about to leave may have pressed something just now', () => {
  expect(due({ exitIntent: true, sincePressMs: 0 })).toBe('exit_intent')
})

test('a reader of a case study is spoken to when about to leave, and not before', () => {
  const path = '/case-study/epic-ai-platform'
  expect(due({ path, scrollDepth: 80, pageMs: 60_000, idleMs: 60_000, sessionMs: 60_000 })).toBeUndefined()
  expect(due({ path, scrollDepth: 80, exitIntent: true })).toBe('exit_intent')
})

test.each([
  ['/', 'deep_scroll'],
  ['/projects', 'deep_scroll'],
  ['/chat', undefined],
  ['/client-portal', undefined],
  ['/account', undefined],
  ['/privacy', undefined],
  ['/admin', undefined],
])('on %s: %s', (path, expected) => {
  expect(due({ path, scrollDepth: 80 })).toBe(expected)
})

test('a prompt that has nothing to speak of lets another one come', () => {
  const behavior = { path: '/projects', leftEarly: 'no-such-study', pageMs: 1000, idleMs: 30_001 }
  expect(due(behavior, {}, NOW, (trigger) => trigger !== 'case_study_bounce')).toBe('idle_engagement')
})
