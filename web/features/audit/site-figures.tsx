/**
 * How fast this site is for this visitor, shown on the home page and counted, and what is counted of the visit. Fetched
 * together when nothing waits for it.
 */
import { useEffect, useState } from 'react'
import { isOn } from '#contract/site/site.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import type { VisitCount } from '#web/platform/tracking/visit-report.ts'
import type { FieldVitals } from './field-vitals.ts'
import type FiguresCard from './figures-card.tsx'

type Counting = typeof import('./counting.ts') & { default?: typeof FiguresCard }

/** Loads then, or earlier with the first scroll, key or press. */
const REST_MS = 5000

export function SiteFigures({ hasCard, path }: { hasCard: boolean; path: string }) {
  const { language } = useLanguage()
  const [figures, setFigures] = useState<{
    Card: typeof FiguresCard | undefined
    vitals: FieldVitals
    visit: VisitCount
  }>()
  useEffect(() => {
    const used = new AbortController()
    const load = () => {
      stop()
      const parts: Promise<Counting> = isOn('figures') ? import('./figures-card.tsx') : import('./counting.ts')
      parts.then(
        ({ default: Card, startFieldVitals, startCounting }) =>
          setFigures({ Card, vitals: startFieldVitals(), visit: startCounting() }),
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
  useEffect(() => figures?.visit.show(path, language), [figures, path, language])
  return figures?.Card && hasCard ? <figures.Card vitals={figures.vitals} /> : null
}
