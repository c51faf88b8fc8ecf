/** Something that is sent to the server: busy while it is, and what was wrong with it. */
import { useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { useInboxWords } from './words.tsx'

/** Says of an error what happened, in the server's words where it has some. */
export function useExplain(): (error: unknown) => string {
  const say = useInboxWords()
  return (error) => {
    if (error instanceof ApiError) {
      const [field] = Object.values(error.body?.fields ?? {})
      return field ?? error.body?.message ?? say('fault.unexpected')
    }
    return error instanceof TypeError ? say('fault.network') : say('fault.unexpected')
  }
}

export interface Action {
  busy: boolean
  /** Why it did not work. */
  failure: string | undefined
  /** Does it, unless something is under way already. */
  run(act: () => Promise<void>): Promise<void>
}

export function useAction(): Action {
  const explain = useExplain()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const run = async (act: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      setFailure(explain(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, run }
}
