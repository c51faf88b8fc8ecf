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
   * handler's own transaction, so that a typing error or the replay of an earlier request costs the visitor nothing; of
   * requests it allows ten times as many.
   */
  counts: 'requests' | 'accepted'
}

/** Who may make a call: anyone, whoever is signed in, or the owner. Others get 401, or 403 if they are signed in. */
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
   * True if the call can also answer as a stream (`Accept: text/event-stream`): `text` events with a JSON string each, then
   * one `done` event with the reply, or one `error` event with the body of a refusal.
   */
  streams?: boolean
  /** For calls that stream: `progress` events with such a value tell how far the work has got. */
  progress?: Schema
  /** What the `:names` in the path may be; anything else is not found. */
  params?: Schema
  /** What may stand after the `?`. */
  query?: Query
  /**
   * The media type, if the call answers with a file: the reply's `bytes`, under its `name`. A refusal is JSON all the same.
   * `application/octet-stream` stands for a file of any type, read piece by piece; `application/x-tar` is the reply's
   * `stream`, of which nobody knows beforehand how long it gets.
   */
  file?:
    | 'application/pdf'
    | 'application/json'
    | 'text/csv'
    | 'text/calendar'
    | 'application/octet-stream'
    | 'application/x-tar'
    | 'message/rfc822'
  /** If the body is a file, as it is: how many bytes it may have. */
  takesFile?: number
  /** True if browsers are sent here and from here on to the reply's `location` (302). */
  redirects?: true
  /** The protocol whose own answer the reply's `message` is, under the reply's `status`; null is an answer without a body. */
  protocol?: 'mcp'
  body?: Body
  reply: Reply
  /** The refusals this call can give beside those that every call can (see `commonErrors`). */
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

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
