/** Where the link in a mail leads that turns such mails off. Works without signing in. */
import { MailX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ApiError } from '#web/platform/api-error.ts'
import { paths } from '#web/platform/paths.ts'
import '#web/ui/parts.css'
import { endNotices } from '#web/features/portal/api.ts'
import { loadMessages as loadPortalMessages, PortalMessagesProvider, usePortalT } from '#web/features/portal/i18n.tsx'
import { Failure } from '#web/ui/async/async-parts.tsx'
import { withAsyncMessages } from '#web/ui/async/i18n.ts'
import { QueryProvider } from '#web/ui/async/query-provider.tsx'
import { useAction } from '#web/ui/async/use-action.ts'

export const loadMessages = withAsyncMessages(loadPortalMessages)

export default function StopNotices({ token }: { token: string }) {
  return (
    <Suspense>
      <PortalMessagesProvider>
        <QueryProvider>
          <Question token={token} />
        </QueryProvider>
      </PortalMessagesProvider>
    </Suspense>
  )
}

/** Asked rather than done at once: programs that look at links in mails must not turn anything off. */
function Question({ token }: { token: string }) {
  const t = usePortalT()
  const { busy, error, failure, run } = useAction()
  const [stopped, setStopped] = useState(false)

  const stop = () =>
    run(async () => {
      await endNotices(token)
      setStopped(true)
    })
  const isUnknown = error instanceof ApiError && error.status === 404
  return (
    <div className="board">
      <div className="blank page">
        <h1 className="text-section">{t(stopped ? 'notices.stopped' : 'notices.stopTitle')}</h1>
        <p role="status" className="prose mt-3">
          {t('notices.stopText')}
        </p>
        <Failure>{isUnknown ? t('notices.stopUnknown') : failure}</Failure>
        <div className="button-row mt-6">
          {!stopped && (
            <button type="button" className="button button-primary" aria-disabled={busy || undefined} onClick={stop}>
              <MailX size={18} aria-hidden="true" />
              {t('notices.stop')}
            </button>
          )}
          <a href={paths.clientPortal} className="button">
            {t('notices.toPortal')}
          </a>
        </div>
      </div>
    </div>
  )
}
