/** Google Analytics, where it is configured: asks whether it may count, and lets it. Elsewhere nothing of it is fetched. */
import { Suspense, useEffect, useState } from 'react'
import type { Interruptions } from '#web/platform/interruption-queue.ts'
import { measurementId } from '#web/platform/tracking/measurement-id.ts'
import { useTurn } from '#web/platform/use-turn.ts'
import type ConsentCard from './card.tsx'
import { asksElsewhere } from './pages.ts'
import { useConsent } from './use-consent.ts'

export function Consent({ path, interruptions }: { path: string; interruptions: Interruptions }) {
  const [Card, setCard] = useState<typeof ConsentCard>()
  const [hasFailed, setFailed] = useState(false)
  const consent = useConsent()
  // Before its code is there: nothing else comes meanwhile.
  const asks = measurementId() !== undefined && consent === 'unasked' && !asksElsewhere(path) && !hasFailed
  const isOn = useTurn(interruptions, 'consent', asks)
  useEffect(() => {
    if (!measurementId()) return
    import('./card.tsx').then(
      ({ default: loaded }) => setCard(() => loaded),
      // Without it nobody is asked, and nothing is sent.
      () => setFailed(true),
    )
  }, [])
  return (
    Card && (
      <Suspense>
        <Card path={path} asks={isOn} />
      </Suspense>
    )
  )
}
