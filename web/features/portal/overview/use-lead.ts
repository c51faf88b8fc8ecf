/** Leads somebody elsewhere in the portal: what they are led to has the focus as soon as it is on the page. */
import { useEffect, useRef } from 'react'

/** @returns takes the selector of what is not there yet, or still under a dialog: whatever brings it comes later than this. */
export function useLead(): (selector: string) => void {
  const leave = useRef<() => void>(undefined)
  useEffect(() => () => leave.current?.(), [])
  return (selector) => {
    leave.current?.()
    // A tab's panel comes with a render of its own, which nobody above it is told of.
    const watcher = new MutationObserver(() => {
      const target = document.querySelector<HTMLElement>(selector)
      if (!target || document.querySelector('[role="dialog"]')) return
      watcher.disconnect()
      target.focus()
    })
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] })
    leave.current = () => watcher.disconnect()
  }
}
