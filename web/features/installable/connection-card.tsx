import { RotateCw, Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { MINUTE } from '../../../contract/endpoint.ts'
import { relativeTime } from './connection.ts'
import { NoteCard } from './note-card.tsx'
import { useConnection } from './use-connection.ts'
import { useInstallableWords } from './words.tsx'

export function ConnectionCard() {
  const say = useInstallableWords()
  const { connection, close } = useConnection()
  if (connection.kind === 'restored') {
    return (
      <NoteCard
        kind="restored"
        sign={<Wifi size={20} aria-hidden="true" />}
        heading={say('restored.heading')}
        said={say('restored.text')}
      >
        <p className="text-sm text-muted">{say('restored.text')}</p>
      </NoteCard>
    )
  }
  if (connection.kind === 'online' || connection.closed) return null
  return (
    <NoteCard
      kind="offline"
      sign={<WifiOff size={20} aria-hidden="true" />}
      heading={say('offline.heading')}
      said={`${say('offline.limited')} ${say('offline.cached')}`}
      onClose={close}
    >
      <p className="text-sm text-muted">
        {say('offline.limited')} {connection.since !== undefined && <LastOnline since={connection.since} />}
      </p>
      <p className="mt-1 text-sm text-muted">{say('offline.cached')}</p>
      <button type="button" className="button mt-3" onClick={() => window.location.reload()}>
        <RotateCw size={18} aria-hidden="true" />
        {say('offline.reload')}
      </button>
    </NoteCard>
  )
}

function LastOnline({ since }: { since: number }) {
  const say = useInstallableWords()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE)
    return () => window.clearInterval(timer)
  }, [])
  const { key, count } = relativeTime(now - since)
  return <span>{say('offline.last', { when: say(`ago.${key}`, { count }) })}</span>
}
