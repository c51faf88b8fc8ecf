/** Google Analytics, where it is configured: asks whether it may count, and lets it. Elsewhere nothing of it is fetched. */
import { useEffect, useState } from 'react'
import { measurementId } from '../../platform/measurement-id.ts'
import type ConsentCard from './card.tsx'

export function Consent({ path }: { path: string }) {
  const [Card, setCard] = useState<typeof ConsentCard>()
  useEffect(() => {
    if (!measurementId()) return
    import('./card.tsx').then(
      ({ default: loaded }) => setCard(() => loaded),
      // Without it nobody is asked, and nothing is sent.
      () => {},
    )
  }, [])
  return Card ? <Card path={path} /> : null
}
