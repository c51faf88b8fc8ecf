import { Suspense } from 'react'
import { PrivacyNotice } from '../features/insights/privacy-notice.tsx'

export default function PrivacyPage() {
  return (
    <Suspense>
      <PrivacyNotice />
    </Suspense>
  )
}
