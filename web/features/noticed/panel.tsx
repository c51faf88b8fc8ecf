/** What the site notices of this visitor, live, and how to switch that off and have it forgotten. */
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { Behavior, BehaviorTracker } from '../../platform/behavior.ts'
import { LATER_MS } from '../../platform/behavior-context.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { forgetNoticed } from '../../platform/noticed.ts'
import { switchNoticing, watchNoticing } from '../../platform/noticing-switch.ts'
import { asksNotToBeTracked, browserAsksNotToBeTracked } from '../../platform/privacy.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import './noticed.css'
import '../../ui/switch.css'
import { readings } from './readings.ts'
import { useNoticedWords } from './words.ts'

/** @param tracker none before it was fetched, and while the visitor does not want it. */
export function NoticedPanel({ tracker }: { tracker: BehaviorTracker | undefined }) {
  const say = useNoticedWords()
  const { announce } = useAnnouncer()
  const explained = useId()
  // The rendered page does not know the visitor.
  const isOff = useSyncExternalStore(watchNoticing, asksNotToBeTracked, () => false)
  const asked = useSyncExternalStore(watchNoticing, browserAsksNotToBeTracked, () => false)
  const forget = () => {
    forgetNoticed()
    tracker?.forget()
    announce(say('forgotten'))
  }
  return (
    <div className="noticed">
      <button
        type="button"
        role="switch"
        aria-checked={!isOff}
        aria-disabled={asked || undefined}
        aria-describedby={explained}
        className="noticed-switch"
        onClick={() => asked || switchNoticing(isOff)}
      >
        <span aria-hidden="true" className="track" />
        {say('allow')}
      </button>
      <p id={explained} className="prose text-sm">
        {say(asked ? 'browserAsks' : 'allowText')}
      </p>
      {isOff ? <p className="noticed-none">{say('off')}</p> : <Readings tracker={tracker} />}
      {tracker && (
        <button type="button" className="button" onClick={forget}>
          {say('forget')}
        </button>
      )}
    </div>
  )
}

function Readings({ tracker }: { tracker: BehaviorTracker | undefined }) {
  const say = useNoticedWords()
  const { language, content } = useLanguage()
  const [behavior, setBehavior] = useState<Behavior>()
  useEffect(() => {
    setBehavior(tracker?.read())
    return tracker?.subscribe(setBehavior)
  }, [tracker])
  if (!behavior) return <p className="noticed-none">{say('notYet', { seconds: LATER_MS / 1000 })}</p>
  return (
    <dl className="noticed-list">
      {readings(behavior, language, say, content.caseStudies).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
