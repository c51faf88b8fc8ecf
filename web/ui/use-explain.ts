/**
 * Says of what could not be loaded what happened and what to do, in the server's words where it has some.
 *
 * @param unreachable what is said where the site itself was out of reach.
 */
import { ApiError } from '../platform/api-error.ts'
import { useWords } from '../platform/i18n.tsx'

export function useExplain(unreachable?: string): (error: unknown) => string {
  const t = useWords()
  return (error) =>
    (error instanceof ApiError && error.body?.message) ||
    (error instanceof TypeError && unreachable) ||
    t('common.errorText')
}
