/**
 * The site as an app: it can be installed, opens offline and updates itself. Its code is fetched when nothing waits for it,
 * after all that the page shows by itself; at once when the connection is gone.
 */
import { useEffect, useState } from 'react'
import type AppParts from './app-parts.tsx'
import type { InstallOffer } from './install-offer.ts'

/** After the first scroll, press or key, and for whoever only reads. The page's own figures come before it. */
const AFTER_TOUCH_MS = 4000
const REST_MS = 10_000

export function Installable({ path }: { path: string }) {
  const [Parts, setParts] = useState<typeof AppParts>()
  const [offer, setOffer] = useState<InstallOffer>()

  useEffect(() => {
    const stop = new AbortController()
    const on = (type: string, act: (event: Event) => void) =>
      window.addEventListener(type, act, { passive: true, signal: stop.signal })
    let loaded = false
    const load = () => {
      if (loaded) return
      import('./app-parts.tsx').then(
        (module) => {
          loaded = true
          setParts(() => module.default)
        },
        // Out of reach: it is tried again with the connection.
        () => {},
      )
    }
    let timer = window.setTimeout(load, REST_MS)
    let touched = false
    const soon = () => {
      if (touched) return
      touched = true
      window.clearTimeout(timer)
      timer = window.setTimeout(load, AFTER_TOUCH_MS)
    }
    for (const type of ['scroll', 'pointerdown', 'keydown']) on(type, soon)
    on('offline', load)
    on('online', load)
    // Browsers tell it once, and before there is a card to show it.
    on('beforeinstallprompt', (event) => {
      event.preventDefault()
      setOffer(event as InstallOffer)
    })
    if (!navigator.onLine) load()
    return () => {
      stop.abort()
      window.clearTimeout(timer)
    }
  }, [])

  return Parts ? <Parts path={path} offer={offer} /> : null
}
