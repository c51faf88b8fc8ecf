/** Where the focus goes when another part of the tab is opened: the button that led there is gone by then. */
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'

/** The id of what is to have the focus once it is there. */
const Arrival = createContext<{ current: string | undefined }>({ current: undefined })

export function ArrivalProvider({ children }: { children: ReactNode }) {
  const arrival = useRef<string>(undefined)
  return <Arrival value={arrival}>{children}</Arrival>
}

export const useArrival = () => use(Arrival)

/** For what may be asked for: takes the focus when it is first drawn. */
export function useAskedFor(id: string): void {
  const arrival = use(Arrival)
  useEffect(() => {
    if (arrival.current !== id) return
    arrival.current = undefined
    document.getElementById(id)?.focus()
  }, [arrival, id])
}
