/** Measures a website with the best available tool. */
import type { AuditKind, AuditProgress } from '#contract/audit/audit.ts'
import { HttpError } from '#server/http/errors.ts'
import { AuditFailed, type Measurement, PageTooHeavy } from '#server/integrations/audit/auditor.ts'
import type { Services } from '#server/services.ts'
import { Busy } from '#server/workers/pool.ts'

export interface Measuring {
  url: string
  /** Aborted when the visitor has left. */
  signal: AbortSignal
  onProgress(progress: AuditProgress): void
}

/**
 * @throws HttpError `audit-failed`, the same for every reason, so that it reveals nothing; `page-too-heavy`, where a
 *   lighter audit would be too favourable; `unavailable` if the queue is full or the server is shutting down.
 */
export async function measure(
  { auditors, safeFetch, closing, log }: Services,
  { url, signal, onProgress }: Measuring,
): Promise<{ kind: AuditKind; measurement: Measurement }> {
  const stopped = AbortSignal.any([signal, closing])
  // Checks the address first: no browser starts, and Google is not asked, for an unreachable or forbidden one.
  await safeFetch(url, { signal: stopped, dropsBody: true }).catch((error: unknown) => {
    throw new HttpError(stopped.aborted || error instanceof Busy ? 'unavailable' : 'audit-failed')
  })
  for (const auditor of auditors) {
    try {
      return { kind: auditor.kind, measurement: await auditor.measure(url, { signal: stopped, onProgress }) }
    } catch (error) {
      if (stopped.aborted || error instanceof Busy) throw new HttpError('unavailable')
      if (!(error instanceof AuditFailed)) throw error
      log.warn({ kind: auditor.kind, why: error.message }, 'an audit failed')
      if (error instanceof PageTooHeavy) throw new HttpError('page-too-heavy')
    }
  }
  throw new HttpError('audit-failed')
}
