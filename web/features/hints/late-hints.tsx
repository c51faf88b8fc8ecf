/** Waits for the moment of the first hint; how hints look is fetched then. */
import { Suspense, useEffect, useState } from 'react'
import type { Interruptions } from '#web/platform/interruptions/interruption-queue.ts'
import type { BehaviorTracker } from '#web/platform/tracking/behavior.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import type Beacons from './beacons.tsx'
import { type HintGuide, type ShownHints, startHints } from './hint-guide.ts'
import { hasRoomFor } from './places.ts'
import { browserStore } from './saved-hints.ts'
import { watchInView } from './sections-in-view.ts'

export function LateHints({ tracker, interruptions }: { tracker: BehaviorTracker; interruptions: Interruptions }) {
  const [guide, setGuide] = useState<HintGuide>()
  const [shown, setShown] = useState<ShownHints>({ beacons: [], open: undefined })
  const [View, setView] = useState<typeof Beacons>()
  const hasAny = shown.beacons.length > 0
  useEffect(() => {
    const started = startHints(
      {
        tracker,
        interruptions,
        sections: watchInView(),
        store: browserStore,
        hasRoom: hasRoomFor,
        now: () => performance.now(),
      },
      setShown,
    )
    setGuide(started)
    return started.stop
  }, [tracker, interruptions])
  useEffect(() => {
    if (!hasAny || View || !navigator.onLine) return
    import('./beacons.tsx').then(
      ({ default: loaded }) => setView(() => loaded),
      // Without it there are no hints.
      () => {},
    )
  }, [hasAny, View])
  return (
    hasAny &&
    View &&
    guide && (
      <Boundary instead={null}>
        <Suspense>
          <View shown={shown} guide={guide} />
        </Suspense>
      </Boundary>
    )
  )
}
