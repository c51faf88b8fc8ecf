/** Which tab of the admin area is open: part of the address, so that it can be kept, linked to and gone back to. */
import { useSearchParams } from 'wouter'
import { isInAddress } from '#web/platform/address.ts'

const PARAMETER = 'tab'

export function useTab<Id extends string>(tabs: readonly Id[]) {
  const [search, setSearch] = useSearchParams()
  return {
    /** Undefined while the address names none. */
    tab: tabs.find((one) => one === search.get(PARAMETER)),
    choose(next: Id) {
      if (!isInAddress(PARAMETER, next)) setSearch({ [PARAMETER]: next })
    },
    /** For an address that names none: it then names this one, and there is no step to go back. */
    settle: (first: Id) => setSearch({ [PARAMETER]: first }, { replace: true }),
  }
}
