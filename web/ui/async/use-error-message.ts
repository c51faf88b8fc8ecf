import { ApiError } from '#web/platform/api-error.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useAsyncT } from './i18n.ts'

/** Says why a read or an action failed and what to do, in the server's words where it has some. */
export function useErrorMessage(of: 'read' | 'action'): (error: unknown) => string {
  const t = useT()
  const tAsync = useAsyncT()
  return (error) => {
    if (error instanceof ApiError && error.body?.message) return error.body.message
    if (error instanceof TypeError) return tAsync(of === 'read' ? 'unreachable' : 'unreachableKept')
    return of === 'read' ? t('common.errorText') : tAsync('unexpected')
  }
}
