import { Suspense } from 'react'
import { PrivacyNotice } from '../features/insights/privacy-notice.tsx'

export default function PrivacyPage() {
  return (
    // As high as a page, so that the footer stays below while a signed-in visitor's page is drawn anew.
    <Suspense fallback={<div className="min-h-svh" />}>
      <PrivacyNotice />
    </Suspense>
  )
}
