import { RotateCw, Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { MINUTE } from '../../../contract/endpoint.ts'
import { type Connection, relativeTime } from './connection.ts'
import { NoteCard } from './note-card.tsx'
import { useInstallableWords } from './words.tsx'

interface Props {
  connection: Connection
  close(): void
}

export function ConnectionCard({ connection, close }: Props) {
  const say = useInstallableWords()
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
        {connection.since === undefined ? say('offline.limited') : <LimitedSince since={connection.since} />}
      </p>
      <p className="mt-1 text-sm text-muted">{say('offline.cached')}</p>
      <button type="button" className="button mt-3" onClick={() => window.location.reload()}>
        <RotateCw size={18} aria-hidden="true" />
        {say('offline.reload')}
      </button>
    </NoteCard>
  )
}

function LimitedSince({ since }: { since: number }) {
  const say = useInstallableWords()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE)
    return () => window.clearInterval(timer)
  }, [])
  const { key, count } = relativeTime(now - since)
  return say('offline.limitedSince', { when: say(`ago.${key}`, { count }) })
}
