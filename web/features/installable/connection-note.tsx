import { RotateCw, Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { MINUTE } from '#contract/endpoint.ts'
import type { Interruptions } from '#web/platform/interruptions/interruption-queue.ts'
import { useTurn } from '#web/platform/use-turn.ts'
import { Notice } from '#web/ui/unasked/notice.tsx'
import { type Connection, relativeTime } from './connection.ts'
import { useInstallableT } from './i18n.tsx'

interface Props {
  interruptions: Interruptions
  connection: Connection
  close(): void
}

export function ConnectionNote({ interruptions, connection, close }: Props) {
  const t = useInstallableT()
  const isOffline = useTurn(interruptions, 'offline', connection.kind === 'offline' && !connection.closed)
  const isRestored = useTurn(interruptions, 'restored', connection.kind === 'restored')
  if (isRestored) {
    const heading = t('restored.heading')
    return (
      <Notice
        key="restored"
        label={heading}
        tone="green"
        sign={<Wifi size={20} aria-hidden="true" />}
        line={heading}
        said={[heading, t('restored.text')]}
        close={t('close')}
        onClose={close}
      >
        {() => (
          <>
            <h2 className="strong">{heading}</h2>
            <p className="text-sm text-muted">{t('restored.text')}</p>
          </>
        )}
      </Notice>
    )
  }
  if (!isOffline || connection.kind !== 'offline') return null
  const { since } = connection
  const heading = t('offline.heading')
  return (
    <Notice
      key="offline"
      label={heading}
      tone="yellow"
      sign={<WifiOff size={20} aria-hidden="true" />}
      line={heading}
      said={[heading, t('offline.limited'), t('offline.cached')]}
      close={t('close')}
      onClose={close}
    >
      {() => (
        <>
          <h2 className="strong">{heading}</h2>
          <p className="text-sm text-muted">
            {since === undefined ? t('offline.limited') : <LimitedSince since={since} />}
          </p>
          <p className="text-sm text-muted">{t('offline.cached')}</p>
          <div className="notice-ways">
            <button type="button" className="button" onClick={() => window.location.reload()}>
              <RotateCw size={18} aria-hidden="true" />
              {t('offline.reload')}
            </button>
          </div>
        </>
      )}
    </Notice>
  )
}

function LimitedSince({ since }: { since: number }) {
  const t = useInstallableT()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE)
    return () => window.clearInterval(timer)
  }, [])
  const { key, count } = relativeTime(now - since)
  return t('offline.limitedSince', { when: t(`ago.${key}`, { count }) })
}
