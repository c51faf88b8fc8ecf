/** Which prompt is shown now: comes when one is due and the stage is free, and goes by itself. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CaseStudy } from '#contract/content/content.ts'
import type { Interruptions } from '#web/platform/interruptions.ts'
import type { Behavior, BehaviorTracker } from '#web/platform/tracking/behavior.ts'
import { readMemory, rememberGone, rememberShown } from './memory.ts'
import { findOffer, type Topic } from './offers.ts'
import { findDue } from './triggers.ts'

/** Milliseconds for which a prompt is shown to somebody who does not turn to it. */
export const SHOWN_MS = 8000

export interface Prompt {
  topic: Topic
  study?: CaseStudy
  /** As it was when the prompt came. */
  behavior: Behavior
}

export function usePrompt(tracker: BehaviorTracker, interruptions: Interruptions, caseStudies: readonly CaseStudy[]) {
  const [prompt, setPrompt] = useState<Prompt>()
  /** The pointer is over it or the focus in it. */
  const [isHeld, setHeld] = useState(false)
  const giveBack = useRef<() => void>(undefined)

  const end = useCallback((how: 'dismissed' | 'over') => {
    if (!giveBack.current) return
    giveBack.current()
    giveBack.current = undefined
    rememberGone(how, Date.now())
    setPrompt(undefined)
    setHeld(false)
  }, [])

  useEffect(() => {
    const look = (behavior: Behavior) => {
      // Help that needs the network is none without it.
      if (giveBack.current || !navigator.onLine || !interruptions.isFree()) return
      const trigger = findDue(behavior, readMemory(), Date.now())
      const offer = trigger && findOffer(trigger, behavior, caseStudies)
      if (!offer) return
      giveBack.current = interruptions.take(() => end('over'))
      if (!giveBack.current) return
      rememberShown(trigger, Date.now())
      setPrompt({ ...offer, behavior })
    }
    look(tracker.read())
    const endings = [
      tracker.subscribe(look),
      // After something else was there the visitor has a rest too.
      interruptions.subscribe(() => giveBack.current ?? rememberGone('over', Date.now())),
    ]
    return () => {
      for (const ending of endings) ending()
      end('over')
    }
  }, [tracker, interruptions, caseStudies, end])

  useEffect(() => {
    if (!prompt || isHeld) return
    const goes = () => end('over')
    const timer = window.setTimeout(goes, SHOWN_MS)
    window.addEventListener('offline', goes)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('offline', goes)
    }
  }, [prompt, isHeld, end])

  return { prompt, hold: setHeld, end }
}
