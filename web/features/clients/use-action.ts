import { ApiError } from '../../platform/api-error.ts'
import * as shared from '../../ui/use-action.ts'
import { useClientsWords } from './words.tsx'

/** Says of an error what happened and what to do, in the server's words where it has some. */
export function useExplain(): (error: unknown) => string {
  const say = useClientsWords()
  return (error) => {
    if (error instanceof ApiError) return error.body?.message ?? say('fault.unexpected')
    return error instanceof TypeError ? say('fault.network') : say('fault.unexpected')
  }
}

export const useAction = (): shared.Action => shared.useAction(useExplain())
