/** Requests to the app, and what its refusals must look like. */
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { type ErrorBody, type ErrorId, errorBody, errorStatus } from '#contract/errors.ts'
import type { App } from '#server/app.ts'

export interface Sender {
  /** The address of the visitor's end of the connection. */
  from?: string
  headers?: Record<string, string>
  /** For requests that are no JSON. */
  body?: string
}

/** Sends anything; a body that is not text goes in chunks, without a Content-Length. */
export async function request(
  app: App,
  path: string,
  { from = '198.51.100.1', ...init }: RequestInit & { from?: string } = {},
): Promise<Response> {
  const chunked = init.body instanceof ReadableStream && { duplex: 'half' as const }
  return await app.request(path, { ...init, ...chunked }, { incoming: { socket: { remoteAddress: from } } } as object)
}

export async function postJson(
  app: App,
  path: string,
  body: unknown,
  { from, headers }: Sender = {},
): Promise<Response> {
  return await request(app, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(from && { from }),
  })
}

const strictErrorBody = z.strictObject(errorBody.shape)

/** Checks everything that a refusal promises, and returns its body. */
export async function expectError(response: Response, id: ErrorId): Promise<ErrorBody> {
  const text = await response.text()
  expect(text).toContain(`"error":"${id}"`)
  expect(response.status).toBe(errorStatus[id])
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const body = z.parse(strictErrorBody, JSON.parse(text))
  expect(body.requestId).toBe(response.headers.get('X-Request-Id'))
  return body
}
