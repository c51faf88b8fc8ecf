/** Which hints wait, which one is shown, and which never come again: a pure function of what happens, and when. */
import { type Hint, type HintId, hints } from './hints.ts'

export interface HintState {
  /** Those that wait, the next one first. */
  queue: readonly HintId[]
  active: HintId | undefined
  /** Never to come again; kept in the browser. */
  dismissed: readonly HintId[]
  /** Over for this visit: dismissed, or without anything to point at. */
  done: readonly HintId[]
  /** The visitor has had a hint, and has not asked for another. */
  hasEnough: boolean
  /** The earliest time for the next one, by the page's clock. */
  dueAt: number
}

/** Milliseconds from a dismissal to the next hint. */
export const NEXT_AFTER_MS = 1000
/** Milliseconds from when something else left the stage to the next hint. */
export const AFTER_OTHERS_MS = 30_000

const CHAT: HintId = 'welcome-chat'

export type HintEvent =
  | { type: 'triggered'; hint: Pick<Hint, 'id' | 'priority'> }
  | { type: 'shown'; id: HintId }
  /** @param wantsNext the visitor asks for the next one. */
  | { type: 'dismissed'; wantsNext: boolean; now: number }
  /** It gave way to something else that the visitor does. */
  | { type: 'interrupted' }
  /** There was nothing to point at. */
  | { type: 'skipped'; id: HintId }
  /** Something else has left the stage. */
  | { type: 'others left'; now: number }
  /** The visitor wants no more hints at all. */
  | { type: 'ended' }

export const newHintState = (dismissed: readonly HintId[], hasEnough: boolean): HintState => ({
  queue: [],
  active: undefined,
  dismissed,
  done: [],
  hasEnough,
  dueAt: 0,
})

/** The one to be shown now. */
export const nextHint = ({ queue, active, hasEnough, dueAt }: HintState, now: number): HintId | undefined =>
  active === undefined && !hasEnough && now >= dueAt ? queue[0] : undefined

export function after(state: HintState, event: HintEvent): HintState {
  const { queue, active, dismissed, done } = state
  const without = (id: HintId) => queue.filter((one) => one !== id)
  switch (event.type) {
    case 'triggered': {
      const { id, priority } = event.hint
      if (id === active || [...queue, ...dismissed, ...done].includes(id)) return state
      return { ...state, queue: priority === 'high' ? [id, ...queue] : [...queue, id] }
    }
    case 'shown':
      return { ...state, active: event.id, queue: without(event.id), hasEnough: true }
    case 'dismissed': {
      if (active === undefined) return state
      const isForGood = hints.some(({ id, persistent }) => id === active && persistent)
      return {
        ...state,
        active: undefined,
        dismissed: isForGood ? [...dismissed, active] : dismissed,
        done: [...done, active],
        hasEnough: !event.wantsNext,
        dueAt: event.now + NEXT_AFTER_MS,
      }
    }
    case 'interrupted':
      return active === undefined ? state : { ...state, active: undefined, done: [...done, active] }
    case 'skipped':
      return { ...state, queue: without(event.id), done: [...done, event.id] }
    case 'others left':
      return {
        ...state,
        // Who was spoken to knows that there is somebody to ask: that hint can wait for all others.
        queue: queue.includes(CHAT) ? [...without(CHAT), CHAT] : queue,
        dueAt: Math.max(state.dueAt, event.now + AFTER_OTHERS_MS),
      }
    case 'ended':
      return { ...state, active: undefined, queue: [], dismissed: hints.map(({ id }) => id) }
  }
}
