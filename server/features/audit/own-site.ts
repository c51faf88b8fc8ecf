/** This site's own figures, to compare with: measured in the background, once a day at most and only if somebody asks. */
import { type AuditKind, OWN_FRESH_MS } from '#contract/audit/audit.ts'
import { AuditFailed } from '#server/integrations/audit/auditor.ts'
import type { Services } from '#server/services.ts'
import { Busy } from '#server/workers/pool.ts'
import { findOwn, insertAudit } from './store.ts'

/** @returns a function that measures unless the figures are fresh, another measurement is under way, or visitors wait. */
export function createOwnMeasuring(services: Services): (kind: AuditKind) => Promise<void> {
  const { clock, closing, db, env, log } = services
  let isUnderWay = false
  return async (kind) => {
    const auditor = services.auditors.find((one) => one.kind === kind)
    if (isUnderWay || !auditor) return
    isUnderWay = true
    try {
      const latest = await findOwn(db, kind)
      if (latest && latest.measuredAt > clock.now() - OWN_FRESH_MS) return
      const url = `${env.SITE_URL}/`
      const measurement = await auditor.measure(url, {
        signal: closing,
        isOwn: true,
        isBackground: true,
        onProgress: () => {},
      })
      await insertAudit(db, { id: crypto.randomUUID(), url, kind, measuredAt: clock.now(), measurement }, true)
    } catch (err) {
      // Not reachable from here, or it made way for a visitor: the next audit tries again.
      if (!(err instanceof AuditFailed || err instanceof Busy)) log.warn({ err }, 'this site was not measured')
    } finally {
      isUnderWay = false
    }
  }
}
