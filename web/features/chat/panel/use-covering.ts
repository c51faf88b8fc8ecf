import { useLayoutEffect, useSyncExternalStore } from 'react'

const narrow = () => window.matchMedia('(width < 40rem)')

/** What was on the page before the chat. What floats over it may come later: `chat-frame.css` hides that. */
const BEHIND = '.skip, .bar, main > :not(.chat, .chat-guide, .chat-backdrop), .footer'

/** Whether a panel takes up the whole width of the window. */
export function useFillsWindow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = narrow()
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => narrow().matches,
  )
}

/** What lies behind a panel that covers it can be neither focused nor read out meanwhile. */
export function useCovering(covers: boolean): void {
  useLayoutEffect(() => {
    if (!covers) return
    const { dataset } = document.documentElement
    const behind = document.querySelectorAll<HTMLElement>(BEHIND)
    for (const element of behind) element.inert = true
    dataset.covered = ''
    return () => {
      delete dataset.covered
      for (const element of behind) element.inert = false
    }
  }, [covers])
}
