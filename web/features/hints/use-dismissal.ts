/** How a hint's card is left without a pointer, and when it leaves by itself. */
import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds after which a hint that nobody looks into leaves. */
const LEAVES_AFTER_MS = 20_000

export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      // An open menu takes the key for itself.
      if (key === 'Escape' && !document.querySelector('.bar details[open]')) latest.current()
    }
    // Before others have closed what they close.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

/** Calls `leave` after a while where the card came by itself, unless the pointer or the focus is in it. */
export function useLeaveUnnoticed(card: RefObject<HTMLElement | null>, isUnasked: boolean, leave: () => void): void {
  useEffect(() => {
    if (!isUnasked) return
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
  }, [card, isUnasked, leave])
}
