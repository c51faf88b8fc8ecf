import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { PrivacyNotice } from '#web/features/privacy/notice.tsx'
import { TrackingSection } from '#web/features/tracking-panel/section.tsx'
import { useTracker } from '#web/platform/tracking/behavior-context.ts'
import { measurementId } from '#web/platform/tracking/measurement-id.ts'

export default function PrivacyPage() {
  const tracker = useTracker()
  // The rendered page knows of no configuration; without scripts nothing of it can happen either.
  const [Choice, setChoice] = useState<ComponentType>()
  useEffect(() => {
    if (!measurementId()) return
    import('#web/features/consent/choice.tsx').then(
      ({ default: loaded }) => setChoice(() => loaded),
      () => {},
    )
  }, [])
  return (
    // As high as a page, so that the footer stays below while a signed-in visitor's page is drawn anew.
    <Suspense fallback={<div className="min-h-svh" />}>
      <PrivacyNotice shared={Choice && <Choice />}>
        <TrackingSection tracker={tracker} />
      </PrivacyNotice>
    </Suspense>
  )
}
