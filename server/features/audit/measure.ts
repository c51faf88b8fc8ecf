/** Measures a website by the best way that gives a result. */
import type { AuditKind, AuditProgress } from '#contract/audit/audit.ts'
import { HttpError } from '#server/http/errors.ts'
import { AuditFailed, type Measurement, PageTooHeavy } from '#server/integrations/audit/auditor.ts'
import type { Services } from '#server/services.ts'
import { Busy } from '#server/workers/pool.ts'

export interface Measuring {
  url: string
  /** Aborted when the visitor has gone. */
  signal: AbortSignal
  onProgress(progress: AuditProgress): void
}

/**
 * @throws HttpError `audit-failed`, the same whatever the reason, so that nothing is learnt from it; `page-too-heavy`, where a
 *   lighter audit would praise what ends browsers; `unavailable` if too many wait or the server is being ended.
 */
export async function measure(
  { auditors, safeFetch, closing, log }: Services,
  { url, signal, onProgress }: Measuring,
): Promise<{ kind: AuditKind; measurement: Measurement }> {
  const stopped = AbortSignal.any([signal, closing])
  // A browser is not started, and Google not asked, for what gives no answer or may not be looked at.
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
