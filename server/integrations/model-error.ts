/** Classifies a provider's error. Omits its text, which can contain the prompt or the key. */

import type { ProviderError } from '#contract/admin/provider-names.ts'
import { numberOf } from '#server/thrown.ts'
import { EmptyAnswer } from './models.ts'

/** The SDK's name of network errors. */
const CALL_ERROR = 'AI_APICallError'

/** @returns the kind, with the HTTP status if there is one. */
export function faultOf(error: unknown): { fault: ProviderError; status: number | null } {
  if (error instanceof EmptyAnswer) return { fault: 'empty', status: null }
  if (!(error instanceof Error)) return { fault: 'broken', status: null }
  const statusCode = numberOf(error, 'statusCode')
  if (statusCode !== undefined && statusCode >= 400) return { fault: byStatus(statusCode), status: statusCode }
  const wasAnswered = statusCode !== undefined || error.name !== CALL_ERROR
  return { fault: wasAnswered ? 'broken' : 'unreachable', status: null }
}

function byStatus(status: number): ProviderError {
  if (status === 401 || status === 403) return 'key-refused'
  if (status === 404) return 'model-unknown'
  return status === 429 ? 'limited' : 'refused'
}
