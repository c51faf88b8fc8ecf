/** Where one person is signed in. */
import { Monitor } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedUser, UserSession } from '../../../contract/users.ts'
import { useLanguage, useWords } from '../../platform/i18n.tsx'
import { deviceOf } from '../../ui/device.ts'
import { Bone } from '../../ui/skeleton.tsx'
import { useExplain } from '../../ui/use-explain.ts'
import * as api from './api.ts'
import { useDeed } from './use-deed.ts'
import { useUsersWords } from './words.tsx'

interface Props {
  user: ListedUser
  onChanged(user: ListedUser): void
}

export function UserSessions({ user, onChanged }: Props) {
  const say = useUsersWords()
  const t = useWords()
  const explain = useExplain()
  const { busy, run } = useDeed()
  const [sessions, setSessions] = useState<UserSession[]>()
  const [error, setError] = useState<unknown>()
  const box = useRef<HTMLDivElement>(null)

  // Asked anew when something else has ended them.
  const { id, isDisabled } = user
  const load = useCallback(async () => {
    setError(undefined)
    try {
      setSessions(await api.fetchSessions(id))
    } catch (failure) {
      setError(failure)
    }
  }, [id])
  useEffect(() => void load(), [load, isDisabled])

  const end = (act: () => Promise<unknown>, left: UserSession[], done: string) =>
    run(async () => {
      await act()
      setSessions(left)
      onChanged({ ...user, sessions: left.length })
      // The button has gone with its row.
      box.current?.focus()
    }, done)

  if (error !== undefined) {
    return (
      <div role="alert" className="paged-fault">
        <p>{explain(error)}</p>
        <button type="button" onClick={() => void load()} className="button">
          {t('common.retry')}
        </button>
      </div>
    )
  }
  if (!sessions) return <Bone height={3} />
  return (
    <div ref={box} tabIndex={-1} aria-busy={busy} className="outline-none">
      {sessions.length === 0 && <p className="prose text-sm">{say('sessions.none')}</p>}
      <ul>
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            onEnd={() =>
              end(
                () => api.endSession(id, session.id),
                sessions.filter((one) => one !== session),
                say('sessions.ended'),
              )
            }
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          type="button"
          onClick={() => end(() => api.endSessions(id), [], say('sessions.allEnded'))}
          className="button mt-2"
        >
          {say('sessions.endAll')}
        </button>
      )}
    </div>
  )
}

function Row({ session, onEnd }: { session: UserSession; onEnd(): void }) {
  const say = useUsersWords()
  const { language } = useLanguage()
  const found = deviceOf(session.userAgent)
  const device = found ? say('sessions.device', found) : say('sessions.unknown')
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="users-session">
      <Monitor size={18} aria-hidden="true" />
      <span>
        {device}
        <span className="block text-sm text-muted">
          {say('sessions.since', { date: time.format(session.signedInAt) })}
        </span>
      </span>
      <button type="button" onClick={onEnd} aria-label={say('sessions.endOf', { device })} className="button">
        {say('sessions.end')}
      </button>
    </li>
  )
}
