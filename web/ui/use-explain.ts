/** Says of an error what happened and what to do, in the server's words where it has some. */
import { ApiError } from '../platform/api-error.ts'
import { useWords } from '../platform/i18n.tsx'

export function useExplain(): (error: unknown) => string {
  const t = useWords()
  return (error) => (error instanceof ApiError && error.body?.message) || t('common.errorText')
}
