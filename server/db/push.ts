/** Push subscriptions, and the site's keys for push services. */
import type { Database, Tx } from './open.ts'

/** Maximum per person; the oldest makes room. */
const MAX_FOR_EACH = 10

export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** @param session in which it is added: it ends with it if somebody ends that one. */
export async function addSubscription(
  tx: Tx,
  userId: string,
  session: { id: string },
  subscription: Subscription,
  now: number,
): Promise<void> {
  const { endpoint, keys } = subscription
  const values = { ...keys, user_id: userId, session_id: session.id, added_at: now }
  await tx
    .insertInto('push_subscriptions')
    .values({ id: crypto.randomUUID(), endpoint, ...values })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute()
  const latest = tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(MAX_FOR_EACH)
  await tx.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('id', 'not in', latest).execute()
}

export async function removeSubscription(tx: Tx, userId: string, endpoint: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute()
}

/** The push service reports that the subscription has ended. */
export async function forgetSubscription(db: Database, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

export async function listSubscriptions(db: Database | Tx, userId: string) {
  return await db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'added_at'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
}

export async function findSubscription(db: Database, id: string): Promise<Subscription | undefined> {
  const row = await db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } }
}

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The site's own keys. Instances that start at once all read one pair. @param make creates new ones. */
export async function ownPushKeys(db: Database, make: () => PushKeys): Promise<PushKeys> {
  const find = () => db.selectFrom('push_keys').selectAll().where('id', '=', 1).executeTakeFirst()
  let row = await find()
  if (!row) {
    const { publicKey, privateKey } = make()
    await db
      .insertInto('push_keys')
      .values({ id: 1, public_key: publicKey, private_key: privateKey })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    row = await find()
  }
  if (!row) throw new Error('The keys for push could not be stored.')
  return { publicKey: row.public_key, privateKey: row.private_key }
}
