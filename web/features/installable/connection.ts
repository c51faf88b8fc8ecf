/** Whether there is a connection, and what is said of it, as pure functions of what happens and when. */
import { HOUR, MINUTE, SECOND } from '#contract/endpoint.ts'

export const RESTORED_SHOWN_MS = 3 * SECOND

export type Connection =
  | { kind: 'online' }
  /** `since`: when there last was a connection, in epoch milliseconds, if that is known. */
  | { kind: 'offline'; since: number | undefined; closed: boolean }
  | { kind: 'restored' }

export type ConnectionEvent =
  | { type: 'lost'; since: number | undefined }
  | { type: 'found' }
  /** The visitor does not want to see it any more. */
  | { type: 'closed' }
  /** It was shown for long enough that all is well again. */
  | { type: 'shown' }

export function nextConnection(now: Connection, event: ConnectionEvent): Connection {
  switch (event.type) {
    case 'lost':
      return now.kind === 'offline' ? now : { kind: 'offline', since: event.since, closed: false }
    case 'found':
      return now.kind === 'offline' ? { kind: 'restored' } : now
    case 'closed':
      return now.kind === 'offline' ? { ...now, closed: true } : { kind: 'online' }
    case 'shown':
      return now.kind === 'restored' ? { kind: 'online' } : now
  }
}

/** How long ago something was: the key of its words, and their number. @param passed milliseconds. */
export function relativeTime(passed: number): { key: 'now' | 'minutes' | 'hours'; count: number } {
  if (passed < MINUTE) return { key: 'now', count: 0 }
  if (passed < HOUR) return { key: 'minutes', count: Math.floor(passed / MINUTE) }
  return { key: 'hours', count: Math.floor(passed / HOUR) }
}
