/** HttpError, and the one place that turns any exception into an answer. */

import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { unitForm } from '#content/language/unit-form.ts'
import { type ErrorBody, type ErrorId, errorStatus } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { KeyReusedError } from '#server/db/idempotency.ts'
import { FilesError } from '#server/integrations/files/files.ts'
import { UnreadableError } from '#server/pdf/renderer.ts'
import type { Services } from '#server/services.ts'
import { codeOf, numberOf } from '#server/thrown.ts'
import { Busy } from '#server/workers/pool.ts'
import type { HttpEnv } from './request.ts'
import { requestLanguage } from './request.ts'

/** Rejects a request with one of the closed list of errors. */
export class HttpError extends Error {
  readonly id: ErrorId
  readonly details: { fields?: Record<string, string>; retryAfterMs?: number; allow?: string }

  constructor(id: ErrorId, details: HttpError['details'] = {}) {
    super(id)
    this.id = id
    this.details = details
  }
}

/** nginx's status of a request whose visitor has left. Nobody reads it, and it is no error of the site. */
const CLIENT_CLOSED_REQUEST = 499 as StatusCode

export function respondWithError(c: Context<HttpEnv>, services: Services, thrown: unknown): Response {
  if (thrown instanceof HttpError && c.req.raw.signal.aborted) return c.body(null, CLIENT_CLOSED_REQUEST)
  const httpError = toHttpError(thrown)
  if (httpError.id === 'internal-error')
    services.log.error({ requestId: c.var.requestId, err: thrown }, 'unexpected error')
  else if (errorStatus[httpError.id] >= 500) {
    services.log.warn({ requestId: c.var.requestId, err: thrown }, httpError.id)
  }
  const t = services.i18n(requestLanguage(c))
  const { fields, retryAfterMs, allow } = httpError.details
  const wait = retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(retryAfterMs / 1000))
  if (wait !== undefined) c.header('Retry-After', String(wait))
  if (allow) c.header('Allow', allow)
  c.header('Cache-Control', 'no-store')
  const body: ErrorBody = {
    success: false,
    error: httpError.id,
    message:
      httpError.id === 'storage-full' && c.req.path.startsWith('/api/admin/')
        ? t('ownerErrors.storage-full')
        : t(`errors.${httpError.id}`, wait === undefined ? {} : { wait: spokenWait(wait, requestLanguage(c)) }),
    requestId: c.var.requestId,
    ...(fields && { fields }),
  }
  return c.json(body, errorStatus[httpError.id])
}

/** "40 seconds", "12 minutes": rounded up, so that no retry comes too early. */
function spokenWait(seconds: number, language: Language): string {
  const [value, unit]: [number, string] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: unitForm[language] }).format(value)
}

function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown
  if (thrown instanceof KeyReusedError) return new HttpError('key-reused')
  if (thrown instanceof UnreadableError) return new HttpError('resume-unreadable')
  if (thrown instanceof Busy || thrown instanceof FilesError) return new HttpError('unavailable')
  return new HttpError(databaseTrouble(thrown) ?? 'internal-error')
}

// SQLite's primary result codes (sqlite.org/rescode.html).
const SQLITE_BUSY = 5
const SQLITE_IOERR = 10
const SQLITE_FULL = 13
const SQLITE_CANTOPEN = 14

const transientErrors = new Set([
  // Network errors of an unreachable host.
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  // PostgreSQL: a standby server, an idle transaction, a deadlock, a cancelled query.
  ...['25006', '25P03', '40001', '40P01', '55P03', '57014'],
])

/** Distinguishes an unavailable or full database from a bug. */
function databaseTrouble(thrown: unknown): ErrorId | undefined {
  if (!(thrown instanceof Error)) return undefined
  const { message } = thrown
  const [code, errcode] = [codeOf(thrown), numberOf(thrown, 'errcode')]
  const primary = errcode === undefined ? undefined : errcode & 0xff
  // PostgreSQL: class 53 is "insufficient resources", of which 53100 is "disk full".
  if (code === 'ENOSPC' || code === '53100' || primary === SQLITE_FULL) return 'storage-full'
  if (primary === SQLITE_BUSY || primary === SQLITE_IOERR || primary === SQLITE_CANTOPEN) return 'unavailable'
  // PostgreSQL: class 08 is "connection exception", 57P "operator intervention", 53 "insufficient resources".
  if (typeof code === 'string' && (/^(?:08|53|57P)/.test(code) || transientErrors.has(code))) return 'unavailable'
  // The pg client's own errors carry no code.
  if (
    /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/.test(
      message,
    )
  ) {
    return 'unavailable'
  }
  return undefined
}
