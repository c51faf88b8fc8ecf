/** The only file that uses the table of audits. */
import * as z from 'zod/mini'
import { type AuditKind, auditKinds } from '#contract/audit/audit.ts'
import type { Database } from '#server/db/open.ts'
import { type Measurement, measurement } from '#server/integrations/audit/auditor.ts'

export interface StoredAudit {
  id: string
  /** The address as requested. */
  url: string
  kind: AuditKind
  measuredAt: number
  measurement: Measurement
}

export async function insertAudit(db: Database, audit: StoredAudit, isOwn: boolean): Promise<void> {
  await db
    .insertInto('audits')
    .values({
      id: audit.id,
      url: audit.url,
      kind: audit.kind,
      is_own: isOwn ? 1 : 0,
      measured_at: audit.measuredAt,
      measurement: JSON.stringify(audit.measurement),
    })
    .execute()
}

/** @returns the latest audit for a visitor that is not older. */
export async function findLatest(db: Database, url: string, since: number): Promise<StoredAudit | undefined> {
  const row = await visitors(db)
    .where('url', '=', url)
    .where('measured_at', '>', since)
    .orderBy('measured_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && read(row)
}

export async function findAudit(db: Database, id: string, since: number): Promise<StoredAudit | undefined> {
  const row = await visitors(db).where('id', '=', id).where('measured_at', '>', since).executeTakeFirst()
  return row && read(row)
}

/** @returns this site's own latest measurement of that kind. */
export async function findOwn(db: Database, kind: AuditKind): Promise<StoredAudit | undefined> {
  const row = await db
    .selectFrom('audits')
    .selectAll()
    .where('is_own', '=', 1)
    .where('kind', '=', kind)
    .orderBy('measured_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && read(row)
}

const visitors = (db: Database) => db.selectFrom('audits').selectAll().where('is_own', '=', 0)

const read = (row: { id: string; url: string; kind: string; measured_at: number; measurement: string }) => ({
  id: row.id,
  url: row.url,
  kind: z.parse(z.enum(auditKinds), row.kind),
  measuredAt: row.measured_at,
  measurement: z.parse(measurement, JSON.parse(row.measurement)),
})
