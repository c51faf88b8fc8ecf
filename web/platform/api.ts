/** The only door to the server: sends what an endpoint's contract says and reads the reply by it. */
import * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../contract/endpoint.ts'
import { type ErrorBody, errorBody } from '../../contract/errors.ts'

/** An answer that is not OK. `message` is the status, a colon, a space and the body, or the status text without one. */
export class ApiError extends Error {
  readonly status: number
  /** What the server says of it, if it said it in our shape. */
  readonly body: ErrorBody | undefined

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.body = readErrorBody(text)
  }
}

function readErrorBody(text: string): ErrorBody | undefined {
  try {
    return z.parse(errorBody, JSON.parse(text))
  } catch {
    return undefined
  }
}

export interface CallOptions {
  /** Makes a repetition of this call harmless; for endpoints that take it. */
  idempotencyKey?: string
}

/** @throws ApiError if the server refuses; TypeError if it cannot be reached. */
export async function call<Body extends Schema, Reply extends Schema>(
  endpoint: Endpoint<Body, Reply>,
  body: z.input<Body> | undefined,
  { idempotencyKey }: CallOptions = {},
): Promise<z.output<Reply>> {
  const response = await fetch(endpoint.path, {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return z.parse(endpoint.reply, await response.json())
}
