/** The secret that the instances on one database agree on. */
import type { Database, Tx } from './open.ts'

export interface AgreedSecret {
  /** Null: the environment of each instance names it. */
  secret: string | null
  /** A digest of it. */
  mark: string
}

/** Of instances that start at once one's is kept, and all are told which. @param offer asked for if none is kept yet. */
export async function agreeOnSecret(db: Database | Tx, offer: () => Promise<AgreedSecret>): Promise<AgreedSecret> {
  const find = () => db.selectFrom('site_secret').select(['secret', 'mark']).where('id', '=', 1).executeTakeFirst()
  const kept = await find()
  if (kept) return kept
  await db
    .insertInto('site_secret')
    .values({ id: 1, ...(await offer()) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const row = await find()
  if (!row) throw new Error('The secret could not be kept.')
  return row
}
