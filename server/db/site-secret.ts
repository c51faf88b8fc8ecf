/** The secret that instances on one database share. */
import type { Database, Tx } from './open.ts'

export interface AgreedSecret {
  /** Null if the environment of each instance sets it. */
  secret: string | null
  /** A digest of it. */
  mark: string
}

/** Instances that start at once agree on one. @param offer creates one if none is stored. */
export async function agreeOnSecret(db: Database | Tx, offer: () => Promise<AgreedSecret>): Promise<AgreedSecret> {
  const find = () => db.selectFrom('site_secret').select(['secret', 'mark']).where('id', '=', 1).executeTakeFirst()
  const stored = await find()
  if (stored) return stored
  await db
    .insertInto('site_secret')
    .values({ id: 1, ...(await offer()) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const row = await find()
  if (!row) throw new Error('The secret could not be stored.')
  return row
}
