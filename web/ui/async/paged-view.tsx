/** Shows a list that comes a page at a time. */
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { BusyIcon, Failure } from './async-parts.tsx'
import { AsyncView } from './async-view.tsx'
import { useErrorMessage } from './use-error-message.ts'
import type { PagedQuery } from './use-paged-query.ts'

interface Props<Item> extends MoreProps<Item> {
  /** Names the list for screen readers. */
  label: string
  empty: ReactNode
  className?: string
  row(item: Item): ReactNode
}

export function PagedView<Item extends { id: string }>({ query, label, empty, more, className, row }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const count = query.data?.length ?? 0
  const { isFetchingMore } = query
  // How many there were when the next page was asked for.
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (isFetchingMore) {
      before.current = count
      return
    }
    // To the first of the next page, where the button that got it has gone.
    if (before.current !== undefined && document.activeElement === document.body) {
      list.current?.querySelectorAll<HTMLElement>(':scope > li')[before.current]?.focus()
    }
    before.current = undefined
  }, [count, isFetchingMore])
  return (
    <AsyncView query={query} skeletonHeights={[4, 4, 4]} empty={empty}>
      {(items) => (
        <>
          <ul ref={list} aria-label={label} className={className ?? 'row-list'}>
            {items.map((item) => (
              <li key={item.id} tabIndex={-1}>
                {row(item)}
              </li>
            ))}
          </ul>
          <More query={query} more={more} />
        </>
      )}
    </AsyncView>
  )
}

interface MoreProps<Item> {
  query: PagedQuery<Item>
  /** On the button that gets the next page. */
  more: string
}

/** The way to the next page of a list, if there is one. */
export function More<Item>({ query, more }: MoreProps<Item>) {
  const errorMessage = useErrorMessage('read')
  return (
    <>
      {query.moreError !== null && <Failure>{errorMessage(query.moreError)}</Failure>}
      {query.hasMore && (
        <button
          type="button"
          className="button async-more"
          aria-disabled={query.isFetchingMore || undefined}
          onClick={() => query.isFetchingMore || query.more()}
        >
          <BusyIcon busy={query.isFetchingMore} icon={ChevronDown} />
          {more}
        </button>
      )}
    </>
  )
}
