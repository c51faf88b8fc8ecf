import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ActionMarker } from '#contract/chat/markers.ts'
import { chatI18n } from '#tests/builders/assistant/chat-messages.ts'
import { type ActionContext, runActions } from './scripted.ts'

const { t, content } = await chatI18n('en')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A context that writes down what happens on it; the page itself is for the browser journeys. */
function setUp() {
  const done: string[] = []
  const controller = new AbortController()
  const context: ActionContext = {
    t,
    content,
    signal: controller.signal,
    makeRoom: () => void done.push('room'),
    showGuide: async () => 'next',
    hideGuide: () => void done.push('guide hidden'),
    startFit: () => void done.push('fit'),
    offerResume: () => void done.push('résumé'),
    onMissing: () => void done.push('missing'),
  }
  const run = (...actions: ActionMarker[]) => void runActions(actions, context)
  return { done, run, stop: () => controller.abort() }
}

test('actions follow each other 300 ms apart, in the order written', async () => {
  const { done, run } = setUp()
  run('FIT_ASSESSMENT', 'PROJECT_CARDS', 'CUSTOM_RESUME', 'STOP_TOUR_GUIDE')
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['fit'])
  await vi.advanceTimersByTimeAsync(599)
  expect(done).toEqual(['fit'])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['fit', 'résumé'])
  await vi.advanceTimersByTimeAsync(300)
  expect(done).toEqual(['fit', 'résumé', 'guide hidden'])
})

test('what was stopped does nothing more', async () => {
  const { done, run, stop } = setUp()
  run('FIT_ASSESSMENT', 'CUSTOM_RESUME')
  await vi.advanceTimersByTimeAsync(299)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(done).toEqual(['fit'])
})
