import { ChevronDown, UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import type { ListedUser } from '#contract/accounts/users.ts'
import { nameOrAddress } from '#contract/content/person-name.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { NavLink } from '#web/ui/nav-link.tsx'
import { useUsersT } from './i18n.tsx'
import { UserPanel } from './user-panel.tsx'

interface Props {
  user: ListedUser
  onChanged(user: ListedUser): void
  onDeleted(): void
}

/** One person; what can be done about them unfolds below. */
export function UserRow({ user, onChanged, onDeleted }: Props) {
  const t = useUsersT()
  const { user: self } = useSession()
  const id = useId()
  const [open, setOpen] = useState(false)
  const name = nameOrAddress(user)
  const date = useFormats().dayOf(user.registeredAt)
  const marks = [
    user.isAdmin && t('marks.admin'),
    user.isDisabled && t('marks.disabled'),
    user.hasSecondFactor && t('marks.secondFactor'),
    !user.emailVerified && t('marks.unproven'),
  ].filter(Boolean)
  return (
    <div className="users-row">
      <UserRound size={20} aria-hidden="true" className="mt-0.5 flex-none" />
      <div className="users-who">
        <p className="users-name">
          <span className="strong">{name}</span>
          {marks.map((mark) => (
            <span key={String(mark)} className="status-badge">
              {mark}
            </span>
          ))}
        </p>
        <p className="text-sm text-muted">
          {name !== user.email && `${user.email}\u00a0· `}
          {t('since', { date })}
          {'\u00a0· '}
          {t('signedIn', { count: user.sessions })}
        </p>
      </div>
      {user.id === self?.id ? (
        <NavLink href={paths.account} className="button">
          {t('ownAccount')}
        </NavLink>
      ) : (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('manageOf', { name })}
          onClick={() => setOpen(!open)}
          className="button"
        >
          <span className="users-manage">{t('manage')}</span>
          <ChevronDown size={18} aria-hidden="true" className={open ? 'rotate-180' : ''} />
        </button>
      )}
      <div id={id} className="users-panel" hidden={!open}>
        {open && <UserPanel user={user} name={name} onChanged={onChanged} onDeleted={onDeleted} />}
      </div>
    </div>
  )
}
