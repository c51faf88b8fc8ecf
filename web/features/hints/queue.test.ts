import { expect, test } from 'vitest'
import type { HintId } from './hints.ts'
import {
  AFTER_OTHERS_MS,
  after,
  type HintEvent,
  type HintState,
  NEXT_AFTER_MS,
  newHintState,
  nextHint,
} from './queue.ts'

const NOW = 50_000
const trigger = (id: HintId, priority: 'high' | 'medium' | 'low' = 'medium'): HintEvent => ({
  type: 'triggered',
  hint: { id, priority },
})
const run = (events: HintEvent[], from: HintState = newHintState([], false)) => events.reduce(after, from)
const dismiss = (wantsNext: boolean): HintEvent => ({ type: 'dismissed', wantsNext, now: NOW })
const chat: HintEvent = { type: 'shown', id: 'welcome-chat' }

test('high priority goes to the front, all others to the back', () => {
  const { queue } = run([
    trigger('language-switcher'),
    trigger('theme-toggle', 'low'),
    trigger('welcome-chat', 'high'),
    trigger('interactive-elements'),
    trigger('resume-download', 'high'),
  ])
  expect(queue).toEqual([
    'resume-download',
    'welcome-chat',
    'language-switcher',
    'theme-toggle',
    'interactive-elements',
  ])
})

test('what waits, is shown or was dismissed is not queued again', () => {
  const twice = run([trigger('theme-toggle'), trigger('theme-toggle', 'high')])
  expect(twice.queue).toEqual(['theme-toggle'])
  const shown = run([trigger('welcome-chat'), chat, trigger('welcome-chat')])
  expect(shown.queue).toEqual([])
  const dismissed = run([dismiss(true), trigger('welcome-chat')], shown)
  expect(dismissed.queue).toEqual([])
  expect(run([trigger('welcome-chat')], newHintState(['welcome-chat'], false)).queue).toEqual([])
})

test('one at a time', () => {
  const state = run([trigger('welcome-chat'), trigger('theme-toggle')])
  expect(nextHint(state, NOW)).toBe('welcome-chat')
  expect(nextHint(after(state, chat), NOW)).toBeUndefined()
})

test('the next one comes a second after the dismissal of one, to who asks for it', () => {
  const shown = run([trigger('welcome-chat'), trigger('theme-toggle'), chat])
  const asked = after(shown, dismiss(true))
  expect(nextHint(asked, NOW + NEXT_AFTER_MS - 1)).toBeUndefined()
  expect(nextHint(asked, NOW + NEXT_AFTER_MS)).toBe('theme-toggle')
  expect(NEXT_AFTER_MS).toBe(1000)
})

test('who closes a hint has enough for this visit, and who had one in it before as well', () => {
  const closed = run([trigger('welcome-chat'), trigger('theme-toggle'), chat, dismiss(false)])
  expect(nextHint(closed, NOW + 100_000)).toBeUndefined()
  expect(nextHint(run([trigger('theme-toggle')], newHintState([], true)), NOW)).toBeUndefined()
})

test('a dismissal is for good where the hint is', () => {
  expect(run([trigger('welcome-chat'), chat, dismiss(false)]).dismissed).toEqual(['welcome-chat'])
  const scroll: HintEvent = { type: 'shown', id: 'scroll-exploration' }
  const { dismissed, done } = run([trigger('scroll-exploration'), scroll, dismiss(false)])
  expect([dismissed, done]).toEqual([[], ['scroll-exploration']])
})

test('a dismissal without a hint changes nothing', () => {
  const state = newHintState([], false)
  expect(after(state, dismiss(true))).toBe(state)
})

test('what gave way is not dismissed, and does not come back in this visit', () => {
  const state = run([trigger('welcome-chat'), chat, { type: 'interrupted' }, trigger('welcome-chat')])
  expect(state).toMatchObject({ queue: [], active: undefined, dismissed: [], hasEnough: true })
})

test('what has nothing to point at makes room for the next', () => {
  const state = run([trigger('welcome-chat'), trigger('theme-toggle'), { type: 'skipped', id: 'welcome-chat' }])
  expect(nextHint(state, NOW)).toBe('theme-toggle')
  expect(state.dismissed).toEqual([])
  expect(after(state, trigger('welcome-chat')).queue).toEqual(['theme-toggle'])
})

test('after something else was on the stage it stays empty for a while', () => {
  const state = run([trigger('theme-toggle'), { type: 'others left', now: NOW }])
  expect(nextHint(state, NOW + AFTER_OTHERS_MS - 1)).toBeUndefined()
  expect(nextHint(state, NOW + AFTER_OTHERS_MS)).toBe('theme-toggle')
})

test('who was spoken to is told last that there is a chat', () => {
  const { queue } = run([
    trigger('welcome-chat', 'high'),
    trigger('theme-toggle', 'low'),
    { type: 'others left', now: NOW },
    trigger('language-switcher'),
  ])
  expect(queue).toEqual(['theme-toggle', 'welcome-chat', 'language-switcher'])
})

test('who wants no more hints gets none', () => {
  const state = run([trigger('welcome-chat'), trigger('theme-toggle'), chat, { type: 'ended' }])
  expect(state).toMatchObject({ queue: [], active: undefined })
  expect(state.dismissed).toHaveLength(8)
  expect(after(state, trigger('resume-download', 'high')).queue).toEqual([])
})
