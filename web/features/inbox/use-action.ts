import { ApiError } from '../../platform/api-error.ts'
import * as shared from '../../ui/use-action.ts'
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

export const useAction = (): shared.Action => shared.useAction(useExplain())
