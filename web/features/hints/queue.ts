/** Which hints wait, which have their beacon, which is open, and which never come again: a pure function of what happens. */
import { type Hint, type HintId, hints } from './hints.ts'

export interface HintState {
  /** Those that wait, the next one first. */
  queue: readonly HintId[]
  /** Those with a beacon, the first one first. */
  beacons: readonly HintId[]
  /** Whose card is open, one at a time. */
  open: OpenHint | undefined
  /** Never to come again; kept in the browser. */
  dismissed: readonly HintId[]
  /** Dismissed in this visit. */
  done: readonly HintId[]
  /** The earliest time for the next one, by the page's clock. */
  dueAt: number
}

/** How a card was opened: it stays until it is closed where it was pressed, else for as long as somebody turns to it. */
export interface OpenHint {
  id: HintId
  how: 'turned to' | 'pressed' | 'by itself'
}

/** Milliseconds from a dismissal to the next hint. */
export const NEXT_AFTER_MS = 1000

export type HintEvent =
  | { type: 'triggered'; hint: Pick<Hint, 'id' | 'priority'> }
  /** Those that wait get their beacons, if it is time. */
  | { type: 'tick'; now: number }
  | { type: 'opened'; id: HintId; how: OpenHint['how'] }
  /** The visitor turned away from it, or to something else. */
  | { type: 'left' }
  | { type: 'dismissed'; now: number }
  /** The visitor has found what it is about. */
  | { type: 'found'; id: HintId }
  /** The visitor wants no more hints at all. */
  | { type: 'ended' }

const isUrgent = (id: HintId) => hints.some((hint) => hint.id === id && hint.priority === 'high')

export const newHintState = (dismissed: readonly HintId[]): HintState => ({
  queue: [],
  beacons: [],
  open: undefined,
  dismissed,
  done: [],
  dueAt: 0,
})

export function after(state: HintState, event: HintEvent): HintState {
  const { queue, beacons, open, dismissed, done } = state
  switch (event.type) {
    case 'triggered': {
      const { id, priority } = event.hint
      if ([...queue, ...beacons, ...dismissed, ...done].includes(id)) return state
      return { ...state, queue: priority === 'high' ? [id, ...queue] : [...queue, id] }
    }
    case 'tick':
      if (open || queue.length === 0 || event.now < state.dueAt) return state
      // What is urgent is the next to be turned to, whatever has its beacon already.
      return {
        ...state,
        queue: [],
        beacons: [...queue.filter(isUrgent), ...beacons, ...queue.filter((id) => !isUrgent(id))],
      }
    case 'opened':
      if (!beacons.includes(event.id)) return state
      return { ...state, open: { id: event.id, how: event.how } }
    case 'left':
      return open ? { ...state, open: undefined } : state
    case 'dismissed': {
      if (!open) return state
      const isForGood = hints.some(({ id, persistent }) => id === open.id && persistent)
      return {
        ...state,
        open: undefined,
        beacons: beacons.filter((id) => id !== open.id),
        dismissed: isForGood ? [...dismissed, open.id] : dismissed,
        done: [...done, open.id],
        dueAt: event.now + NEXT_AFTER_MS,
      }
    }
    case 'found': {
      const without = (ids: readonly HintId[]) => ids.filter((id) => id !== event.id)
      if (open?.id === event.id || ![...queue, ...beacons].includes(event.id)) return state
      return { ...state, queue: without(queue), beacons: without(beacons) }
    }
    case 'ended':
      return { ...state, open: undefined, queue: [], beacons: [], dismissed: hints.map(({ id }) => id) }
  }
}
