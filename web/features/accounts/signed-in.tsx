/** Who is signed in: avatar, name, address, a badge for admins, the ways to what is theirs, and the way out. */
import { Loader, LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { nameOrAddress } from '#contract/content/person-name.ts'
import { isOn } from '#contract/site/site.ts'
import { useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { useDisclosure } from '#web/ui/hooks/use-disclosure.ts'
import { NavLink } from '#web/ui/nav-link.tsx'
import './signed-in.css'
import type { Translate } from './i18n.ts'
import { useLogOut } from './use-log-out.ts'

export { loadMessages } from './i18n.ts'

interface Props {
  t: Translate
  user: User
  place: 'bar' | 'menu'
  onFollow?(): void
}

export default function SignedIn(props: Props) {
  return props.place === 'bar' ? <InBar {...props} /> : <InMenu {...props} />
}

function InBar({ t, user }: Props) {
  const details = useDisclosure()
  const close = () => {
    if (details.current) details.current.open = false
  }
  return (
    <div className="account-user">
      <details ref={details} className="relative min-w-0">
        <summary className="account-who" title={user.email}>
          {/* Not a label of its own: who speaks to the page says what is written here. */}
          <span className="sr-only">{t('area.menu')}</span>
          <Avatar user={user} />
          <Identity t={t} user={user} />
        </summary>
        <div className="card popup absolute right-0 mt-1 w-max max-w-xs min-w-56 p-1.5">
          <div className="account-person">
            <Identity t={t} user={user} />
          </div>
          <OwnPages t={t} user={user} onFollow={close} />
        </div>
      </details>
      <LogOutButton t={t} className="icon-button -mr-2.5" />
    </div>
  )
}

function InMenu({ t, user, onFollow }: Props) {
  return (
    <div className="account-in-menu">
      <div className="flex items-center gap-3">
        <Avatar user={user} />
        <Identity t={t} user={user} />
      </div>
      <OwnPages t={t} user={user} {...(onFollow && { onFollow })} />
      <LogOutButton t={t} className="button mt-2 w-full" named />
    </div>
  )
}

function OwnPages({ t, user, onFollow }: { t: Translate; user: User; onFollow?(): void }) {
  const tSite = useT()
  const follow = onFollow && { onFollow }
  return (
    <ul>
      {user.isAdmin && (
        <li>
          <NavLink href={paths.admin} className="option" {...follow}>
            {t('area.adminArea')}
          </NavLink>
        </li>
      )}
      {!user.isAdmin && isOn('portal') && (
        <li>
          <NavLink href={paths.clientPortal} className="option" {...follow}>
            {tSite('navigation.clientPortal')}
          </NavLink>
        </li>
      )}
      <li>
        <NavLink href={paths.account} className="option" {...follow}>
          {t('area.settings')}
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

function Identity({ t, user }: { t: Translate; user: User }) {
  const name = nameOrAddress(user)
  return (
    <span className="account-identity">
      <span className="flex items-center gap-1.5">
        <span className="strong truncate">{name}</span>
        {user.isAdmin && <span className="account-badge">{t('area.admin')}</span>}
      </span>
      {name !== user.email && <span className="account-address">{user.email}</span>}
    </span>
  )
}

function LogOutButton({ t, className, named }: { t: Translate; className: string; named?: boolean }) {
  const { busy, logOut } = useLogOut(t)
  const label = t(busy ? 'area.loggingOut' : 'area.logout')
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
