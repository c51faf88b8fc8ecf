/**
 * The outbox's statements that several instances run side by side. Whoever works on a row holds a lease of it, and changes
 * nothing once the lease has ended and another has taken the row: each lease counts one attempt.
 */
import type { Clock } from '../clock.ts'
import { type Database, locksRows } from './open.ts'

/** Longer than any delivery may take (see the time-outs in `outside/mail.ts`). */
const LEASE_MS = 120_000
/** Rows that one instance works on at once. */
export const BATCH = 10

export type LeasedRow = Awaited<ReturnType<typeof lease>>[number]

/**
 * Takes what is due. A row that is still marked as handed over belonged to an instance that stopped before it knew what came
 * of that: the mark becomes a count, and the row is like any other.
 */
export async function lease(db: Database, clock: Clock) {
  const now = clock.now()
  let due = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'pending')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(BATCH)
  if (locksRows(db)) due = due.forUpdate().skipLocked()
  return await db
    .updateTable('outbox')
    .set((eb) => ({
      due_at: now + LEASE_MS,
      attempts: eb('attempts', '+', 1),
      unconfirmed_count: eb
        .case()
        .when('handed_over_at', 'is', null)
        .then(eb.ref('unconfirmed_count'))
        .else(eb('unconfirmed_count', '+', 1))
        .end(),
      handed_over_at: null,
    }))
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

/** @returns false if the lease has ended and another instance has the row. */
export async function updateLeased(
  db: Database,
  { id, attempts }: LeasedRow,
  values: Partial<Omit<LeasedRow, 'id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
