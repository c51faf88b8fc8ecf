/** A list that comes a page at a time. */
import { useCallback, useEffect, useRef, useState } from 'react'

interface Page<Item> {
  items: Item[]
  next: string | null
}

export interface Pages<Item> {
  /** Undefined until the first page is there. */
  items: Item[] | undefined
  hasMore: boolean
  loading: boolean
  /** Why the latest try failed. */
  error: unknown
  /** Reads the list anew; also the way on after a failure of the first page. */
  reload(): Promise<void>
  /** Reads the page after the last. */
  more(): Promise<void>
  /** Changes what is known here, after the server has it. */
  change(change: (items: Item[]) => Item[]): void
}

/** @param fetchPage the same function as long as the same list is meant. */
export function usePages<Item>(fetchPage: (after?: string) => Promise<Page<Item>>): Pages<Item> {
  const [items, setItems] = useState<Item[]>()
  const [next, setNext] = useState<string | null>(null)
  const [loading, setLoading] = useState(true)
  const [error, setError] = useState<unknown>()
  // An answer to an earlier question is dropped.
  const latest = useRef(0)

  const read = useCallback(
    async (after?: string) => {
      latest.current += 1
      const mine = latest.current
      setLoading(true)
      setError(undefined)
      try {
        const page = await fetchPage(after)
        if (mine !== latest.current) return
        setItems((known) => (after === undefined ? page.items : [...(known ?? []), ...page.items]))
        setNext(page.next)
      } catch (fault) {
        if (mine === latest.current) setError(fault)
      } finally {
        if (mine === latest.current) setLoading(false)
      }
    },
    [fetchPage],
  )

  useEffect(() => {
    setItems(undefined)
    void read()
    return () => {
      latest.current += 1
    }
  }, [read])

  return {
    items,
    hasMore: next !== null,
    loading,
    error,
    reload: () => read(),
    more: () => read(next ?? undefined),
    change: (change) => setItems((known) => known && change(known)),
  }
}
