/** The question whether Google Analytics may count, at the bottom of pages that are read; then the counting, if it may. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { isPersonal } from '#contract/chat/personal-pages.ts'
import { decide } from '#web/platform/consent.ts'
import { useSession } from '#web/platform/session.tsx'
import { startGoogleAnalytics } from '#web/platform/tracking/google-analytics.ts'
import { measurementId } from '#web/platform/tracking/measurement-id.ts'
import { watchReading } from '#web/platform/tracking/reading-progress.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import './consent.css'
import { ConsentMessagesProvider, useConsentT } from './i18n.ts'
import { useConsent } from './use-consent.ts'

/** Pages with a question of their own, or a field at the bottom. */
const asksElsewhere = (path: string) => isPersonal(path) || /^\/(?:secure|privacy|chat)(?:\/|$)/.test(path)

export default function ConsentCard({ path }: { path: string }) {
  const consent = useConsent()
  const { user, loading } = useSession()
  const id = measurementId()
  const isCounted = consent === 'given' && !loading && !user?.isAdmin
  // Not on a page whose address is nobody's business: Google's code notes where it was started.
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (isCounted && !isPersonal(path)) setBegun(true)
  }, [isCounted, path])
  useEffect(() => {
    if (isCounted && begun && id) return startGoogleAnalytics(id)
  }, [isCounted, begun, id])
  useEffect(() => {
    if (isCounted && begun) return watchReading(path)
  }, [isCounted, begun, path])
  if (consent !== 'unasked' || asksElsewhere(path)) return null
  return (
    <ConsentMessagesProvider>
      <Question />
    </ConsentMessagesProvider>
  )
}

function Question() {
  const t = useConsentT()
  const { announce } = useAnnouncer()
  const heading = t('question')
  useEffect(() => announce(heading), [announce, heading])
  return (
    <aside data-asks className="consent card popup no-print" aria-labelledby="consent-question">
      <h2 id="consent-question" className="strong">
        {heading}
      </h2>
      <p className="prose text-sm">
        {t('text')}{' '}
        <Link href="/privacy" className="link">
          {t('more')}
        </Link>
      </p>
      <div className="consent-answers">
        <button type="button" className="button" onClick={() => decide('given')}>
          {t('allow')}
        </button>
        <button type="button" className="button" onClick={() => decide('refused')}>
          {t('refuse')}
        </button>
      </div>
    </aside>
  )
}
