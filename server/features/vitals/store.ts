/** The only file that writes the tables of field vitals. */

import type { VitalsReport } from '#contract/analytics/vitals.ts'
import { DAY } from '#contract/endpoint.ts'
import type { FieldVitalId, Rating } from '#contract/ratings.ts'
import type { Database } from '#server/db/open.ts'

/** Layout shifts have no unit and are small: they are stored in thousandths, so that every value is a whole number. */
const stored = (id: FieldVitalId, value: number): number => Math.round(id === 'cls' ? value * 1000 : value)

const WEEK = 7 * DAY
/** The first day of 1970 was a Thursday. */
const THURSDAY = 3 * DAY
const weekOf = (day: number): number => day - ((day + THURSDAY) % WEEK)

/** Counts by day and page, and by week for the owner's charts. */
export async function countVitals(
  db: Database,
  page: Pick<VitalsReport, 'path' | 'navigation' | 'connection'> & { day: number },
  vitals: { id: FieldVitalId; value: number; rating: Rating }[],
): Promise<void> {
  const start = weekOf(page.day)
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('field_vitals')
      .values(
        vitals.map(({ id, value, rating }) => ({ ...page, vital: id, rating, value: stored(id, value), count: 1 })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'path', 'navigation', 'connection', 'vital', 'rating', 'value'])
          .doUpdateSet((eb) => ({ count: eb('field_vitals.count', '+', 1) })),
      )
      .execute()
    await tx
      .insertInto('field_vitals_weeks')
      .values(vitals.map(({ id, value }) => ({ start, vital: id, value: stored(id, value), count: 1 })))
      .onConflict((conflict) =>
        conflict
          .columns(['start', 'vital', 'value'])
          .doUpdateSet((eb) => ({ count: eb('field_vitals_weeks.count', '+', 1) })),
      )
      .execute()
  })
}
