import { useEffect, useRef } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { useOnline } from './hooks/use-online.ts'

/**
 * Stands where something could not be fetched or shown, and tries again by itself when the connection is back.
 *
 * @param retry without it, the page is loaded anew.
 */
export function LoadError({ retry = () => window.location.reload() }: { retry?(): void }) {
  const t = useT()
  const isOnline = useOnline()
  const wasOffline = useRef(!isOnline)
  const again = useRef(retry)
  useEffect(() => {
    again.current = retry
  })
  useEffect(() => {
    if (isOnline && wasOffline.current) again.current()
    wasOffline.current = !isOnline
  }, [isOnline])
  return (
    <div role="alert" className="board">
      <div className="blank page">
        <h1 className="text-section">{t(isOnline ? 'common.error' : 'common.offline')}</h1>
        <p className="prose mt-3">{t(isOnline ? 'common.errorText' : 'common.offlineText')}</p>
        <button type="button" className="button button-primary mt-6" onClick={retry}>
          {t('common.retry')}
        </button>
      </div>
    </div>
  )
}
