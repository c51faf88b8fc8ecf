/** Which tab of the desk is open: part of the address, so that it can be kept, linked to and gone back to. */
import { useSearchParams } from 'wouter'

const PARAMETER = 'tab'

export function useTab<Id extends string>(tabs: readonly Id[]) {
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((one) => one === search.get(PARAMETER)) ?? tabs[0]!
  return { tab, choose: (next: Id) => setSearch({ [PARAMETER]: next }) }
}
