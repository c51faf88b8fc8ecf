import { expect, test } from 'vitest'
import type { HintId } from './hints.ts'
import { after, type HintEvent, NEXT_AFTER_MS, newHintState } from './queue.ts'

const NOW = 50_000
const trigger = (id: HintId, priority: 'high' | 'medium' | 'low' = 'medium'): HintEvent => ({
  type: 'triggered',
  hint: { id, priority },
})
const tick = (now = NOW): HintEvent => ({ type: 'tick', now })
const open = (id: HintId): HintEvent => ({ type: 'opened', id, how: 'pressed' })
const dismiss: HintEvent = { type: 'dismissed', now: NOW }
const run = (events: HintEvent[], from = newHintState([])) => events.reduce(after, from)

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

test('what waits, has its beacon, is open or was dismissed is not queued again', () => {
  const chat = trigger('welcome-chat')
  expect(run([chat, chat]).queue).toEqual(['welcome-chat'])
  expect(run([chat, tick(), chat]).queue).toEqual([])
  expect(run([chat, tick(), open('welcome-chat'), chat]).queue).toEqual([])
  expect(run([chat, tick(), open('welcome-chat'), dismiss, chat]).queue).toEqual([])
  expect(run([chat], newHintState(['welcome-chat'])).queue).toEqual([])
})

test('one card is open at a time, and no beacon comes meanwhile', () => {
  const state = run([trigger('welcome-chat'), trigger('theme-toggle'), tick()])
  expect(state.beacons).toEqual(['welcome-chat', 'theme-toggle'])
  const opened = run([open('welcome-chat'), open('theme-toggle'), trigger('language-switcher'), tick()], state)
  expect(opened.open).toEqual({ id: 'theme-toggle', how: 'pressed' })
  expect(opened.beacons).toEqual(['welcome-chat', 'theme-toggle'])
  expect(run([{ type: 'left' }, tick()], opened).beacons).toContain('language-switcher')
})

test('the next one comes a second after the dismissal of one', () => {
  const asked = run([
    trigger('welcome-chat'),
    tick(),
    open('welcome-chat'),
    trigger('theme-toggle'),
    dismiss,
    tick(NOW + NEXT_AFTER_MS - 1),
  ])
  expect(asked.beacons).toEqual([])
  expect(after(asked, tick(NOW + NEXT_AFTER_MS)).beacons).toEqual(['theme-toggle'])
  expect(NEXT_AFTER_MS).toBe(1000)
})

test('a dismissal is for good where the hint is', () => {
  const { dismissed, done } = run([
    trigger('welcome-chat'),
    trigger('scroll-exploration'),
    tick(),
    open('welcome-chat'),
    dismiss,
    open('scroll-exploration'),
    dismiss,
  ])
  expect([dismissed, done]).toEqual([['welcome-chat'], ['welcome-chat', 'scroll-exploration']])
})

test('what is not open cannot be dismissed, and what has no beacon cannot be opened', () => {
  const state = newHintState([])
  expect(after(state, dismiss)).toBe(state)
  expect(after(state, open('welcome-chat'))).toBe(state)
})

test('a card that is left keeps its beacon', () => {
  const state = run([trigger('welcome-chat'), tick(), open('welcome-chat'), { type: 'left' }])
  expect(state).toMatchObject({ beacons: ['welcome-chat'], open: undefined, dismissed: [], done: [] })
})

test('what the visitor has found goes, but not from under their eyes', () => {
  const found: HintEvent = { type: 'found', id: 'welcome-chat' }
  expect(run([trigger('welcome-chat'), found]).queue).toEqual([])
  expect(run([trigger('welcome-chat'), tick(), found]).beacons).toEqual([])
  expect(run([trigger('welcome-chat'), tick(), open('welcome-chat'), found]).open).toBeDefined()
})

test('who wants no more hints gets none', () => {
  const state = run([trigger('welcome-chat'), tick(), open('welcome-chat'), { type: 'ended' }])
  expect(state).toMatchObject({ queue: [], beacons: [], open: undefined })
  expect(state.dismissed).toHaveLength(8)
  expect(after(state, trigger('resume-download', 'high')).queue).toEqual([])
})

test('a new hint of high priority is turned to before those with a beacon', () => {
  const { beacons } = run([
    trigger('language-switcher'),
    tick(),
    trigger('theme-toggle', 'low'),
    trigger('resume-download', 'high'),
    tick(),
  ])
  expect(beacons).toEqual(['resume-download', 'language-switcher', 'theme-toggle'])
})
