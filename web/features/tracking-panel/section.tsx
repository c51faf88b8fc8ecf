/** The panel as a part of the privacy notice. */
import type { BehaviorTracker } from '#web/platform/tracking/behavior.ts'
import { MessagesProvider, useTrackingT } from './i18n.ts'
import { TrackingPanel } from './panel.tsx'

export function TrackingSection({ tracker }: { tracker: BehaviorTracker | undefined }) {
  return (
    <MessagesProvider>
      <Section tracker={tracker} />
    </MessagesProvider>
  )
}

function Section({ tracker }: { tracker: BehaviorTracker | undefined }) {
  const t = useTrackingT()
  return (
    <section id="noticed" className="mt-10">
      <h2 className="text-card">{t('heading')}</h2>
      <p className="prose mt-2 mb-4">{t('introOnPrivacyPage')}</p>
      <TrackingPanel tracker={tracker} />
    </section>
  )
}
