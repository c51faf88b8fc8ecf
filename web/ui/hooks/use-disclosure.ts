/** A menu made of the browser's own disclosure: it works before the page is alive, and then also closes like a menu. */
import { type RefObject, useEffect, useRef } from 'react'

/** Closes by Escape, by a press beside it and when the focus leaves. @returns for the `details` element. */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const menu = details.current
    const close = (event: Event) => {
      if (!menu?.open) return
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      if (!escaped && (event instanceof KeyboardEvent || (event.target instanceof Node && menu.contains(event.target))))
        return
      menu.open = false
      if (escaped) menu.querySelector('summary')?.focus()
    }
    for (const type of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(type, close)
    return () => {
      for (const type of ['pointerdown', 'focusin', 'keydown']) document.removeEventListener(type, close)
    }
  }, [])

  return details
}
