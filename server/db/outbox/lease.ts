/**
 * The outbox's concurrent statements. An instance that works on a row holds its lease, and cannot change it
 * once the lease has ended and another instance has the row: each lease counts one attempt.
 */

import type { ExpressionBuilder, Updateable } from 'kysely'
import { MINUTE } from '#contract/endpoint.ts'
import type { Clock } from '#server/clock.ts'
import { type Database, locksRows } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { required } from '#server/required.ts'

/** Longer than any delivery (see the timeouts in `integrations/mail.ts`). */
const LEASE_MS = 2 * MINUTE
/** Rows that one instance leases at once. */
export const BATCH = 10

export type LeasedRow = Awaited<ReturnType<typeof lease>>[number]

/**
 * Leases due rows. A row that is still marked as handed over belonged to an instance that stopped before it knew the
 * result: the mark becomes a count, and the row is delivered like any other.
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
    .returning(['id', 'kind', 'payload', 'attempts', 'created_at', 'unconfirmed_count', 'expires_at'])
    .execute()
}

export type Changes = Updateable<Tables['outbox']>

/** @returns false if the lease has ended and another instance has the row. */
export async function updateLeased(db: Database, { id, attempts }: LeasedRow, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks rows as handed over. @returns for each whether it is still leased. */
export async function markHandedOver(db: Database, clock: Clock, rows: LeasedRow[]): Promise<boolean[]> {
  const marked = await db
    .updateTable('outbox')
    .set({ handed_over_at: clock.now() })
    .where(stillLeased(rows))
    .returning('id')
    .execute()
  const ids = new Set(marked.map(({ id }) => id))
  return rows.map(({ id }) => ids.has(id))
}

/** Marks rows as sent. @param reduced the remaining part of each payload. */
export async function markSent(db: Database, clock: Clock, rows: LeasedRow[], reduced: string[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => {
      let payload = eb.case('id').when(required(rows[0]).id).then(required(reduced[0]))
      for (const [i, { id }] of rows.entries()) if (i > 0) payload = payload.when(id).then(required(reduced[i]))
      const done = { last_error: null, finished_at: clock.now(), payload_reduced: 1 }
      return { state: eb.val('sent' as const), payload: payload.else(eb.ref('payload')).end(), ...done }
    })
    .where(stillLeased(rows))
    .execute()
}

const stillLeased = (rows: LeasedRow[]) => (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb.and([
    eb('state', '=', 'pending'),
    eb.or(rows.map(({ id, attempts }) => eb.and([eb('id', '=', id), eb('attempts', '=', attempts)]))),
  ])
