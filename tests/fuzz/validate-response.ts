/** What an answer must be, whatever was asked. */

import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { accessErrors, commonErrors, type ErrorId, errorBody, errorStatus } from '#contract/errors.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const strictErrorBody = z.strictObject(errorBody.shape)

/** A place in a file, as stacks tell it. */
const stack = /\bat (?:[\w.<>]+ )?\(?(?:file:|node:|\/)[^\s)]*:\d+:\d+/

/** @param endpoint undefined where the request did not certainly go to one. @returns what is wrong with the answer. */
export function faultsOf(endpoint: Endpoint | undefined, response: Response, text: string): string[] {
  const faults: string[] = []
  const { status, headers } = response
  if (status >= 500) faults.push(`status ${status}`)
  if (headers.get('X-Content-Type-Options') !== 'nosniff') faults.push('no nosniff')
  if (headers.has('X-Powered-By')) faults.push('X-Powered-By')
  if (headers.has('Access-Control-Allow-Origin')) faults.push('lets other sites read')
  if (!headers.has('X-Request-Id')) faults.push('no request id')
  if (stack.test(text)) faults.push('a stack trace')
  const isJson = headers.get('Content-Type')?.startsWith('application/json')
  if (endpoint && !isJson && status >= 400 && !endpoint.protocol) faults.push(`status ${status} without JSON`)
  if (status >= 400 && isJson && text !== '') faults.push(...refusalFaults(endpoint, status, text))
  if (endpoint && status < 400) faults.push(...replyProblems(endpoint, response, text))
  return faults
}

function refusalFaults(endpoint: Endpoint | undefined, status: number, text: string): string[] {
  if (endpoint?.protocol && text.includes('"jsonrpc"')) return []
  const parsed = strictErrorBody.safeParse(JSON.parse(text || 'null'))
  if (!parsed.success) return ['a refusal that is none of ours']
  const id: ErrorId = parsed.data.error
  if (errorStatus[id] !== status) return [`${id} with status ${status}`]
  if (!endpoint) return []
  const known: readonly ErrorId[] = [...commonErrors, ...accessErrors[endpoint.access], ...endpoint.errors]
  const isPathProblem = id === 'not-found' && endpoint.params !== undefined
  return known.includes(id) || isPathProblem ? [] : [`refuses with ${id}, which the contract does not name`]
}

function replyProblems(endpoint: Endpoint, response: Response, text: string): string[] {
  const { status, headers } = response
  const type = headers.get('Content-Type') ?? ''
  if (endpoint.redirects)
    return status === 302 && headers.has('Location')
      ? []
      : [`a redirect with status ${status} to ${headers.get('Location')}`]
  if (endpoint.protocol) return text === '' || 'jsonrpc' in JSON.parse(text) ? [] : ['not the protocol’s answer']
  if (endpoint.file) {
    const isAttachment = headers.get('Content-Disposition')?.startsWith('attachment')
    return isAttachment && type !== '' ? [] : ['a file that is no attachment']
  }
  if (headers.get('Cache-Control') !== 'no-store') return ['an answer that may be kept']
  if (endpoint.streams && type.startsWith('text/event-stream')) return streamFaults(endpoint, text)
  if (status !== 200) return [`status ${status}`]
  return sameFaults(endpoint, JSON.parse(text))
}

function streamFaults(endpoint: Endpoint, text: string): string[] {
  const events = text.split('\n\n').filter(Boolean)
  const last = /^event: (\w+)\ndata: (.*)$/s.exec(events.at(-1) ?? '')
  if (last?.[1] === 'done') return sameFaults(endpoint, JSON.parse(expectDefined(last[2])))
  if (last?.[1] !== 'error') return ['a stream without an end']
  const refusal = strictErrorBody.safeParse(JSON.parse(expectDefined(last[2])))
  return refusal.success && errorStatus[refusal.data.error] < 500 ? [] : [`a stream that ends with ${last[2]}`]
}

/** The reply has all that the schema asks for, and nothing else. */
function sameFaults(endpoint: Endpoint, value: unknown): string[] {
  const parsed = z.safeParse(endpoint.reply, value)
  if (!parsed.success) return [`a reply that is not the contract’s: ${z.prettifyError(parsed.error)}`]
  return JSON.stringify(parsed.data).length === JSON.stringify(value).length
    ? []
    : ['a reply with more than the contract names']
}
