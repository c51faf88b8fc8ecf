import { ChevronDown, UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import { nameOrAddress } from '../../../contract/person-name.ts'
import type { ListedUser } from '../../../contract/users.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session.tsx'
import { NavLink } from '../../ui/nav-link.tsx'
import { UserPanel } from './user-panel.tsx'
import { useUsersWords } from './words.tsx'

interface Props {
  user: ListedUser
  onChanged(user: ListedUser): void
  onDeleted(): void
}

/** One person; what can be done about them unfolds below. */
export function UserRow({ user, onChanged, onDeleted }: Props) {
  const say = useUsersWords()
  const { language } = useLanguage()
  const { user: self } = useSession()
  const id = useId()
  const [open, setOpen] = useState(false)
  const name = nameOrAddress(user)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(user.registeredAt)
  const marks = [
    user.isAdmin && say('marks.admin'),
    user.isDisabled && say('marks.disabled'),
    user.hasSecondFactor && say('marks.secondFactor'),
    !user.emailVerified && say('marks.unproven'),
  ].filter(Boolean)
  return (
    <div className="users-row">
      <UserRound size={20} aria-hidden="true" className="mt-0.5 flex-none" />
      <div className="users-who">
        <p className="users-name">
          <span className="strong">{name}</span>
          {marks.map((mark) => (
            <span key={String(mark)} className="users-mark">
              {mark}
            </span>
          ))}
        </p>
        <p className="text-sm text-muted">
          {name !== user.email && `${user.email}\u00a0· `}
          {say('since', { date })}
          {'\u00a0· '}
          {say('signedIn', { count: user.sessions })}
        </p>
      </div>
      {user.id === self?.id ? (
        <NavLink href={paths.account} className="button">
          {say('ownAccount')}
        </NavLink>
      ) : (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={say('manageOf', { name })}
          onClick={() => setOpen(!open)}
          className="button"
        >
          <span className="users-manage">{say('manage')}</span>
          <ChevronDown size={18} aria-hidden="true" className={open ? 'rotate-180' : ''} />
        </button>
      )}
      <div id={id} className="users-panel" hidden={!open}>
        {open && <UserPanel user={user} name={name} onChanged={onChanged} onDeleted={onDeleted} />}
      </div>
    </div>
  )
}
