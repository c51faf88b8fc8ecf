import { useEffect, useState } from 'react'
import type { Interruptions } from './interruptions/interruption-queue.ts'
import type { Kind } from './interruptions/interruptions.ts'

/** Whether it is the turn of something that waits for it, such as the offer to install the site. */
export function useTurn(interruptions: Interruptions, kind: Kind, isWanted: boolean): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const end = interruptions.want(kind, setOn)
    return () => {
      end()
      setOn(false)
    }
  }, [interruptions, kind, isWanted])
  return isOn && isWanted
}
