/** Brings the prompts onto the page: looks every second whether one is due, and asks whether it may come. */
import type { CaseStudy } from '#contract/content/content.ts'
import type { Interruptions } from '#web/platform/interruptions/interruption-queue.ts'
import type { Behavior, BehaviorTracker } from '#web/platform/tracking/behavior.ts'
import type { PromptMemory } from './memory.ts'
import { findDue, SHOWN_MS, type Trigger } from './triggers.ts'

export interface Prompt {
  trigger: Trigger
  study?: CaseStudy
  /** As it was when the prompt came. */
  behavior: Behavior
}

export interface Prompter {
  /** The visitor turns to the prompt, or away from it. */
  hold(isHeld: boolean): void
  end(how?: 'closed'): void
  stop(): void
}

interface Parts {
  tracker: Pick<BehaviorTracker, 'read' | 'subscribe'>
  interruptions: Interruptions
  memory: PromptMemory
  /** What a prompt speaks of; undefined if that is not there to be spoken of. */
  findOffer(trigger: Trigger, behavior: Behavior): { study?: CaseStudy } | undefined
  isOnline(): boolean
}

/** @param onShow is told what is to be shown now, or that nothing is. */
export function startPrompts(parts: Parts, onShow: (prompt: Prompt | undefined) => void): Prompter {
  const { tracker, interruptions, memory, findOffer, isOnline } = parts
  let leave: ((how?: 'closed') => void) | undefined
  let shown: Prompt | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = (how?: 'closed') => {
    if (!shown) return
    shown = undefined
    clearTimeout(timer)
    onShow(undefined)
    leave?.(how)
  }
  const waitForEnd = () => {
    clearTimeout(timer)
    timer = setTimeout(end, SHOWN_MS)
  }
  const come = (prompt: Prompt) => {
    shown = prompt
    memory.rememberShown(prompt.trigger, Date.now())
    waitForEnd()
    onShow(prompt)
  }
  const look = (behavior: Behavior) => {
    // What it says is about the page before.
    if (shown && shown.behavior.path !== behavior.path) end()
    // Help that needs the network is none without it.
    if (shown || !isOnline()) return
    // One that has nothing to speak of stands in no other's way.
    const isPossible = (trigger: Trigger) => findOffer(trigger, behavior) !== undefined
    const trigger = findDue(behavior, memory.read(), Date.now(), isPossible)
    const offer = trigger && findOffer(trigger, behavior)
    if (!offer) return
    const wants = trigger === 'exit_intent' ? 'exit' : 'prompt'
    leave = interruptions.want(wants, (isOn) => (isOn ? come({ trigger, ...offer, behavior }) : end()))
    // What is due now may not be in a minute: it is asked anew then.
    if (!shown) leave()
  }
  look(tracker.read())
  const unsubscribe = tracker.subscribe(look)
  return {
    hold: (isHeld) => (isHeld ? clearTimeout(timer) : shown && waitForEnd()),
    end,
    stop() {
      unsubscribe()
      end()
    },
  }
}
