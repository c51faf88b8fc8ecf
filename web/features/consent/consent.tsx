/** Google Analytics, where it is configured: asks whether it may count, and lets it. Elsewhere nothing of it is fetched. */
import { Suspense, useEffect, useState } from 'react'
import { measurementId } from '#web/platform/tracking/measurement-id.ts'
import type ConsentCard from './card.tsx'

export function Consent({ path }: { path: string }) {
  const [Card, setCard] = useState<typeof ConsentCard | 'awaited' | 'none'>('none')
  useEffect(() => {
    if (!measurementId()) return
    setCard('awaited')
    import('./card.tsx').then(
      ({ default: loaded }) => setCard(() => loaded),
      // Without it nobody is asked, and nothing is sent.
      () => setCard('none'),
    )
  }, [])
  if (Card === 'none') return null
  // What comes unasked waits for the question instead of being taken away by it.
  const awaited = <span data-asks hidden />
  return Card === 'awaited' ? (
    awaited
  ) : (
    <Suspense fallback={awaited}>
      <Card path={path} />
    </Suspense>
  )
}
