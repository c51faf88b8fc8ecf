/** The people who have accounts: finding, inviting and looking after them. */
import { Search } from 'lucide-react'
import { Suspense, useEffect, useId, useState } from 'react'
import { type ListedUser, SEARCH_MAX } from '#contract/accounts/users.ts'
import { isOn } from '#contract/site/site.ts'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { PagedView } from '#web/ui/async/paged-view.tsx'
import { usePagedQuery } from '#web/ui/async/use-paged-query.ts'
import { loadToast } from '#web/ui/toast/announcer.tsx'
import { fetchUsers } from './api.ts'
import { Invitations } from './invitations.tsx'
import { UserRow } from './user-row.tsx'
import './users.css'
import { UsersMessagesProvider, useUsersT } from './i18n.tsx'

export { loadMessages } from './i18n.tsx'

export default function Tab() {
  return (
    <Suspense>
      <UsersMessagesProvider>
        <Users />
      </UsersMessagesProvider>
    </Suspense>
  )
}

/** So long after the last key the list is asked for. */
const TYPING_MS = 250

function Users() {
  const t = useUsersT()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const later = window.setTimeout(() => setSearch(typed.trim()), TYPING_MS)
    return () => window.clearTimeout(later)
  }, [typed])
  useEffect(() => {
    loadToast().catch(() => {})
  }, [])
  const query = usePagedQuery(['users', search], (after) => fetchUsers(search, after))
  const replace = (user: ListedUser) => query.change((all) => all.map((one) => (one.id === user.id ? user : one)))
  const remove = (user: ListedUser) => query.change((all) => all.filter((one) => one.id !== user.id))
  return (
    <div className="users">
      <section>
        <h2 className="text-title">{t('heading')}</h2>
        <div className="users-search">
          <label htmlFor={id} className="text-sm">
            {t('search')}
          </label>
          <Search size={18} aria-hidden="true" />
          <input
            id={id}
            type="search"
            value={typed}
            maxLength={SEARCH_MAX}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
            className="field"
          />
        </div>
        <PagedView
          query={query}
          label={t('heading')}
          empty={<Empty title={t('nobody', { search })} />}
          more={t('more')}
          row={(user) => <UserRow user={user} onChanged={replace} onDeleted={() => remove(user)} />}
        />
      </section>
      {/* Not before the list, which would push it away. */}
      {isOn('portal') && (query.data || query.error) && <Invitations />}
    </div>
  )
}
