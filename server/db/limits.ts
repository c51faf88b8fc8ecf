/** Rate limits by window, counted in the database: they survive restarts and are shared. */
import type { Clock } from '#server/clock.ts'
import type { Database, Tx } from './open.ts'

export interface Count {
  count: number
  /** Epoch milliseconds at which the window ends. */
  resetsAt: number
}

/** Counts one more under `id` and returns the number in the current window. */
export async function countOne(db: Database | Tx, clock: Clock, id: string, windowMs: number): Promise<Count> {
  const now = clock.now()
  const row = await db
    .insertInto('limits')
    .values({ id, count: 1, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('limits.resets_at', '<=', now)
          .then(1)
          .else(eb('limits.count', '+', 1))
          .end(),
        resets_at: eb
          .case()
          .when('limits.resets_at', '<=', now)
          // A bound parameter, because kysely would inline a number into the text and make a new statement each time.
          .then(eb.val(now + windowMs))
          .else(eb.ref('limits.resets_at'))
          .end(),
      })),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, resetsAt: row.resets_at }
}

/** The number in the current window, without counting. */
export async function readCount(db: Database, clock: Clock, id: string): Promise<Count> {
  const row = await db
    .selectFrom('limits')
    .select(['count', 'resets_at'])
    .where('id', '=', id)
    .where('resets_at', '>', clock.now())
    .executeTakeFirst()
  return { count: row?.count ?? 0, resetsAt: row?.resets_at ?? clock.now() }
}

/** Resets the count before the window ends. */
export async function forgetCount(db: Database, id: string): Promise<void> {
  await db.deleteFrom('limits').where('id', '=', id).execute()
}
