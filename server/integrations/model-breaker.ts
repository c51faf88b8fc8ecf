/** A circuit breaker: stops asking a provider for a while after several failures in a row. */

import { MINUTE } from '#contract/endpoint.ts'
import type { Clock } from '#server/clock.ts'

const FAILURES = 5
const REST_MS = 1 * MINUTE

export interface Breaker {
  /** True while the provider must not be asked. */
  isOpen(name: string): boolean
  /** End of the pause, in epoch milliseconds. */
  openUntil(name: string): number | undefined
  /** Call this before each request: the first after a pause is a probe, and blocks others until its result. */
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
      // A probe cancelled by its visitor proves nothing; the next follows another pause.
      if (state && state.failures >= FAILURES) state.until = clock.now() + REST_MS
    },
    succeeded: (name) => void states.delete(name),
    failed(name) {
      const failures = (states.get(name)?.failures ?? 0) + 1
      states.set(name, { failures, until: failures >= FAILURES ? clock.now() + REST_MS : 0 })
    },
  }
}
