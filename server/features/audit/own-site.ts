/** This site's own figures for comparison: measured in the background on demand, at most once a day. */
import { type AuditKind, OWN_FRESH_MS } from '#contract/audit/audit.ts'
import { AuditFailed } from '#server/integrations/audit/auditor.ts'
import type { Services } from '#server/services.ts'
import { Busy } from '#server/workers/pool.ts'
import { findOwn, insertAudit } from './store.ts'

/** @returns a function that measures unless the figures are fresh, a measurement is running, or visitors wait. */
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
      // The site is unreachable from here, or a visitor's audit came first: the next audit tries again.
      if (!(err instanceof AuditFailed || err instanceof Busy)) log.warn({ err }, 'this site was not measured')
    } finally {
      isUnderWay = false
    }
  }
}
