/** A list that comes a page at a time: what has come so far, and getting more. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { useSession } from '../../platform/session.tsx'

export interface Page<Item> {
  items: Item[]
  /** Asks for the page after this one; null on the last. */
  next: string | null
}

export interface Pages<Item> {
  /** undefined until the first page is there. */
  items: Item[] | undefined
  /** These are of the list that was asked for before: the one that is asked for now is on its way. */
  isOld: boolean
  hasMore: boolean
  loading: boolean
  /** Why the last try failed. */
  error: unknown
  more(): void
  /** Asks anew for what failed, or else for the first page. */
  reload(): Promise<void>
  /** Changes what is shown without asking. */
  change(next: (items: Item[]) => Item[]): void
}

/** @param fetchPage another function asks for another list; what has come stays until that is there. */
export function usePages<Item>(fetchPage: (after: string | undefined) => Promise<Page<Item>>): Pages<Item> {
  const { refresh } = useSession()
  const [page, setPage] = useState<Page<Item> & { of: typeof fetchPage }>()
  const [loading, setLoading] = useState(true)
  const [error, setError] = useState<unknown>()
  // An answer to an older question is not shown.
  const latest = useRef(0)

  const load = useCallback(
    async (before: Page<Item> | undefined) => {
      const attempt = ++latest.current
      setLoading(true)
      setError(undefined)
      try {
        const { items, next } = await fetchPage(before?.next ?? undefined)
        if (attempt !== latest.current) return
        setPage({ items: [...(before?.items ?? []), ...items], next, of: fetchPage })
      } catch (failure) {
        if (attempt !== latest.current) return
        setPage((shown) => (shown?.of === fetchPage ? shown : undefined))
        setError(failure)
        // No longer an admin: the page then shows it. Of who is signed out the desk tells.
        if (failure instanceof ApiError && failure.status === 403) void refresh()
      }
      setLoading(false)
    },
    [fetchPage, refresh],
  )
  useEffect(() => void load(undefined), [load])

  return {
    items: page?.items,
    isOld: page !== undefined && page.of !== fetchPage,
    hasMore: page !== undefined && page.next !== null,
    loading,
    error,
    more: () => void load(page),
    reload: () => load(error === undefined ? undefined : page),
    change: (next) => setPage((before) => before && { ...before, items: next(before.items) }),
  }
}
