/** Reads something again and again while the page is looked at. */
import { useCallback, useEffect, useRef, useState } from 'react'

export interface Polled<Value> {
  /** What was read last, also while the latest try failed. */
  value: Value | undefined
  /** Why the latest try failed. */
  error: unknown
  loading: boolean
  reload(): Promise<void>
}

/** @param read the same function at every rendering. */
export function usePolled<Value>(read: () => Promise<Value>, everyMs: number): Polled<Value> {
  const [value, setValue] = useState<Value>()
  const [error, setError] = useState<unknown>()
  const [loading, setLoading] = useState(true)
  const latest = useRef(0)
  const underWay = useRef(false)

  const reload = useCallback(async () => {
    latest.current += 1
    const mine = latest.current
    underWay.current = true
    setLoading(true)
    let answer: { value: Value } | { error: unknown }
    try {
      answer = { value: await read() }
    } catch (thrown) {
      answer = { error: thrown }
    }
    // Another reading was begun meanwhile, or nobody looks any more.
    if (mine !== latest.current) return
    underWay.current = false
    if ('value' in answer) setValue(answer.value)
    setError('error' in answer ? answer.error : undefined)
    setLoading(false)
  }, [read])

  useEffect(() => {
    // A server that is slow to answer is not asked again meanwhile.
    const look = () => {
      if (document.visibilityState === 'visible' && !underWay.current) void reload()
    }
    void reload()
    const timer = window.setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      latest.current += 1
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [reload, everyMs])

  return { value, error, loading, reload }
}
