/** What is read from the server. */
import { useCallback, useEffect, useRef, useState } from 'react'

export interface Reading<Value> {
  /** Undefined until it was read once. */
  value: Value | undefined
  error: unknown
  loading: boolean
  reload(): void
  put(value: Value): void
}

/** @param key what is read: another one is read anew, and an answer about the one before is dropped. */
export function useRead<Value>(key: string, read: () => Promise<Value>): Reading<Value> {
  const [state, setState] = useState<{ value?: Value; error?: unknown; loading: boolean }>({ loading: true })
  const latest = useRef(read)
  latest.current = read
  const attempt = useRef({})

  const reload = useCallback(() => {
    const mine = {}
    attempt.current = mine
    const set = (next: { value?: Value; error?: unknown }) => {
      if (attempt.current === mine) setState((before) => ({ ...before, error: undefined, ...next, loading: false }))
    }
    setState((before) => ({ ...before, loading: true }))
    latest.current().then(
      (value) => set({ value }),
      (error: unknown) => set({ error }),
    )
  }, [])
  // Another key is what makes it read again.
  useEffect(reload, [key, reload])

  const put = (value: Value) => {
    attempt.current = {}
    setState({ value, loading: false })
  }
  return { value: state.value, error: state.error, loading: state.loading, reload, put }
}

interface Page<Item> {
  items: Item[]
  next: string | null
}

/** A list that comes a page at a time; `more` adds the next page. */
export function usePages<Item>(key: string, read: (after?: string) => Promise<Page<Item>>) {
  const first = useRead(key, () => read())
  const { value, put } = first
  const [failure, setFailure] = useState<unknown>()
  const [loading, setLoading] = useState(false)
  const more = async () => {
    if (loading || !value?.next) return
    setLoading(true)
    setFailure(undefined)
    try {
      const { items, next } = await read(value.next)
      put({ items: [...value.items, ...items], next })
    } catch (error) {
      setFailure(error)
    } finally {
      setLoading(false)
    }
  }
  return { ...first, more, moreLoading: loading, moreError: failure }
}
