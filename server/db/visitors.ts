/** What tells the visitors of one day apart. It cannot be made again once the day is over. */
import { createHmac, randomBytes } from 'node:crypto'
import { DAY, MINUTE } from '#contract/endpoint.ts'
import { type Database, locksRows, type Tx } from './open.ts'

const startOfDay = (at: number) => Math.floor(at / DAY) * DAY

/** Days begin at a quarter of an hour in every time zone. */
export const quarterOf = (at: number): number => Math.floor(at / (15 * MINUTE)) * 15 * MINUTE

/**
 * Marks a visitor for the day (in UTC) by a key that is drawn for it. Whoever asks in a transaction is alone with all marks
 * until it ends, so that two reports of one visitor never make two visits.
 * @param visitor what the request has of them.
 */
export async function markVisitor(tx: Tx, now: number, visitor: string): Promise<string> {
  const day = startOfDay(now)
  const drawn = await tx
    .insertInto('visit_salts')
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirst()
  if (drawn.numInsertedOrUpdatedRows) await forgetMarks(tx, now)
  const { salt } = await tx
    .selectFrom('visit_salts')
    .select('salt')
    .where('day', '=', day)
    .$if(locksRows(tx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  return createHmac('sha256', salt).update(visitor).digest('base64url').slice(0, 22)
}

/** Throws away the keys of the days before, and what they marked. */
export async function forgetMarks(db: Database | Tx, now: number): Promise<void> {
  const day = startOfDay(now)
  await db.deleteFrom('visit_salts').where('day', '<', day).execute()
  await db
    .updateTable('visits')
    .set({ mark: null, last_at: null })
    .where('mark', 'is not', null)
    .where('last_at', '<', day)
    .execute()
}
