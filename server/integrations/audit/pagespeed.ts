/** Audits by Google's PageSpeed Insights, for servers without a browser. */
import { AUDIT_MS, LIGHT_AUDIT_MS } from '#contract/audit/audit.ts'
import { createWorkerPool } from '#server/workers/pool.ts'
import { AuditFailed, type Auditor } from './auditor.ts'
import type { Question, Reply } from './pagespeed-worker.ts'

/** developers.google.com/speed/docs/insights/v5/reference */
const PAGESPEED_URL = 'https://www.googleapis.com/pagespeedonline/v5/runPagespeed'

const limits = {
  processes: 1,
  /** Google computes, so several may run. */
  jobsPerProcess: 4,
  queueMax: 20,
  jobMs: AUDIT_MS,
  idleMs: 10_000,
  heapMb: 256,
}

export function createPagespeedAuditor(key: string, baseUrl = PAGESPEED_URL): Auditor {
  const pool = createWorkerPool<Question, Reply>(new URL('./pagespeed-worker.ts', import.meta.url), limits)
  return {
    kind: 'pagespeed',
    async measure(url, { signal, onProgress }) {
      onProgress({ phase: 'measuring' })
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(AUDIT_MS - LIGHT_AUDIT_MS)])
      const reply = await pool.run({ url, key, baseUrl }, deadline).catch(() => {
        // The error may contain the address with the key.
        throw new AuditFailed('PageSpeed Insights gave no result.')
      })
      if ('failure' in reply) throw new AuditFailed(reply.failure)
      return reply.measurement
    },
  }
}
