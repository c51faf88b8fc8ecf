/** How fast this site is for this visitor: shown on the home page, and counted. Fetched when nothing waits for it. */
import { useEffect, useState } from 'react'
import type { FieldVitals } from './field-vitals.ts'
import type FiguresCard from './figures-card.tsx'

/** Whoever only reads gets it then; whoever scrolls, types or presses something, with that. */
const REST_MS = 5000

export function SiteFigures({ hasCard }: { hasCard: boolean }) {
  const [figures, setFigures] = useState<{ Card: typeof FiguresCard; vitals: FieldVitals }>()
  useEffect(() => {
    const used = new AbortController()
    const load = () => {
      stop()
      import('./figures-card.tsx').then(
        ({ default: Card, startFieldVitals }) => setFigures({ Card, vitals: startFieldVitals() }),
        // Without it nothing is missing.
        () => {},
      )
    }
    const timer = window.setTimeout(load, REST_MS)
    const stop = () => {
      used.abort()
      window.clearTimeout(timer)
    }
    for (const type of ['scroll', 'pointerdown', 'keydown']) {
      window.addEventListener(type, load, { passive: true, signal: used.signal })
    }
    return stop
  }, [])
  return figures && hasCard ? <figures.Card vitals={figures.vitals} /> : null
}
