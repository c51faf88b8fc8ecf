/** Shows a list that comes a page at a time: on its way, empty, out of reach, and with a way to more of it. */
import { ChevronDown, RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../platform/i18n.tsx'
import { Bone } from '../skeleton.tsx'
import { useExplain } from '../use-explain.ts'
import './paged.css'
import type { Pages } from './use-pages.ts'

interface Props<Item> {
  pages: Pages<Item>
  /** Names the list for screen readers. */
  label: string
  empty: ReactNode
  /** On the button that gets the next page. */
  more: string
  row(item: Item): ReactNode
}

export function PagedList<Item extends { id: string }>({ pages, label, empty, more, row }: Props<Item>) {
  const t = useWords()
  const explain = useExplain()
  const { items, isOld, hasMore, loading, error } = pages
  const list = useRef<HTMLUListElement>(null)
  const count = items?.length ?? 0
  const before = useRef(0)
  useEffect(() => {
    // To the first that is new, where the button that got it has gone or moved on.
    if (before.current > 0 && count > before.current && document.activeElement === document.body) {
      ;(list.current?.children[before.current] as HTMLElement | undefined)?.focus()
    }
    before.current = count
  }, [count])
  return (
    <div aria-busy={loading}>
      {items && items.length === 0 && !loading && <div className="paged-empty">{empty}</div>}
      {items && items.length > 0 && (
        <ul ref={list} aria-label={label} inert={isOld} className="paged-list paged-items">
          {items.map((item) => (
            <li key={item.id} tabIndex={-1}>
              {row(item)}
            </li>
          ))}
        </ul>
      )}
      {loading && !items && (
        <div role="status" aria-label={t('common.loading')} className="paged-bones">
          {[4, 4, 4, 4].map((height, index) => (
            <Bone key={index} height={height} />
          ))}
        </div>
      )}
      {error !== undefined && (
        <div role="alert" className="paged-fault">
          <p>{explain(error)}</p>
          <button type="button" onClick={pages.reload} className="button">
            <RotateCw size={18} aria-hidden="true" />
            {t('common.retry')}
          </button>
        </div>
      )}
      {hasMore && error === undefined && (
        <button
          type="button"
          aria-disabled={loading || undefined}
          onClick={() => loading || pages.more()}
          className="button mt-4"
        >
          <ChevronDown size={18} aria-hidden="true" />
          {more}
        </button>
      )}
    </div>
  )
}
