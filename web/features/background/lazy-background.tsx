/** Fetches the moving background once a visitor has shown interest and the browser has nothing else to do. */
import { useEffect, useState } from 'react'
import type BackgroundView from './background.tsx'

/** Who only looked at the page for some seconds does not pay for its decoration. */
const interactionEvents = ['pointermove', 'pointerdown', 'scroll', 'keydown']
const hasShownInterest = () => window.scrollY > 0 || navigator.userActivation?.hasBeenActive === true

export function LazyBackground() {
  const [Background, setBackground] = useState<typeof BackgroundView>()
  useEffect(() => {
    let left = false
    const interested = new AbortController()
    const load = () => {
      if (left) return
      import('./background.tsx').then(
        ({ default: loaded }) => left || setBackground(() => loaded),
        // Without it nothing is missing.
        () => {},
      )
    }
    const begin = () => {
      interested.abort()
      ;(window.requestIdleCallback ?? window.setTimeout)(load)
    }
    if (hasShownInterest()) begin()
    else {
      for (const type of interactionEvents) {
        window.addEventListener(type, begin, { passive: true, signal: interested.signal })
      }
    }
    return () => {
      left = true
      interested.abort()
    }
  }, [])
  return Background ? <Background /> : null
}
