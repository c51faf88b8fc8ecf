/** Who is signed in: avatar, name, address, a badge for admins, the ways to what is theirs, and the way out. */
import { Loader, LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { nameOrAddress } from '../../../contract/person-name.ts'
import { useWords } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { NavLink } from '../../ui/nav-link.tsx'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import './signed-in.css'
import { useLogOut } from './use-log-out.ts'
import type { Say } from './words.ts'

export { loadWords } from './words.ts'

interface Props {
  say: Say
  user: User
  place: 'bar' | 'menu'
  onFollow?(): void
}

export default function SignedIn(props: Props) {
  return props.place === 'bar' ? <InBar {...props} /> : <InMenu {...props} />
}

function InBar({ say, user }: Props) {
  const details = useDisclosure()
  const name = nameOrAddress(user)
  const close = () => {
    if (details.current) details.current.open = false
  }
  return (
    <div className="account-user">
      <details ref={details} className="relative min-w-0">
        <summary className="account-who" aria-label={say('area.menu', { name })} title={user.email}>
          <Avatar user={user} />
          <Identity say={say} user={user} />
        </summary>
        <div className="card popup absolute right-0 mt-1 w-max max-w-80 min-w-56 p-1.5">
          <div className="account-person">
            <Identity say={say} user={user} />
          </div>
          <Ways say={say} onFollow={close} />
        </div>
      </details>
      <LogOutButton say={say} className="sign -mr-2.5" />
    </div>
  )
}

function InMenu({ say, user, onFollow }: Props) {
  return (
    <div className="account-in-menu">
      <div className="flex items-center gap-3">
        <Avatar user={user} />
        <Identity say={say} user={user} />
      </div>
      <Ways say={say} {...(onFollow && { onFollow })} />
      <LogOutButton say={say} className="button mt-2 w-full" named />
    </div>
  )
}

function Ways({ say, onFollow }: { say: Say; onFollow?(): void }) {
  const t = useWords()
  const follow = onFollow && { onFollow }
  return (
    <ul>
      <li>
        <NavLink href={paths.clientPortal} className="option" {...follow}>
          {t('navigation.clientPortal')}
        </NavLink>
      </li>
      <li>
        <NavLink href={paths.account} className="option" {...follow}>
          {say('area.settings')}
        </NavLink>
      </li>
    </ul>
  )
}

function Avatar({ user }: { user: User }) {
  const [failed, setFailed] = useState(false)
  return (
    <span className="avatar account-avatar">
      {user.profileImageUrl && !failed ? (
        <img src={user.profileImageUrl} alt="" onError={() => setFailed(true)} className="avatar" />
      ) : (
        <UserRound size={20} aria-hidden="true" />
      )}
    </span>
  )
}

function Identity({ say, user }: { say: Say; user: User }) {
  const name = nameOrAddress(user)
  return (
    <span className="account-identity">
      <span className="strong block truncate">{name}</span>
      <span className="flex items-center gap-1.5">
        {user.isAdmin && <span className="account-badge">{say('area.admin')}</span>}
        {name !== user.email && <span className="truncate text-muted">{user.email}</span>}
      </span>
    </span>
  )
}

function LogOutButton({ say, className, named }: { say: Say; className: string; named?: boolean }) {
  const { busy, logOut } = useLogOut(say)
  const label = say(busy ? 'area.loggingOut' : 'area.logout')
  return (
    <button
      type="button"
      onClick={logOut}
      aria-disabled={busy || undefined}
      title={named ? undefined : label}
      className={className}
    >
      {busy ? (
        <Loader size={20} aria-hidden="true" className="animate-spin" />
      ) : (
        <LogOut size={20} aria-hidden="true" />
      )}
      <span className={named ? '' : 'sr-only'}>{label}</span>
    </button>
  )
}
