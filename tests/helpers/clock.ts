/** A clock that stands still until it is told to move. */
import type { Clock } from '../../server/clock.ts'

export interface TestClock extends Clock {
  advance(ms: number): void
}

export function buildClock(start = Date.parse('2026-03-02T09:00:00Z')): TestClock {
  let now = start
  return {
    now: () => now,
    advance(ms) {
      now += ms
    },
  }
}
