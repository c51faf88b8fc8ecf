/** A visitor's audit: measured now, or reused while fresh. */

import { AUDIT_FRESH_MS, type Audit, type AuditRequest } from '#contract/audit/audit.ts'
import { readPageAddress } from '#contract/audit/page-address.ts'
import type { Call } from '#server/http/mount.ts'
import { required } from '#server/required.ts'
import type { Services } from '#server/services.ts'
import { composeAudit } from './compose.ts'
import { measure } from './measure.ts'
import { findLatest, findOwn, insertAudit, type StoredAudit } from './store.ts'

/** @throws HttpError; see `measure`. */
export async function analyze(services: Services, call: Call<AuditRequest>): Promise<Audit> {
  const { db, clock, log } = services
  const { body, signal, progress } = call
  const url = required(readPageAddress(body.url))
  // A database that is away keeps nobody from a measurement.
  const withoutDatabase = (err: unknown) => void log.warn({ err }, 'audits could not be looked up or kept')
  const kept = await findLatest(db, url, clock.now() - AUDIT_FRESH_MS).catch(withoutDatabase)
  const audit = kept ?? (await measureNow(services, url, call))
  if (!signal.aborted) await progress({ phase: 'writing' })
  const isKept = kept ? true : await insertAudit(db, audit, false).then(() => true, withoutDatabase)
  const own = (await findOwn(db, audit.kind).catch(withoutDatabase)) ?? undefined
  const reply = composeAudit(services, body.language ?? call.language, audit, own)
  return isKept ? reply : { ...reply, id: undefined }
}

async function measureNow(services: Services, url: string, { signal, progress }: Call<unknown>): Promise<StoredAudit> {
  const onProgress = (value: unknown) => void progress(value).catch(() => {})
  const { kind, measurement } = await measure(services, { url, signal, onProgress })
  return { id: crypto.randomUUID(), url, kind, measuredAt: services.clock.now(), measurement }
}
