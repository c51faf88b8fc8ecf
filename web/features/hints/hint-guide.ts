/** Brings the hints onto the page: watches the visitor, gives each hint its beacon, and one of them its turn to open. */

import type { Interruptions } from '#web/platform/interruptions/interruption-queue.ts'
import type { Behavior, BehaviorTracker } from '#web/platform/tracking/behavior.ts'
import { type Hint, type HintId, hints, isDue } from './hints.ts'
import { after, type HintEvent, NEXT_AFTER_MS, newHintState, type OpenHint } from './queue.ts'
import type { HintStore } from './saved-hints.ts'
import type { watchInView } from './sections-in-view.ts'

export interface ShownHints {
  beacons: readonly Hint[]
  open: OpenHint | undefined
}

export interface HintGuide {
  open(id: HintId, how: OpenHint['how']): void
  /** Takes the card away; its beacon stays. */
  leave(): void
  /** @param wantsNext the visitor asks for the next one. */
  dismiss(wantsNext?: boolean): void
  /** No more hints, ever. */
  end(): void
  stop(): void
}

interface Parts {
  tracker: Pick<BehaviorTracker, 'read' | 'subscribe'>
  interruptions: Interruptions
  sections: ReturnType<typeof watchInView>
  store: HintStore
  /** Whether the card of this hint would cover no button and no heading. */
  hasRoom(hint: Hint): boolean
  now(): number
}

/** Nothing comes up under a finger: milliseconds after the last press. */
const CALM_MS = 2000

/** @param onShow is told what is to be shown now. */
export function startHints(parts: Parts, onShow: (shown: ShownHints) => void): HintGuide {
  const { tracker, interruptions, sections, store, hasRoom, now } = parts
  let state = newHintState(store.read())
  let leaveTurn: (() => void) | undefined
  let later: ReturnType<typeof setTimeout> | undefined

  const send = (event: HintEvent) => {
    const before = state
    state = after(state, event)
    if (state === before) return
    if (state.dismissed !== before.dismissed) store.keep(state.dismissed)
    if (state.open?.how !== 'by itself') {
      leaveTurn?.()
      leaveTurn = undefined
    }
    if (state.beacons !== before.beacons || state.open !== before.open) {
      const beacons = state.beacons.flatMap((id) => hints.find((hint) => hint.id === id) ?? [])
      onShow({ beacons, open: state.open })
    }
  }

  const onTick = (behavior: Behavior) => {
    const inView = sections.read()
    for (const hint of hints) {
      if (isDue(hint, behavior, inView)) send({ type: 'triggered', hint })
      else if (hint.isKnown(behavior)) send({ type: 'found', id: hint.id })
    }
    send({ type: 'tick', now: now() })
    if ((behavior.sincePressMs ?? CALM_MS) >= CALM_MS) openByItself()
  }

  const openByItself = () => {
    const first = hints.find(({ id }) => id === state.beacons[0])
    if (state.open || !first || !hasRoom(first)) return
    let isOn = false
    const leave = interruptions.want('hint', (on) => {
      isOn = on
      if (!on) send({ type: 'left' })
    })
    if (!isOn) return leave()
    leaveTurn = leave
    send({ type: 'opened', id: first.id, how: 'by itself' })
  }

  const unsubscribe = tracker.subscribe(onTick)
  onTick(tracker.read())
  return {
    open: (id, how) => send({ type: 'opened', id, how }),
    leave: () => send({ type: 'left' }),
    dismiss(wantsNext = false) {
      send({ type: 'dismissed', now: now() })
      const [next] = state.beacons
      if (wantsNext && next) send({ type: 'opened', id: next, how: 'pressed' })
      clearTimeout(later)
      later = setTimeout(() => send({ type: 'tick', now: now() }), NEXT_AFTER_MS)
    },
    end: () => send({ type: 'ended' }),
    stop() {
      clearTimeout(later)
      unsubscribe()
      sections.stop()
      send({ type: 'left' })
    },
  }
}
