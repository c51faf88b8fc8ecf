/** A stored report, by its link. */
import { REPORT_RETENTION_MS } from '#contract/audit/audit.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { composeAudit } from './compose.ts'
import { findAudit, findOwn } from './store.ts'

/** @throws HttpError `not-found` if it does not exist or has expired. */
export async function read(services: Services, { params, language }: Call<unknown>) {
  const { db, clock } = services
  const audit = await findAudit(db, (params.id ?? '').toLowerCase(), clock.now() - REPORT_RETENTION_MS)
  if (!audit) throw new HttpError('not-found')
  return composeAudit(services, language, audit, await findOwn(db, audit.kind))
}
