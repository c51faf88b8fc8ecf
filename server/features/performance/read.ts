/** A report once more, by its link. */
import { REPORT_KEPT_MS } from '../../../contract/performance.ts'
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { composeAudit } from './compose.ts'
import { findAudit, findOwn } from './store.ts'

/** @throws Refusal `not-found` if there is none or its time is over. */
export async function read(services: Services, { params, language }: Call<unknown>) {
  const { db, clock } = services
  const audit = await findAudit(db, params.id!.toLowerCase(), clock.now() - REPORT_KEPT_MS)
  if (!audit) throw new Refusal('not-found')
  return composeAudit(services, language, audit, await findOwn(db, audit.kind))
}
