/** Brings the hints onto the page: watches the visitor, waits for its turn on the stage and for what a hint points at. */

import type { Interruptions } from '#web/platform/interruptions.ts'
import type { Behavior, BehaviorTracker } from '#web/platform/tracking/behavior.ts'
import { type Hint, type HintId, hints, isDue } from './hints.ts'
import { after, type HintEvent, NEXT_AFTER_MS, newHintState, nextHint } from './queue.ts'
import { hasHadOne, keepDismissed, noteHadOne, readDismissed } from './saved-hints.ts'
import { watchInView } from './sections-in-view.ts'

export interface Shown {
  hint: Hint
  target: HTMLElement | undefined
  /** Another hint waits. */
  hasNext: boolean
}

export interface HintGuide {
  dismiss(wantsNext?: boolean): void
  /** Takes the hint away without a dismissal: the visitor did not care. */
  leave(): void
  /** No more hints, ever. */
  end(): void
  stop(): void
}

/** Milliseconds that a missing target is waited for. */
const TARGET_WAIT_MS = 3000
/** Nothing comes up under a finger: milliseconds after the last press. */
const CALM_MS = 2000

/** @param onShow is told what is to be shown now, or that nothing is. */
export function startHints(
  tracker: BehaviorTracker,
  interruptions: Interruptions,
  onShow: (shown: Shown | undefined) => void,
): HintGuide {
  let state = newHintState(readDismissed(), hasHadOne())
  let target: HTMLElement | undefined
  let giveBack: (() => void) | undefined
  let isTaking = false
  let areOthersOn = false
  let missing: { id: HintId; since: number } | undefined
  let later = 0

  const sections = watchInView()

  const send = (event: HintEvent) => {
    const before = state
    state = after(state, event)
    if (state.dismissed !== before.dismissed) keepDismissed(state.dismissed)
    const hint = hints.find(({ id }) => id === state.active)
    if (!hint) {
      giveBack?.()
      giveBack = undefined
    }
    if (state.active !== before.active || state.queue.length !== before.queue.length) {
      onShow(hint && { hint, target, hasNext: state.queue.length > 0 })
    }
  }

  const onTick = (behavior: Behavior) => {
    const inView = sections.read()
    for (const hint of hints) {
      if (isDue(hint, behavior, inView)) send({ type: 'triggered', hint })
    }
    const isCalm = (behavior.sincePressMs ?? CALM_MS) >= CALM_MS
    const id = nextHint(state, performance.now())
    const hint = hints.find((one) => one.id === id)
    if (!hint || !isCalm || !interruptions.isFree()) return
    // Found without a hint while it waited.
    if (hint.isKnown(behavior)) send({ type: 'skipped', id: hint.id })
    else if (canPoint(hint)) show(hint)
  }

  /** Waits for the target of a hint a while, then goes without the hint. */
  const canPoint = ({ id, target: selector }: Hint): boolean => {
    target = selector === undefined ? undefined : findVisible(selector)
    if (selector === undefined || target) return true
    const now = performance.now()
    if (missing?.id !== id) missing = { id, since: now }
    if (now - missing.since >= TARGET_WAIT_MS) send({ type: 'skipped', id })
    return false
  }

  const show = ({ id }: Hint) => {
    isTaking = true
    giveBack = interruptions.take(() => send({ type: 'interrupted' }))
    isTaking = false
    if (!giveBack) return
    noteHadOne()
    send({ type: 'shown', id })
  }

  const unwatchInterruptions = interruptions.subscribe(() => {
    if (isTaking || giveBack) return
    const left = areOthersOn && interruptions.isFree()
    areOthersOn = !interruptions.isFree()
    if (left) send({ type: 'others left', now: performance.now() })
  })
  sections.read()
  const unsubscribe = tracker.subscribe(onTick)
  return {
    dismiss(wantsNext = false) {
      send({ type: 'dismissed', wantsNext, now: performance.now() })
      if (!wantsNext) return
      window.clearTimeout(later)
      // Calm or not: this one was asked for.
      later = window.setTimeout(() => onTick({ ...tracker.read(), sincePressMs: CALM_MS }), NEXT_AFTER_MS)
    },
    leave: () => send({ type: 'interrupted' }),
    end: () => send({ type: 'ended' }),
    stop() {
      window.clearTimeout(later)
      unsubscribe()
      unwatchInterruptions()
      sections.stop()
      send({ type: 'interrupted' })
    },
  }
}

const findVisible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())
