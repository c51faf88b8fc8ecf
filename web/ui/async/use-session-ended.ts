import { useEffect, useState } from 'react'
import type { ErrorId } from '#contract/errors.ts'

const SIGNED_OUT: ErrorId = 'not-signed-in'

/** Whether the server has refused a call because nobody is signed in any more. */
export function useSessionEnded(): boolean {
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    const end = () => setEnded(true)
    window.addEventListener(SIGNED_OUT, end)
    return () => window.removeEventListener(SIGNED_OUT, end)
  }, [])
  return ended
}
