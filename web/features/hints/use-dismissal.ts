/** How a hint is reached and left without a pointer, and when it leaves by itself. */
import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** As for toasts, which are notifications too. */
const REACH_KEY = 'F8'
/** Milliseconds after which a hint that nobody looks into leaves. */
const LEAVES_AFTER_MS = 20_000

/** @returns gives the focus back to where it was, if the hint has it. */
export function useKeys(card: RefObject<HTMLElement | null>, target: HTMLElement | undefined, onEscape: () => void) {
  const before = useRef<Element>(null)
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === REACH_KEY) {
        if (!card.current?.contains(document.activeElement)) before.current = document.activeElement
        card.current?.focus()
      }
      // An open menu takes the key for itself.
      if (event.key === 'Escape' && !document.querySelector('.bar details[open]')) latest.current()
    }
    // Before others have closed what they close.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [card])
  return useCallback(() => {
    if (!card.current?.contains(document.activeElement)) return
    const back = before.current instanceof HTMLElement && before.current !== document.body ? before.current : target
    back?.focus({ preventScroll: true })
  }, [card, target])
}

/** Calls `leave` after a while, unless the pointer or the focus is in the hint. */
export function useLeaveUnnoticed(card: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    let timer = 0
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        if (card.current?.matches(':hover, :focus-within')) wait()
        else leave()
      }, LEAVES_AFTER_MS)
    }
    wait()
    return () => window.clearTimeout(timer)
  }, [card, leave])
}
