/** Reads from the server when shown, on return to the tab and when the connection is back. */
import { type QueryClient, type QueryKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'

/** A read as `AsyncView` shows it. While `isPlaceholderData`, `data` answers the question before. */
export type ReadState<Value> = Pick<
  UseQueryResult<Value>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'dataUpdatedAt' | 'refetch'
>

export interface ServerQuery<Value> extends ReadState<Value> {
  /** Changes what is known, if anything is. A read that is under way is older and is dropped. */
  change(next: (known: Value) => Value): void
  /** Whether something of this time, in epoch milliseconds, came with the latest read. */
  isNew(at: number): boolean
}

interface Options<Value> {
  /** How often it is read again while the tab is visible; never without it. */
  everyMs?: number
  /** False if nothing is read, only what is known already is shown. */
  enabled?: boolean
  /** When each entry of a list that grows by itself came, in epoch milliseconds. */
  times?(value: Value): number[]
}

/** @param key names the question; another key is another question. */
export function useServerQuery<Value>(
  key: QueryKey,
  read: () => Promise<Value>,
  { everyMs, enabled = true, times }: Options<Value> = {},
): ServerQuery<Value> {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: key,
    queryFn: async () => {
      const value = await read()
      if (times) noteNewest(client, key, times)
      return value
    },
    enabled,
    refetchInterval: everyMs ?? false,
  })
  return {
    ...readState(query),
    change: (next) => changeQuery<Value>(client, key, next),
    isNew: isNewIn(client, key),
  }
}

/** Changes what is known of a question that another component asks. */
export function useChangeQuery() {
  const client = useQueryClient()
  return <Value>(key: QueryKey, next: (known: Value) => Value) => changeQuery(client, key, next)
}

/** Has every shown question whose key begins like this read again. */
export function useInvalidate() {
  const client = useQueryClient()
  return (key: QueryKey) => void client.invalidateQueries({ queryKey: key })
}

export const readState = <Value>(query: UseQueryResult<Value>): ReadState<Value> => ({
  data: query.data,
  error: query.error,
  isFetching: query.isFetching,
  isPlaceholderData: query.isPlaceholderData,
  dataUpdatedAt: query.dataUpdatedAt,
  refetch: query.refetch,
})

export function changeQuery<Value>(client: QueryClient, key: QueryKey, next: (known: Value) => Value): void {
  const known = client.getQueryData<Value>(key)
  if (known === undefined) return
  void client.cancelQueries({ queryKey: key, exact: true })
  client.setQueryData<Value>(key, next(known))
}

const newestKey = (key: QueryKey) => ['newest before', ...key]

/** Keeps when the newest entry came that was known before a read: what is later is new. */
export function noteNewest<Value>(client: QueryClient, key: QueryKey, times: (value: Value) => number[]): void {
  const known = client.getQueryData<Value>(key)
  client.setQueryData(newestKey(key), known === undefined ? undefined : Math.max(...times(known)))
}

export const isNewIn = (client: QueryClient, key: QueryKey) => (at: number) =>
  at > (client.getQueryData<number>(newestKey(key)) ?? Number.POSITIVE_INFINITY)
