/** Counts what a visitor does within a window of time. Kept in the database: it survives restarts and is shared. */
import type { Clock } from '#server/clock.ts'
import type { Database, Tx } from './open.ts'

export interface Count {
  count: number
  /** Epoch milliseconds at which the window ends. */
  resetsAt: number
}

/** Counts one more under `id` and returns how many there are now in the window that is open. */
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
          // As a parameter: kysely writes a number that stands here into the text, which would be another one each time.
          .then(eb.val(now + windowMs))
          .else(eb.ref('limits.resets_at'))
          .end(),
      })),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, resetsAt: row.resets_at }
}

/** How many there are in the window that is open, without counting one. */
export async function readCount(db: Database, clock: Clock, id: string): Promise<Count> {
  const row = await db
    .selectFrom('limits')
    .select(['count', 'resets_at'])
    .where('id', '=', id)
    .where('resets_at', '>', clock.now())
    .executeTakeFirst()
  return { count: row?.count ?? 0, resetsAt: row?.resets_at ?? clock.now() }
}

/** Begins anew before the window ends. */
export async function forgetCount(db: Database, id: string): Promise<void> {
  await db.deleteFrom('limits').where('id', '=', id).execute()
}
