/** What can be done about one person. What takes something from them is asked twice. */
import type { ReactNode } from 'react'
import type { ListedUser } from '#contract/accounts/users.ts'
import { useMailOutcome } from '#web/ui/async/mail-outcome.ts'
import * as api from './api.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { useUsersT } from './i18n.tsx'
import { useUserAction } from './use-user-action.ts'
import { UserSessions } from './user-sessions.tsx'

interface Props {
  user: ListedUser
  name: string
  onChanged(user: ListedUser): void
  onDeleted(): void
}

export function UserPanel({ user, name, onChanged, onDeleted }: Props) {
  const t = useUsersT()
  const { busy, run } = useUserAction()
  const mail = useMailOutcome()
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
      <Part heading={t('sessions.heading')}>
        <UserSessions user={user} onChanged={onChanged} />
      </Part>
      <Part heading={t('role.heading')}>
        <ConfirmButton
          text={t(`role.${role}Text`)}
          act={t(`role.${role}`)}
          confirm={t(`role.${role}Yes`, { name })}
          busy={busy}
          onConfirm={() => run(changeRole, t(`role.${role}Done`, { name }))}
        />
      </Part>
      <Part heading={t('access.heading')}>
        <ConfirmButton
          text={t(`access.${access}Text`)}
          act={t(`access.${access}`)}
          confirm={t(`access.${access}Yes`, { name })}
          busy={busy}
          danger={!user.isDisabled}
          onConfirm={() => run(changeAccess, t(`access.${access}Done`, { name }))}
        />
      </Part>
      <Part heading={t('deletion.heading')}>
        <ConfirmButton
          text={`${t('deletion.text')} ${mail.reaches ? t('deletion.told') : mail.sentence}`}
          act={t('deletion.act')}
          confirm={t('deletion.yes', { name })}
          busy={busy}
          danger
          onConfirm={() => run(remove, `${t('deletion.done', { name })} ${mail.sentence}`)}
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
