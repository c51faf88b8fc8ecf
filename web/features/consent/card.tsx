/** The question whether Google Analytics may count, on pages that are read; then the counting, if it may. */
import { ChartNoAxesColumn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { isPersonal } from '#contract/chat/personal-pages.ts'
import { decide } from '#web/platform/consent.ts'
import type { Interruptions } from '#web/platform/interruptions/interruption-queue.ts'
import { useSession } from '#web/platform/session.tsx'
import { startGoogleAnalytics } from '#web/platform/tracking/google-analytics.ts'
import { measurementId } from '#web/platform/tracking/measurement-id.ts'
import { watchReading } from '#web/platform/tracking/reading-progress.ts'
import { useTurn } from '#web/platform/use-turn.ts'
import { Notice } from '#web/ui/unasked/notice.tsx'
import { ConsentMessagesProvider, useConsentT } from './i18n.ts'
import { useConsent } from './use-consent.ts'

/** Pages with a question of their own, or a field at the bottom. */
const asksElsewhere = (path: string) => isPersonal(path) || /^\/(?:secure|privacy|chat)(?:\/|$)/.test(path)

export default function ConsentCard({ path, interruptions }: { path: string; interruptions: Interruptions }) {
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
  const isOn = useTurn(interruptions, 'consent', consent === 'unasked' && !asksElsewhere(path))
  if (!isOn) return null
  return (
    <ConsentMessagesProvider>
      <Question />
    </ConsentMessagesProvider>
  )
}

function Question() {
  const t = useConsentT()
  const question = t('question')
  return (
    <Notice
      label={question}
      sign={<ChartNoAxesColumn size={20} aria-hidden="true" />}
      line={question}
      said={[question]}
      close={t('refuse')}
      onClose={() => decide('refused')}
    >
      {() => (
        <>
          <h2 className="strong">{question}</h2>
          <p className="prose text-sm">
            {t('text')}{' '}
            <Link href="/privacy" className="link">
              {t('more')}
            </Link>
          </p>
          <div className="notice-ways notice-answers">
            <button type="button" className="button" onClick={() => decide('given')}>
              {t('allow')}
            </button>
            <button type="button" className="button" onClick={() => decide('refused')}>
              {t('refuse')}
            </button>
          </div>
        </>
      )}
    </Notice>
  )
}
