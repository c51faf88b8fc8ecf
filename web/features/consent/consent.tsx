/** Google Analytics, where it is configured: asks whether it may count, and lets it. Elsewhere nothing of it is fetched. */
import { Suspense, useEffect, useState } from 'react'
import type { Interruptions } from '#web/platform/interruptions/interruption-queue.ts'
import { measurementId } from '#web/platform/tracking/measurement-id.ts'
import type ConsentCard from './card.tsx'

export function Consent({ path, interruptions }: { path: string; interruptions: Interruptions }) {
  const [Card, setCard] = useState<typeof ConsentCard>()
  useEffect(() => {
    if (!measurementId()) return
    import('./card.tsx').then(
      ({ default: loaded }) => setCard(() => loaded),
      // Without it nobody is asked, and nothing is sent.
      () => {},
    )
  }, [])
  return (
    Card && (
      <Suspense>
        <Card path={path} interruptions={interruptions} />
      </Suspense>
    )
  )
}
