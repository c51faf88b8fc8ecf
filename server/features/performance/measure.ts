/** Measures a website by the best way that gives a result. */
import type { AuditKind, AuditProgress } from '../../../contract/performance.ts'
import { Refusal } from '../../http/refusal.ts'
import { AuditFailed, type Measurement, PageTooHeavy } from '../../outside/audit/auditor.ts'
import type { Services } from '../../services.ts'
import { Busy } from '../../workers/pool.ts'

export interface Measuring {
  url: string
  /** Aborted when the visitor has gone. */
  signal: AbortSignal
  onProgress(progress: AuditProgress): void
}

/**
 * @throws Refusal `audit-failed`, the same whatever the reason, so that nothing is learnt from it; `page-too-heavy`, where a
 *   lighter audit would praise what ends browsers; `unavailable` if too many wait or the server is being ended.
 */
export async function measure(
  { auditors, safeFetch, closing, log }: Services,
  { url, signal, onProgress }: Measuring,
): Promise<{ kind: AuditKind; measurement: Measurement }> {
  const stopped = AbortSignal.any([signal, closing])
  // A browser is not started, and Google not asked, for what gives no answer or may not be looked at.
  await safeFetch(url, { signal: stopped, dropsBody: true }).catch((error: unknown) => {
    throw new Refusal(stopped.aborted || error instanceof Busy ? 'unavailable' : 'audit-failed')
  })
  for (const auditor of auditors) {
    try {
      return { kind: auditor.kind, measurement: await auditor.measure(url, { signal: stopped, onProgress }) }
    } catch (error) {
      if (stopped.aborted || error instanceof Busy) throw new Refusal('unavailable')
      if (!(error instanceof AuditFailed)) throw error
      log.warn({ kind: auditor.kind, why: error.message }, 'an audit failed')
      if (error instanceof PageTooHeavy) throw new Refusal('page-too-heavy')
    }
  }
  throw new Refusal('audit-failed')
}
