import { RotateCw, Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { MINUTE } from '#contract/endpoint.ts'
import { type Connection, relativeTime } from './connection.ts'
import { useInstallableT } from './i18n.tsx'
import { NoteCard } from './note-card.tsx'

interface Props {
  connection: Connection
  close(): void
}

export function ConnectionCard({ connection, close }: Props) {
  const t = useInstallableT()
  if (connection.kind === 'restored') {
    return (
      <NoteCard
        kind="restored"
        sign={<Wifi size={20} aria-hidden="true" />}
        heading={t('restored.heading')}
        said={t('restored.text')}
      >
        <p className="text-sm text-muted">{t('restored.text')}</p>
      </NoteCard>
    )
  }
  if (connection.kind === 'online' || connection.closed) return null
  return (
    <NoteCard
      kind="offline"
      sign={<WifiOff size={20} aria-hidden="true" />}
      heading={t('offline.heading')}
      said={`${t('offline.limited')} ${t('offline.cached')}`}
      onClose={close}
    >
      <p className="text-sm text-muted">
        {connection.since === undefined ? t('offline.limited') : <LimitedSince since={connection.since} />}
      </p>
      <p className="mt-1 text-sm text-muted">{t('offline.cached')}</p>
      <button type="button" className="button mt-3" onClick={() => window.location.reload()}>
        <RotateCw size={18} aria-hidden="true" />
        {t('offline.reload')}
      </button>
    </NoteCard>
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
