import { useCallback, useEffect, useState } from 'react'

export interface Reading<Value> {
  /** Undefined until it was read once. */
  value: Value | undefined
  /** Whether the latest try failed. */
  failed: boolean
  reload(): void
}

/**
 * What the server says, read at once and whenever it is asked for again.
 * @param read the same function at every rendering.
 * @param everyMs how often it is read again by itself; never without it.
 */
export function useReading<Value>(read: () => Promise<Value>, everyMs?: number): Reading<Value> {
  const [value, setValue] = useState<Value>()
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((before) => before + 1), [])

  useEffect(() => {
    let left = false
    read().then(
      (next) => {
        if (left) return
        setValue(next)
        setFailed(false)
      },
      () => left || setFailed(true),
    )
    return () => {
      left = true
    }
  }, [read, turn])

  useEffect(() => {
    if (everyMs === undefined) return
    const timer = window.setInterval(reload, everyMs)
    return () => window.clearInterval(timer)
  }, [everyMs, reload])

  return { value, failed, reload }
}
