import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { PrivacyNotice } from '../features/insights/privacy-notice.tsx'
import { NoticedSection } from '../features/noticed/section.tsx'
import { useTracker } from '../platform/behavior-context.ts'
import { measurementId } from '../platform/measurement-id.ts'

export default function PrivacyPage() {
  const tracker = useTracker()
  // The rendered page knows of no configuration; without scripts nothing of it can happen either.
  const [Choice, setChoice] = useState<ComponentType>()
  useEffect(() => {
    if (!measurementId()) return
    import('../features/consent/choice.tsx').then(
      ({ default: loaded }) => setChoice(() => loaded),
      () => {},
    )
  }, [])
  return (
    // As high as a page, so that the footer stays below while a signed-in visitor's page is drawn anew.
    <Suspense fallback={<div className="min-h-svh" />}>
      <PrivacyNotice shared={Choice && <Choice />}>
        <NoticedSection tracker={tracker} />
      </PrivacyNotice>
    </Suspense>
  )
}
