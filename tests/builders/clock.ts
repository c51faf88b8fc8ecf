/** A clock that stands still until it is told to move. */
import type { Clock } from '#server/clock.ts'

export interface TestClock extends Clock {
  /** Moves on; what is due by then runs at its time, in order. */
  advance(ms: number): void
}

export function buildClock(start = Date.parse('2026-03-02T09:00:00Z')): TestClock {
  let now = start
  const timers = new Set<{ at: number; run: () => void }>()
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(ms) {
      const end = now + ms
      const due = () => [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      for (let timer = due(); timer; timer = due()) {
        timers.delete(timer)
        now = timer.at
        timer.run()
      }
      now = end
    },
  }
}
