/** Something that is sent to the server: busy while it is, and what was wrong with it. */
import { useState } from 'react'
import { ApiError } from '../platform/api-error.ts'

export interface Action {
  busy: boolean
  /** Why it did not work. */
  failure: string | undefined
  /** What the server finds wrong with single fields, in its words. */
  wrong: Record<string, string>
  /** Does it, unless it is under way already. */
  run(act: () => Promise<void>): Promise<void>
}

/** @param explain says of an error what happened; undefined if what is wrong with the fields says it all. */
export function useAction(explain: (error: unknown) => string | undefined): Action {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [wrong, setWrong] = useState<Record<string, string>>({})

  const run = async (act: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    setWrong({})
    try {
      await act()
    } catch (error) {
      setWrong((error instanceof ApiError && error.body?.fields) || {})
      setFailure(explain(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, wrong, run }
}
