/** How much waits for the owner in which tab. */
import { useCallback, useRef, useState } from 'react'
import { fetchClientsCount, fetchInboxCounts, type InboxCounts } from './api.ts'

interface Waiting {
  /** Undefined while it is not known. */
  inbox?: InboxCounts | undefined
  clients?: number | undefined
  /** It was asked once, whatever came of it. */
  asked: boolean
}

export function useWaiting() {
  const [waiting, setWaiting] = useState<Waiting>({ asked: false })
  // An answer to an earlier question is dropped.
  const latest = useRef(0)
  const recount = useCallback(async () => {
    latest.current += 1
    const mine = latest.current
    const [inbox, clients] = await Promise.all([orUnknown(fetchInboxCounts()), orUnknown(fetchClientsCount())])
    if (mine === latest.current) setWaiting({ inbox, clients, asked: true })
  }, [])
  return { ...waiting, recount }
}

/** Without the numbers the desk is as good; those of before would be wrong. */
const orUnknown = <Value>(asked: Promise<Value>) => asked.catch(() => undefined)
