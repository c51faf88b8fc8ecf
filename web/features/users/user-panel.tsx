/** What can be done about one person. What takes something from them is asked twice. */
import type { ReactNode } from 'react'
import type { ListedUser } from '../../../contract/users.ts'
import * as api from './api.ts'
import { Confirmed } from './confirmed.tsx'
import { useDeed } from './use-deed.ts'
import { UserSessions } from './user-sessions.tsx'
import { useUsersWords } from './words.tsx'

interface Props {
  user: ListedUser
  name: string
  onChanged(user: ListedUser): void
  onDeleted(): void
}

export function UserPanel({ user, name, onChanged, onDeleted }: Props) {
  const say = useUsersWords()
  const { busy, run } = useDeed()
  const role = user.isAdmin ? 'demote' : 'promote'
  const access = user.isDisabled ? 'enable' : 'disable'
  const changeRole = async () => onChanged(await api.setRole(user.id, !user.isAdmin))
  const changeAccess = async () => onChanged(await api.setAccess(user.id, !user.isDisabled))
  const remove = async () => {
    await api.deleteUser(user.id)
    // Its row goes, and the focus with it.
    document.getElementById('main-content')?.focus({ preventScroll: true })
    onDeleted()
  }
  return (
    <>
      <Part heading={say('sessions.heading')}>
        <UserSessions user={user} onChanged={onChanged} />
      </Part>
      <Part heading={say('role.heading')}>
        <Confirmed
          text={say(`role.${role}Text`)}
          act={say(`role.${role}`)}
          confirm={say(`role.${role}Yes`, { name })}
          busy={busy}
          onConfirm={() => run(changeRole, say(`role.${role}Done`, { name }))}
        />
      </Part>
      <Part heading={say('access.heading')}>
        <Confirmed
          text={say(`access.${access}Text`)}
          act={say(`access.${access}`)}
          confirm={say(`access.${access}Yes`, { name })}
          busy={busy}
          danger={!user.isDisabled}
          onConfirm={() => run(changeAccess, say(`access.${access}Done`, { name }))}
        />
      </Part>
      <Part heading={say('deletion.heading')}>
        <Confirmed
          text={say('deletion.text')}
          act={say('deletion.act')}
          confirm={say('deletion.yes', { name })}
          busy={busy}
          danger
          onConfirm={() => run(remove, say('deletion.done', { name }))}
        />
      </Part>
    </>
  )
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h3 className="strong">{heading}</h3>
    {children}
  </section>
)
