/** Where one person is signed in. */

import { Monitor } from 'lucide-react'
import { useRef } from 'react'
import type { ListedUser, UserSession } from '#contract/accounts/users.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { browserOf } from '#web/ui/browser-name.ts'
import { useFormats } from '#web/ui/formats.ts'
import * as api from './api.ts'
import { useUsersT } from './i18n.tsx'
import { useUserAction } from './use-user-action.ts'

interface Props {
  user: ListedUser
  onChanged(user: ListedUser): void
}

export function UserSessions({ user, onChanged }: Props) {
  const t = useUsersT()
  const { busy, run } = useUserAction()
  const box = useRef<HTMLDivElement>(null)
  const { id, isDisabled } = user
  // Disabling an account ends them all: another question.
  const query = useServerQuery(['users', 'sessions', id, isDisabled], () => api.fetchSessions(id))

  const end = (act: () => Promise<unknown>, left: UserSession[], done: string) =>
    run(async () => {
      await act()
      query.change(() => left)
      onChanged({ ...user, sessions: left.length })
      // The button has gone with its row.
      box.current?.focus()
    }, done)

  return (
    <AsyncView query={query} skeletonHeights={[3]}>
      {(sessions) => (
        <div ref={box} tabIndex={-1} aria-busy={busy} className="outline-none">
          {sessions.length === 0 && <p className="prose text-sm">{t('sessions.none')}</p>}
          <ul>
            {sessions.map((session) => (
              <Row
                key={session.id}
                session={session}
                onEnd={() =>
                  end(
                    () => api.endSession(id, session.id),
                    sessions.filter((one) => one !== session),
                    t('sessions.ended'),
                  )
                }
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <button
              type="button"
              onClick={() => end(() => api.endSessions(id), [], t('sessions.allEnded'))}
              className="button mt-2"
            >
              {t('sessions.endAll')}
            </button>
          )}
        </div>
      )}
    </AsyncView>
  )
}

function Row({ session, onEnd }: { session: UserSession; onEnd(): void }) {
  const t = useUsersT()
  const found = browserOf(session.userAgent)
  const device = found ? t('sessions.device', found) : t('sessions.unknown')
  const formats = useFormats()
  return (
    <li className="users-session">
      <Monitor size={18} aria-hidden="true" />
      <span>
        {device}
        <span className="block text-sm text-muted">
          {t('sessions.since', { date: formats.moment(session.signedInAt) })}
        </span>
      </span>
      <button type="button" onClick={onEnd} aria-label={t('sessions.endOf', { device })} className="button">
        {t('sessions.end')}
      </button>
    </li>
  )
}
