/** The question whether Google Analytics may count, on pages that are read; then the counting, if it may. */
import { ChartNoAxesColumn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { isPersonal } from '#contract/chat/personal-pages.ts'
import { decide } from '#web/platform/consent.ts'
import { useSession } from '#web/platform/session.tsx'
import { startGoogleAnalytics } from '#web/platform/tracking/google-analytics.ts'
import { measurementId } from '#web/platform/tracking/measurement-id.ts'
import { watchReading } from '#web/platform/tracking/reading-progress.ts'
import { Notice } from '#web/ui/unasked/notice.tsx'
import { ConsentMessagesProvider, useConsentT } from './i18n.ts'
import { useConsent } from './use-consent.ts'

/** @param asks it is the question's turn. */
export default function ConsentCard({ path, asks }: { path: string; asks: boolean }) {
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
  if (!asks) return null
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
      said={question}
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
