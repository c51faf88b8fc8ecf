import { Suspense } from 'react'
import { PrivacyNotice } from '../features/insights/privacy-notice.tsx'
import { NoticedSection } from '../features/noticed/section.tsx'
import { useTracker } from '../platform/behavior-context.ts'

export default function PrivacyPage() {
  const tracker = useTracker()
  return (
    // As high as a page, so that the footer stays below while a signed-in visitor's page is drawn anew.
    <Suspense fallback={<div className="min-h-svh" />}>
      <PrivacyNotice>
        <NoticedSection tracker={tracker} />
      </PrivacyNotice>
    </Suspense>
  )
}
