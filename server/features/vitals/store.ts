/** The only file that knows the table of field vitals. */
import type { Rating } from '../../../contract/performance.ts'
import type { FieldVitalId, VitalsReport } from '../../../contract/vitals.ts'
import type { Database } from '../../db/open.ts'

/** Layout shifts have no unit and are small: they are stored in thousandths, so that every value is a whole number. */
const stored = (id: FieldVitalId, value: number): number => Math.round(id === 'cls' ? value * 1000 : value)

export async function countVitals(
  db: Database,
  page: Pick<VitalsReport, 'path' | 'navigation' | 'connection'> & { day: number },
  vitals: { id: FieldVitalId; value: number; rating: Rating }[],
): Promise<void> {
  await db
    .insertInto('field_vitals')
    .values(vitals.map(({ id, value, rating }) => ({ ...page, vital: id, rating, value: stored(id, value), count: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path', 'navigation', 'connection', 'vital', 'rating', 'value'])
        .doUpdateSet((eb) => ({ count: eb('field_vitals.count', '+', 1) })),
    )
    .execute()
}
