import { ApiError } from '../../platform/api-error.ts'
import * as shared from '../../ui/use-action.ts'
import { useExplain, usePortal } from './portal-context.ts'

export function useAction(): shared.Action {
  const { noteError } = usePortal()
  const explain = useExplain()
  return shared.useAction((error) => {
    noteError(error)
    return error instanceof ApiError && error.body?.fields ? undefined : explain(error)
  })
}
