/** Leaves a provider alone for a while after it has failed several times in a row. */

import { MINUTE } from '../../../contract/endpoint.ts'
import type { Clock } from '../../clock.ts'

const FAILURES = 5
const REST_MS = 1 * MINUTE

export interface Breaker {
  isOpen(name: string): boolean
  succeeded(name: string): void
  failed(name: string): void
}

export function createBreaker(clock: Clock): Breaker {
  const states = new Map<string, { failures: number; until: number }>()
  return {
    isOpen: (name) => (states.get(name)?.until ?? 0) > clock.now(),
    succeeded: (name) => void states.delete(name),
    failed(name) {
      const failures = (states.get(name)?.failures ?? 0) + 1
      states.set(name, { failures, until: failures >= FAILURES ? clock.now() + REST_MS : 0 })
    },
  }
}
