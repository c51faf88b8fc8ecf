/** Reads visits since a time. Results are grouped and so stay small. */

import { type RawBuilder, sql } from 'kysely'
import {
  countedSections,
  HIGH_OVER_S,
  MEDIUM_OVER_S,
  scrollMilestones,
  visitEvents,
} from '#contract/analytics/visit-events.ts'
import type { Database } from '#server/db/open.ts'
import type { Period } from './calendar.ts'
import { eventColumns } from './store.ts'

/** Time of the first visit. */
export async function firstVisit(db: Database): Promise<number | null> {
  const row = await db.selectFrom('visits').select('quarter').orderBy('quarter').limit(1).executeTakeFirst()
  return row?.quarter ?? null
}

/** Values of each period in order. The last one ends now. */
export async function visitsByPeriod(db: Database, periods: Period[]): Promise<{ visits: number; visitors: number }[]> {
  // One index scan each, so that a year is neither sorted nor returned by quarters of an hour.
  const counts = periods.map(({ start }, index) =>
    db
      .selectFrom('visits')
      .select([
        sql.lit(index).as('period'),
        sql<number>`count(*)`.as('visits'),
        sql<number>`coalesce(sum(is_first), 0)`.as('visitors'),
      ])
      .where('quarter', '>=', start)
      .where('quarter', '<', periods[index + 1]?.start ?? Number.MAX_SAFE_INTEGER),
  )
  const rows = await counts.reduce((all, one) => all.unionAll(one)).execute()
  return rows.sort((one, other) => one.period - other.period)
}

export const visitsBy = <Column extends 'source' | 'language' | 'device'>(db: Database, from: number, column: Column) =>
  db
    .selectFrom('visits')
    .select((eb) => [column, eb.fn.countAll<number>().as('visits')])
    .where('quarter', '>=', from)
    .groupBy(column)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(column)
    .execute()

export const viewsByPath = (db: Database, from: number) =>
  db
    .selectFrom('page_views')
    .select((eb) => ['path', eb.fn.sum<number>('count').as('views')])
    .where('quarter', '>=', from)
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .execute()

export const servedBy = (db: Database, from: number) =>
  db
    .selectFrom('served_deeds')
    .select((eb) => ['deed', eb.fn.sum<number>('count').as('count')])
    .where('quarter', '>=', from)
    .groupBy('deed')
    .execute()

/** All anonymous counts in one query, by their names. */
export async function totals(db: Database, from: number): Promise<(name: string) => number> {
  const counted: Record<string, RawBuilder<unknown>> = {
    ...Object.fromEntries(scrollMilestones.map((depth) => [`depth_${depth}`, sql`depth >= ${sql.lit(depth)}`])),
    ...Object.fromEntries(countedSections.map((section) => [`saw_${section}`, sql`${sql.ref(section)} > 0`])),
    ...Object.fromEntries(visitEvents.map((event) => [event, sql`${sql.ref(eventColumns[event])} = 1`])),
    low: sql`seconds <= ${sql.lit(MEDIUM_OVER_S)}`,
    high: sql`seconds > ${sql.lit(HIGH_OVER_S)}`,
    visitors: sql`is_first = 1`,
  }
  const row = await db
    .selectFrom('visits')
    .select([
      sql<number>`count(*)`.as('visits'),
      // On SQLite `filter` takes two thirds of the time of `sum(case …)`.
      ...Object.entries(counted).map(([name, met]) => sql<number>`count(*) filter (where ${met})`.as(name)),
      ...countedSections.map((section) => sql<number>`sum(${sql.ref(section)})`.as(`seconds_${section}`)),
    ])
    .where('quarter', '>=', from)
    .executeTakeFirstOrThrow()
  // Sums over no rows are null.
  return (name) => (row as Record<string, number | null>)[name] ?? 0
}
