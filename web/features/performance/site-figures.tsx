/** How fast this site is for this visitor: shown on the home page, and counted. Fetched when nothing waits for it. */
import { useEffect, useState } from 'react'
import { whenUsed } from '../../platform/when-used.ts'
import type { FieldVitals } from './field-vitals.ts'
import type FiguresCard from './figures-card.tsx'

export function SiteFigures({ hasCard }: { hasCard: boolean }) {
  const [figures, setFigures] = useState<{ Card: typeof FiguresCard; vitals: FieldVitals }>()
  useEffect(
    () =>
      whenUsed(() => {
        import('./figures-card.tsx').then(
          ({ default: Card, startFieldVitals }) => setFigures({ Card, vitals: startFieldVitals() }),
          // Without it nothing is missing.
          () => {},
        )
      }),
    [],
  )
  return figures && hasCard ? <figures.Card vitals={figures.vitals} /> : null
}
