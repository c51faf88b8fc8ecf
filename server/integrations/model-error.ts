/** Classifies a provider's error. Omits its text, which can contain the prompt or the key. */

import type { ProviderError } from '#contract/admin/provider-names.ts'
import { numberOf, textOf } from '#server/thrown.ts'
import { EmptyAnswer } from './models.ts'

/** The SDK's name of network errors. */
const CALL_ERROR = 'AI_APICallError'

/** @returns the kind, with the HTTP status if there is one. */
export function faultOf(error: unknown): { fault: ProviderError; status: number | null } {
  if (error instanceof EmptyAnswer) return { fault: 'empty', status: null }
  if (!(error instanceof Error)) return { fault: 'broken', status: null }
  const statusCode = numberOf(error, 'statusCode')
  if (statusCode !== undefined && statusCode >= 400) {
    const fault = byBody(textOf(error, 'responseBody')) ?? byStatus(statusCode)
    return { fault, status: statusCode }
  }
  const wasAnswered = statusCode !== undefined || error.name !== CALL_ERROR
  return { fault: wasAnswered ? 'broken' : 'unreachable', status: null }
}

/**
 * What tells the kind of an error that has a status of many kinds: Gemini answers a wrong key with 400, OpenAI an account without
 * credit with 429, Anthropic with 400, and each server at home says in its own words that a request was too long.
 */
const TOLD: [ProviderError, RegExp][] = [
  ['key-refused', /API_KEY_INVALID/],
  ['no-credit', /insufficient_quota|billing_(?:error|not_active|hard_limit_reached)|credit balance is too low/i],
  [
    'too-long',
    /context_length_exceeded|exceed_context_size_error|maximum context length|prompt is too long|exceeds the (?:available context size|maximum number of tokens)/i,
  ],
  ['no-tools', /does not support tools|tool choice requires|unsupported param: tools|tools param requires/i],
]

/** Longer than any of them is; what is behind may be the request, repeated. */
const BODY_READ = 1000

function byBody(body: string): ProviderError | undefined {
  const said = body.slice(0, BODY_READ)
  return TOLD.find(([, words]) => words.test(said))?.[0]
}

function byStatus(status: number): ProviderError {
  if (status === 401 || status === 403) return 'key-refused'
  if (status === 402) return 'no-credit'
  if (status === 404) return 'model-unknown'
  if (status === 413) return 'too-long'
  return status === 429 ? 'limited' : 'refused'
}
