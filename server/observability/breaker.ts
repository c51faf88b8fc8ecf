/** Leaves a provider alone for a while after it has failed several times in a row. */

import { MINUTE } from '#contract/endpoint.ts'
import type { Clock } from '#server/clock.ts'

const FAILURES = 5
const REST_MS = 1 * MINUTE

export interface Breaker {
  /** True while the provider is not to be asked. */
  isOpen(name: string): boolean
  /** Until when that is, in epoch milliseconds. */
  openUntil(name: string): number | undefined
  /** To be told before each call: the first one after a rest is a probe, and keeps all others away until it is judged. */
  started(name: string): void
  succeeded(name: string): void
  failed(name: string): void
}

export function createBreaker(clock: Clock): Breaker {
  const states = new Map<string, { failures: number; until: number }>()
  const openUntil = (name: string) => {
    const until = states.get(name)?.until ?? 0
    return until > clock.now() ? until : undefined
  }
  return {
    openUntil,
    isOpen: (name) => openUntil(name) !== undefined,
    started(name) {
      const state = states.get(name)
      // A probe that its visitor breaks off proves nothing; the next one comes after another rest.
      if (state && state.failures >= FAILURES) state.until = clock.now() + REST_MS
    },
    succeeded: (name) => void states.delete(name),
    failed(name) {
      const failures = (states.get(name)?.failures ?? 0) + 1
      states.set(name, { failures, until: failures >= FAILURES ? clock.now() + REST_MS : 0 })
    },
  }
}
