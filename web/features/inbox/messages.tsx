/** What was written to the owner. */
import { Search } from 'lucide-react'
import { type FormEvent, useCallback, useState } from 'react'
import { type InboxMessage, type MessageFolder, messageFolders, SEARCH_MAX } from '../../../contract/inbox.ts'
import '../../ui/tabs/tabs.css'
import { usePages } from '../../ui/paged/use-pages.ts'
import { fetchMessages } from './api.ts'
import { MessageRow } from './message-row.tsx'
import { Empty, List } from './parts.tsx'
import { useListFocus } from './use-list-focus.ts'
import { useInboxWords } from './words.tsx'

export function Messages() {
  const say = useInboxWords()
  const [folder, setFolder] = useState<MessageFolder>('inbox')
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const fetchPage = useCallback((after?: string) => fetchMessages({ folder, search, after }), [folder, search])
  const pages = usePages(fetchPage)
  const { heading, left } = useListFocus()

  const find = (event: FormEvent) => {
    event.preventDefault()
    setSearch(typed.trim())
  }
  const put = (message: InboxMessage) =>
    pages.change((items) => items.map((item) => (item.id === message.id ? message : item)))
  const remove = (id: string, said: string) => {
    pages.change((items) => items.filter((item) => item.id !== id))
    left(said)
  }
  return (
    <section className="inbox-section">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {say('lists.messages')}
      </h2>
      <div className="inbox-tools">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        <div role="group" aria-label={say('messages.folders')} className="segments">
          {messageFolders.map((one) => (
            <button key={one} type="button" aria-pressed={one === folder} onClick={() => setFolder(one)}>
              {say(`messages.folder.${one}`)}
            </button>
          ))}
        </div>
        <search>
          <form onSubmit={find} className="inbox-search">
            <input
              type="search"
              aria-label={say('messages.search')}
              placeholder={say('messages.search')}
              maxLength={SEARCH_MAX}
              className="field"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                // The cross in the field, and emptying it, end the search.
                if (target.value === '') setSearch('')
              }}
            />
            <button type="submit" aria-label={say('messages.find')} className="button">
              <Search size={18} aria-hidden="true" />
            </button>
          </form>
        </search>
      </div>
      <List
        pages={pages}
        label={say('lists.messages')}
        empty={
          <Empty title={say('messages.empty')}>
            {search ? say('messages.nothingFound', { search }) : say(`messages.emptyText.${folder}`)}
          </Empty>
        }
      >
        {(message) => <MessageRow message={message} onChange={put} onRemoved={(said) => remove(message.id, said)} />}
      </List>
    </section>
  )
}
