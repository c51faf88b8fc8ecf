/** The people who have accounts: finding, inviting and looking after them. */
import { Search } from 'lucide-react'
import { Suspense, useCallback, useEffect, useId, useState } from 'react'
import { type ListedUser, SEARCH_MAX } from '../../../contract/users.ts'
import { loadToast } from '../../ui/announcer.tsx'
import { PagedList } from '../../ui/paged/paged-list.tsx'
import { usePages } from '../../ui/paged/use-pages.ts'
import { fetchUsers } from './api.ts'
import { Invitations } from './invitations.tsx'
import { UserRow } from './user-row.tsx'
import './users.css'
import { UsersWordsProvider, useUsersWords } from './words.tsx'

export { loadWords } from './words.tsx'

export default function Tab() {
  return (
    <Suspense>
      <UsersWordsProvider>
        <Users />
      </UsersWordsProvider>
    </Suspense>
  )
}

/** So long after the last key the list is asked for. */
const TYPING_MS = 250

function Users() {
  const say = useUsersWords()
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
  const pages = usePages(useCallback((after: string | undefined) => fetchUsers(search, after), [search]))
  const replace = (user: ListedUser) => pages.change((all) => all.map((one) => (one.id === user.id ? user : one)))
  const remove = (user: ListedUser) => pages.change((all) => all.filter((one) => one.id !== user.id))
  return (
    <div className="users">
      <section>
        <h2 className="text-title">{say('heading')}</h2>
        <div className="users-search">
          <label htmlFor={id} className="text-sm">
            {say('search')}
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
        <PagedList
          pages={pages}
          label={say('heading')}
          empty={say('nobody', { search })}
          more={say('more')}
          row={(user) => <UserRow user={user} onChanged={replace} onDeleted={() => remove(user)} />}
        />
      </section>
      {/* Not before the list, which would push it away. */}
      {(pages.items || pages.error !== undefined) && <Invitations />}
    </div>
  )
}
