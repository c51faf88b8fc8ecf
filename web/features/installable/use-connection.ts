/** Follows the browser's word on the connection. When it was last there is kept, for a page that is opened without one. */
import { useEffect, useReducer } from 'react'
import { storage } from '#web/platform/storage.ts'
import { type Connection, nextConnection, RESTORED_SHOWN_MS } from './connection.ts'

const LAST_ONLINE_KEY = 'last-online'

function lastOnline(): number | undefined {
  const kept = Number(storage.read(LAST_ONLINE_KEY) ?? undefined)
  return Number.isFinite(kept) ? kept : undefined
}

const noteOnline = () => storage.write(LAST_ONLINE_KEY, String(Date.now()))

const atStart = (): Connection =>
  navigator.onLine ? { kind: 'online' } : { kind: 'offline', since: lastOnline(), closed: false }

export function useConnection() {
  const [connection, tell] = useReducer(nextConnection, undefined, atStart)

  useEffect(() => {
    const stop = new AbortController()
    const on = (type: string, act: () => void) => window.addEventListener(type, act, { signal: stop.signal })
    on('offline', () => {
      noteOnline()
      tell({ type: 'lost', since: Date.now() })
    })
    on('online', () => tell({ type: 'found' }))
    on('pagehide', () => navigator.onLine && noteOnline())
    if (navigator.onLine) noteOnline()
    return () => stop.abort()
  }, [])

  useEffect(() => {
    if (connection.kind !== 'restored') return
    const timer = window.setTimeout(() => tell({ type: 'shown' }), RESTORED_SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [connection.kind])

  return { connection, close: () => tell({ type: 'closed' }) }
}
