import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInterruptions } from './interruption-queue.ts'
import { type Kind, newVisit, REST_MS, type Visit } from './interruptions.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The queue of a page that was opened long ago, and a visitor who turns to other things when told to. */
function build(kept: Visit = newVisit) {
  const openedAt = Date.now() - 10 * REST_MS
  let isBusy = false
  let visit = kept
  const watchers = new Set<() => void>()
  const interruptions = createInterruptions(
    {
      read: () => ({ isBusy, isPhone: false, path: '/', openedAt, now: Date.now() }),
      watch(onChange) {
        watchers.add(onChange)
        return () => watchers.delete(onChange)
      },
    },
    {
      read: () => visit,
      write: (next) => {
        visit = next
      },
    },
  )
  const told: string[] = []
  return {
    interruptions,
    told,
    watchers,
    visit: () => visit,
    want: (kind: Kind) => interruptions.want(kind, (isOn) => told.push(`${kind} ${isOn ? 'comes' : 'goes'}`)),
    turnTo(busy: boolean) {
      isBusy = busy
      for (const watcher of watchers) watcher()
    },
  }
}

test('who wants to come is told at once where it may, and is there until it leaves', () => {
  const { interruptions, told, want } = build()
  const leave = want('prompt')
  expect(told).toEqual(['prompt comes'])
  expect(interruptions.shown()).toBe('prompt')
  leave()
  expect(interruptions.shown()).toBeUndefined()
  expect(told).toEqual(['prompt comes'])
})

test('the next one comes by itself once it may', () => {
  const { told, want } = build()
  const leave = want('prompt')
  want('install')
  vi.advanceTimersByTime(5000)
  leave()
  vi.advanceTimersByTime(REST_MS - 1)
  expect(told).toEqual(['prompt comes'])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['prompt comes', 'install comes'])
})

test('what is there gives way when the visitor turns to something, and may come again a minute after', () => {
  const { told, want, turnTo } = build()
  want('install')
  turnTo(true)
  expect(told).toEqual(['install comes', 'install goes'])
  turnTo(false)
  expect(told).toHaveLength(2)
  vi.advanceTimersByTime(REST_MS)
  expect(told).toEqual(['install comes', 'install goes', 'install comes'])
})

test('what is urgent takes the place of what can wait', () => {
  const { told, want } = build()
  want('hint')
  const leave = want('exit')
  expect(told).toEqual(['hint comes', 'hint goes', 'exit comes'])
  leave('closed')
  want('prompt')
  vi.advanceTimersByTime(10 * REST_MS)
  expect(told).not.toContain('prompt comes')
})

test('a visit goes on on the next page', () => {
  const { want, visit } = build()
  want('prompt')('closed')
  const later = build(visit())
  later.want('exit')
  vi.advanceTimersByTime(10 * REST_MS)
  expect(later.told).toEqual([])
})

test('who takes back a wish twice takes nothing from others, and nobody is watched for nothing', () => {
  const { interruptions, want, watchers } = build()
  const leave = want('prompt')
  leave()
  expect(watchers.size).toBe(0)
  vi.advanceTimersByTime(REST_MS)
  const other = want('prompt')
  leave()
  expect(interruptions.shown()).toBe('prompt')
  other()
  expect(watchers.size).toBe(0)
})
