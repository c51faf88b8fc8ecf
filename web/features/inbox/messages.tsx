/** What was written to the owner. */
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type InboxMessage, type MessageFolder, messageFolders, SEARCH_MAX } from '#contract/inbox/inbox.ts'
import '#web/ui/tabs/tabs.css'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { PagedView } from '#web/ui/async/paged-view.tsx'
import { usePagedQuery } from '#web/ui/async/use-paged-query.ts'
import { fetchMessages } from './api.ts'
import { useInboxT } from './i18n.tsx'
import { MessageRow } from './message-row.tsx'
import { useListFocus } from './use-list-focus.ts'

export function Messages() {
  const t = useInboxT()
  const [folder, setFolder] = useState<MessageFolder>('inbox')
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const query = usePagedQuery(
    ['inbox', 'messages', folder, search],
    (after) => fetchMessages({ folder, search, after }),
    ({ receivedAt }) => receivedAt,
  )
  const { heading, left } = useListFocus()

  const find = (event: FormEvent) => {
    event.preventDefault()
    setSearch(typed.trim())
  }
  const put = (message: InboxMessage) =>
    query.change((items) => items.map((item) => (item.id === message.id ? message : item)))
  const remove = (id: string, said: string) => {
    query.change((items) => items.filter((item) => item.id !== id))
    left(said)
  }
  return (
    <section className="inbox-section">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('lists.messages')}
      </h2>
      <div className="inbox-tools">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        <div role="group" aria-label={t('messages.folders')} className="segments">
          {messageFolders.map((one) => (
            <button key={one} type="button" aria-pressed={one === folder} onClick={() => setFolder(one)}>
              {t(`messages.folder.${one}`)}
            </button>
          ))}
        </div>
        <search>
          <form onSubmit={find} className="inbox-search">
            <input
              type="search"
              aria-label={t('messages.search')}
              placeholder={t('messages.search')}
              maxLength={SEARCH_MAX}
              className="field"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                // The cross in the field, and emptying it, end the search.
                if (target.value === '') setSearch('')
              }}
            />
            <button type="submit" aria-label={t('messages.find')} className="button">
              <Search size={18} aria-hidden="true" />
            </button>
          </form>
        </search>
      </div>
      <PagedView
        query={query}
        label={t('lists.messages')}
        empty={
          <Empty title={t('messages.empty')}>
            {search ? t('messages.nothingFound', { search }) : t(`messages.emptyText.${folder}`)}
          </Empty>
        }
        more={t('more')}
        className="row-list"
        row={(message) => (
          <MessageRow
            message={message}
            isNew={query.isNew(message.receivedAt)}
            onChange={put}
            onRemoved={(said) => remove(message.id, said)}
          />
        )}
      />
    </section>
  )
}
