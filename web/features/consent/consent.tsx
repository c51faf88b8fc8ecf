/** Google Analytics, where it is configured: asks whether it may count, and lets it. Elsewhere nothing of it is fetched. */
import { useEffect, useState } from 'react'
import { measurementId } from '../../platform/measurement-id.ts'
import type ConsentCard from './card.tsx'

/** After what the page itself fetches once it is used, or after five seconds. */
const AFTER_MS = 6000

export function Consent({ path }: { path: string }) {
  const [Card, setCard] = useState<typeof ConsentCard>()
  useEffect(() => {
    if (!measurementId()) return
    const timer = window.setTimeout(() => {
      import('./card.tsx').then(
        ({ default: loaded }) => setCard(() => loaded),
        // Without it nobody is asked, and nothing is sent.
        () => {},
      )
    }, AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return Card ? <Card path={path} /> : null
}
