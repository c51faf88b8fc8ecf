/** The only file that uses the table of SEO measurements; it also reads the counts of field vitals. */

import * as z from 'zod/mini'
import { isOneOf } from '#contract/keys.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { fieldVitalIds } from '#contract/ratings.ts'
import { findings, type Measurement } from '#contract/seo/seo.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { beforeCursor, cutPage, readCursor } from '#server/db/page.ts'

export async function insertMeasurement(tx: Tx, { id, measuredAt, ...found }: Measurement): Promise<void> {
  await tx
    .insertInto('site_measurements')
    .values({ id, measured_at: measuredAt, findings: JSON.stringify(found) })
    .execute()
}

const latestFirst = (db: Database) =>
  db.selectFrom('site_measurements').selectAll().orderBy('measured_at', 'desc').orderBy('id', 'desc')

export async function findLatest(db: Database): Promise<Measurement | null> {
  const row = await latestFirst(db).limit(1).executeTakeFirst()
  return row ? read(row) : null
}

export async function measurementsPage(db: Database, after: string | undefined) {
  const cursor = readCursor(after)
  const found = await latestFirst(db)
    .where(beforeCursor('measured_at', 'id', cursor))
    .limit(PAGE_SIZE + 1)
    .execute()
  const { rows, next } = cutPage(found, ({ measured_at }) => measured_at)
  return { items: rows.map(read), next }
}

const read = (row: { id: string; measured_at: number; findings: string }): Measurement => ({
  id: row.id,
  measuredAt: row.measured_at,
  ...z.parse(findings, JSON.parse(row.findings)),
})

/** Number of each value by week, the earliest week and smallest value first. */
export async function weeklyVitals(db: Database) {
  const rows = await db
    .selectFrom('field_vitals_weeks')
    .selectAll()
    .orderBy('start')
    .orderBy('vital')
    .orderBy('value')
    .execute()
  return rows.flatMap((row) => (isOneOf(fieldVitalIds, row.vital) ? [{ ...row, vital: row.vital }] : []))
}
