/** One call between browser and server, as both sides, the API document and the tests use it. */
import type * as z from 'zod/mini'
import type { ErrorId } from './errors.ts'

export type Schema = z.ZodMiniType

export interface Limit {
  /** Requests per visitor and window. */
  max: number
  windowMs: number
  /**
   * `requests` counts every request before its body is read. `accepted` counts inside the handler's own
   * transaction, so that typing errors and replays do not count; it allows ten times as many
   * requests.
   */
  counts: 'requests' | 'accepted'
}

/** Access: anyone, signed-in users, or admins. Others get 401, or 403 if they are signed in. */
export type Access = 'anyone' | 'client' | 'admin'

export interface Endpoint<
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Who extends Access = Access,
  Query extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}` | '/mcp'
  summary: string
  access: Who
  limit?: Limit
  /** True if the call takes an `Idempotency-Key` header: the same key and body give the same answer and act once. */
  idempotent?: boolean
  /**
   * True if the call can also stream (`Accept: text/event-stream`): `text` events with a JSON string each, then
   * one `done` event with the reply, or one `error` event with an error body.
   */
  streams?: boolean
  /** For streams: the value of `progress` events. */
  progress?: Schema
  /** Schema of the `:names` in the path; a mismatch is a 404. */
  params?: Schema
  /** Schema of the query. */
  query?: Query
  /**
   * The media type of a file reply: its `bytes`, under its `name`. Errors are still JSON.
   * `application/octet-stream` is a file of any type, streamed; `application/x-tar` is the reply's
   * `stream` of unknown length.
   */
  file?:
    | 'application/pdf'
    | 'application/json'
    | 'text/csv'
    | 'text/calendar'
    | 'application/octet-stream'
    | 'application/x-tar'
    | 'message/rfc822'
  /** Maximum size in bytes of a raw file body. */
  takesFile?: number
  /** True if the reply redirects the browser to its `location` (302). */
  redirects?: true
  /** The protocol whose answer is the reply's `message` with the reply's `status`; null means no body. */
  protocol?: 'mcp'
  body?: Body
  reply: Reply
  /** Errors of this call beside `commonErrors`. */
  errors: readonly ErrorId[]
}

/** Keeps the exact types of an endpoint. */
export function endpoint<
  const Body extends Schema,
  const Reply extends Schema,
  const Who extends Access,
  const Query extends Schema,
>(value: Endpoint<Body, Reply, Who, Query>): Endpoint<Body, Reply, Who, Query> {
  return value
}

/** Longest `Idempotency-Key`. */
export const IDEMPOTENCY_KEY_MAX = 200

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
