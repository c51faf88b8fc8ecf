/** Reads a list a page at a time. */
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { changeQuery, isNewIn, noteNewest, readState, type ServerQuery } from './use-server-query.ts'

interface Page<Item> {
  items: Item[]
  /** Asks for the page after this one; null on the last. */
  next: string | null
}

export interface PagedQuery<Item> extends ServerQuery<Item[]> {
  hasMore: boolean
  isFetchingMore: boolean
  /** Why the next page could not be read. */
  moreError: unknown
  more(): void
}

/**
 * @param key names the list; another key is another list.
 * @param timeOf when an entry came, for lists that grow by themselves.
 */
export function usePagedQuery<Item>(
  key: string[],
  fetchPage: (after?: string) => Promise<Page<Item>>,
  timeOf?: (item: Item) => number,
): PagedQuery<Item> {
  type Pages = InfiniteData<Page<Item>>
  const client = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam }) => {
      const page = await fetchPage(pageParam)
      if (timeOf && pageParam === undefined) noteNewest(client, key, (known: Pages) => itemsOf(known).map(timeOf))
      return page
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: itemsOf<Item>,
  })
  const moreError = query.isFetchNextPageError ? query.error : null
  return {
    ...readState(query),
    error: moreError ? null : query.error,
    // What is changed then stands on the first page.
    change: (next) =>
      changeQuery<Pages>(client, key, ({ pages, pageParams }) => {
        const all = next(pages.flatMap(({ items }) => items))
        return { pages: pages.map((page, index) => ({ ...page, items: index === 0 ? all : [] })), pageParams }
      }),
    isNew: isNewIn(client, key),
    hasMore: query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    moreError,
    more: () => void query.fetchNextPage(),
  }
}

const FIRST_PAGE: string | undefined = undefined

const itemsOf = <Item>({ pages }: InfiniteData<Page<Item>>): Item[] => pages.flatMap(({ items }) => items)
