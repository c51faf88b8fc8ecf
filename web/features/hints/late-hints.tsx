/** Waits for the moment of a hint; how it looks is fetched then. */
import { Suspense, useEffect, useState } from 'react'
import type { Interruptions } from '#web/platform/interruptions.ts'
import type { BehaviorTracker } from '#web/platform/tracking/behavior.ts'
import { type HintGuide, type Shown, startHints } from './guide.ts'
import type HintCard from './hint-card.tsx'

export function LateHints({ tracker, interruptions }: { tracker: BehaviorTracker; interruptions: Interruptions }) {
  const [guide, setGuide] = useState<HintGuide>()
  const [shown, setShown] = useState<Shown>()
  const [Card, setCard] = useState<typeof HintCard>()
  useEffect(() => {
    const started = startHints(tracker, interruptions, setShown)
    setGuide(started)
    return started.stop
  }, [tracker, interruptions])
  useEffect(() => {
    if (!shown || Card || !guide) return
    import('./hint-card.tsx').then(
      ({ default: loaded }) => setCard(() => loaded),
      // What cannot be shown must not keep the stage.
      guide.leave,
    )
  }, [shown, Card, guide])
  return (
    shown &&
    Card &&
    guide && (
      <Suspense>
        <Card shown={shown} guide={guide} />
      </Suspense>
    )
  )
}
