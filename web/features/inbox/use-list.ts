/** Which list of the inbox is open: part of the address. Without it, the one that was open last on this tab of the browser. */
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { isInAddress } from '#web/platform/address.ts'
import { tabStorage } from '#web/platform/storage.ts'

const PARAMETER = 'list'
const KEPT = 'inbox-list'

export function useList<Name extends string>(lists: readonly [Name, ...Name[]]) {
  const [search, setSearch] = useSearchParams()
  const named = lists.find((one) => one === search.get(PARAMETER))
  const list = named ?? lists.find((one) => one === tabStorage.read(KEPT)) ?? lists[0]
  useEffect(() => tabStorage.write(KEPT, list), [list])
  return {
    list,
    choose(next: Name) {
      if (!isInAddress(PARAMETER, next)) setSearch({ tab: search.get('tab') ?? '', [PARAMETER]: next })
    },
  }
}
