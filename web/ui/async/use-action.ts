/** Something that is sent to the server: busy while it is, and what was wrong with it. */
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '#web/platform/api-error.ts'
import { useErrorMessage } from './use-error-message.ts'

export interface Action {
  busy: boolean
  /** Why it did not work. */
  error: unknown
  /** The same as a text. */
  failure: string | undefined
  /** What the server finds wrong with single fields, in its words. */
  wrong: Record<string, string>
  /** Does it, unless it is under way already. It never rejects. */
  run(act: () => Promise<unknown>): Promise<void>
}

/** @param onFailure is told why it did not work. */
export function useAction(onFailure?: (failure: string) => void): Action {
  const errorMessage = useErrorMessage('action')
  const running = useRef(false)
  const { isPending, error, mutateAsync } = useMutation({ mutationFn: (act: () => Promise<unknown>) => act() })
  return {
    busy: isPending,
    error,
    failure: error ? errorMessage(error) : undefined,
    wrong: (error instanceof ApiError && error.body?.fields) || {},
    async run(act) {
      // Pressed twice before it is shown as busy.
      if (running.current) return
      running.current = true
      try {
        await mutateAsync(act)
      } catch (failed) {
        onFailure?.(errorMessage(failed))
      }
      running.current = false
    },
  }
}
