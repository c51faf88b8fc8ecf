/** What one call between browser and server is: everything both sides, the API document and the tests need to know. */
import type * as z from 'zod/mini'
import type { ErrorId } from './errors.ts'

export type Schema = z.ZodMiniType

export interface Limit {
  /** How many a visitor may make within the window. */
  max: number
  windowMs: number
  /**
   * `requests` counts every request before its body is read. `accepted` counts only what was taken in, inside the
   * handler's own transaction, so that a typing error or the replay of an earlier request costs the visitor nothing.
   */
  counts: 'requests' | 'accepted'
}

export interface Endpoint<Body extends Schema = Schema, Reply extends Schema = Schema> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  summary: string
  access: 'anyone'
  limit?: Limit
  /** True if the call takes an `Idempotency-Key` header: the same key and body give the same answer and act once. */
  idempotent?: boolean
  /**
   * True if the call can also answer as a stream (`Accept: text/event-stream`): `text` events with a JSON string each, then
   * one `done` event with the reply, or one `error` event with the body of a refusal.
   */
  streams?: boolean
  /** For calls that stream: `progress` events with such a value tell how far the work has got. */
  progress?: Schema
  /** What the `:names` in the path may be; anything else is not found. */
  params?: Schema
  /**
   * The media type, if the call answers with a file: the reply's `bytes`, under its `name`. A refusal is JSON all the same.
   */
  file?: 'application/pdf'
  body?: Body
  reply: Reply
  /** The refusals this call can give beside those that every call can (see `commonErrors`). */
  errors: readonly ErrorId[]
}

/** Keeps the exact types of an endpoint's body and reply. */
export function endpoint<const Body extends Schema, const Reply extends Schema>(
  value: Endpoint<Body, Reply>,
): Endpoint<Body, Reply> {
  return value
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
