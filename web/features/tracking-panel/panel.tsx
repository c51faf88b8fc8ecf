/** What the site notices of this visitor, live, and how to switch that off and have it forgotten. */
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { isOn } from '#contract/site/site.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import type { Behavior, BehaviorTracker } from '#web/platform/tracking/behavior.ts'
import { DEFERRED_MS } from '#web/platform/tracking/behavior-context.ts'
import { asksNotToBeTracked, browserAsksNotToBeTracked } from '#web/platform/tracking/may-count.ts'
import { clearTrackedBehavior } from '#web/platform/tracking/tracked-behavior.ts'
import { setTracking, watchTrackingChoice } from '#web/platform/tracking/tracking-opt-out.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import './tracking-panel.css'
import '#web/ui/switch.css'
import { useTrackingT } from './i18n.ts'
import { readings } from './readings.ts'

/** @param tracker none before it was fetched, and while the visitor does not want it. */
export function TrackingPanel({ tracker }: { tracker: BehaviorTracker | undefined }) {
  const t = useTrackingT()
  const { announce } = useAnnouncer()
  const explained = useId()
  // The rendered page does not know the visitor.
  const isOff = useSyncExternalStore(watchTrackingChoice, asksNotToBeTracked, () => false)
  const asked = useSyncExternalStore(watchTrackingChoice, browserAsksNotToBeTracked, () => false)
  const forget = () => {
    clearTrackedBehavior()
    tracker?.forget()
    announce(t('forgotten'))
  }
  return (
    <div className="tracking">
      <button
        type="button"
        role="switch"
        aria-checked={!isOff}
        aria-disabled={asked || undefined}
        aria-describedby={explained}
        className="tracking-switch"
        onClick={() => asked || setTracking(isOff)}
      >
        <span aria-hidden="true" className="track" />
        {t('allow')}
      </button>
      <p id={explained} className="prose text-sm">
        {t(asked ? 'browserAsks' : 'allowText')}
      </p>
      {isOff ? <p className="text-muted">{t('off')}</p> : isOn('hints') && <Readings tracker={tracker} />}
      {tracker && (
        <button type="button" className="button" onClick={forget}>
          {t('forget')}
        </button>
      )}
    </div>
  )
}

function Readings({ tracker }: { tracker: BehaviorTracker | undefined }) {
  const t = useTrackingT()
  const { language, content } = useLanguage()
  const [behavior, setBehavior] = useState<Behavior>()
  useEffect(() => {
    setBehavior(tracker?.read())
    return tracker?.subscribe(setBehavior)
  }, [tracker])
  if (!behavior) return <p className="text-muted">{t('notYet', { seconds: Math.ceil(DEFERRED_MS / 1000) })}</p>
  return (
    <dl className="tracking-list">
      {readings(behavior, language, t, content.caseStudies).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
