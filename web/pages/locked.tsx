/** What a page for people who are signed in shows to everybody else: what it is, and the way in. */
import { LogIn } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { SIGN_IN_HINT } from '#contract/accounts/sign-in-hint.ts'
import { signInAndBack } from '#web/platform/address.ts'
import { createFeatureMessages } from '#web/platform/feature-messages.tsx'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session.tsx'
import { hasCookie } from '#web/platform/storage.ts'
import { LoadError } from '#web/ui/load-error.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'

const { MessagesProvider, useFeatureMessages } = createFeatureMessages({
  en: async () => (await import('#content/interface/en/accounts/locked.ts')).locked,
  es: async () => (await import('#content/interface/es/accounts/locked.ts')).locked,
  fr: async () => (await import('#content/interface/fr/accounts/locked.ts')).locked,
  de: async () => (await import('#content/interface/de/accounts/locked.ts')).locked,
  zh: async () => (await import('#content/interface/zh/accounts/locked.ts')).locked,
  ja: async () => (await import('#content/interface/ja/accounts/locked.ts')).locked,
})

interface LockedProps {
  page: 'portal' | 'account' | 'admin'
  /** Somebody is signed in, who has no way in here. */
  refused?: boolean
}

export function Locked(props: LockedProps) {
  const { user, loading, refresh } = useSession()
  // The rendered page knows nobody.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  // Somebody is signed in, and who that is could not be found out.
  if (alive && !user && !loading && hasCookie(SIGN_IN_HINT.name)) return <LoadError retry={() => void refresh()} />
  return (
    <Suspense>
      <MessagesProvider>
        <Notice {...props} />
      </MessagesProvider>
    </Suspense>
  )
}

function Notice({ page, refused = false }: LockedProps) {
  const t = useFeatureMessages()
  // Known once the page is alive: it was rendered for every address.
  const [search, setSearch] = useState('')
  useEffect(() => setSearch(window.location.search.slice(1)), [])
  const waysIn = { portal: paths.login, account: '?login=1', admin: signInAndBack(search) }
  return (
    // Not to be seen while it is not known who is signed in.
    <div className={refused ? 'board' : 'board for-nobody'}>
      <div className="blank page">
        <h1 className="text-section">{t(`${page}.heading`)}</h1>
        <p className="prose mt-3">{t(refused ? 'refused' : `${page}.text`)}</p>
        {/* A plain link: the portal leads through the server, the account's own page opens the dialog itself. */}
        <a
          href={waysIn[page]}
          className="button button-primary mt-6"
          onClick={({ currentTarget }) => {
            // A mail leads to one project of the portal; the rendered page does not know to which.
            if (page === 'portal') currentTarget.search = window.location.search
          }}
        >
          <LogIn size={18} aria-hidden="true" />
          {t('login')}
        </a>
        {refused && (
          <NavLink href={paths.clientPortal} className="link mt-5">
            {t('toPortal')}
          </NavLink>
        )}
      </div>
    </div>
  )
}
