import { useEffect, useRef, useState } from 'react'

interface Delayed {
  /** Something is going to happen. */
  waiting: boolean
  /** Does something a little later, as if it had to be thought of; nothing if the chat is gone by then. */
  later(ms: number, act: () => void): void
  cancel(): void
}

/** @param busy is true meanwhile. */
export function useDelayed(busy: { current: boolean }): Delayed {
  const [waiting, setWaiting] = useState(false)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    waiting,
    later(ms, act) {
      busy.current = true
      setWaiting(true)
      timer.current = window.setTimeout(() => {
        busy.current = false
        setWaiting(false)
        act()
      }, ms)
    },
    cancel() {
      window.clearTimeout(timer.current)
      busy.current = false
      setWaiting(false)
    },
  }
}
