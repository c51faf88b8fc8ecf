/** Daily visitor hashes. They cannot be computed again after the day. */
import { createHmac, randomBytes } from 'node:crypto'
import { DAY, MINUTE } from '#contract/endpoint.ts'
import { type Database, locksRows, type Tx } from './open.ts'

const startOfDay = (at: number) => Math.floor(at / DAY) * DAY

/** Days begin at a quarter of an hour in every time zone. */
export const quarterOf = (at: number): number => Math.floor(at / (15 * MINUTE)) * 15 * MINUTE

/**
 * Hashes a visitor with the key of the day (in UTC). Locks all hashes until the transaction
 * ends, so that two concurrent reports of one visitor never make two visits.
 * @param visitor the request's visitor attributes.
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

/** Deletes the keys and hashes of past days. */
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
