/** Something that is sent to the server: busy while it is, and what was wrong with it. */
import { useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { useClientsWords } from './words.tsx'

/** Says of an error what happened and what to do, in the server's words where it has some. */
export function useExplain(): (error: unknown) => string {
  const say = useClientsWords()
  return (error) => {
    if (error instanceof ApiError) return error.body?.message ?? say('fault.unexpected')
    return error instanceof TypeError ? say('fault.network') : say('fault.unexpected')
  }
}

export function useAction() {
  const explain = useExplain()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [wrong, setWrong] = useState<Record<string, string>>({})

  /** Does it, unless it is under way already. */
  const run = async (act: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    setWrong({})
    try {
      await act()
    } catch (error) {
      const fields = error instanceof ApiError ? error.body?.fields : undefined
      if (fields) setWrong(fields)
      setFailure(explain(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    /** Why it did not work. */
    failure,
    /** What the server finds wrong with single fields, in its words. */
    wrong,
    run,
  }
}
