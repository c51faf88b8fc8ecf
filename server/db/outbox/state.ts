/** What stands in the outbox, for those who watch it. */
import type { Database } from '#server/db/open.ts'

export const outboxStates = ['pending', 'sent', 'dead', 'unconfirmed'] as const

/** How many entries of the outbox are in each state that any is in. */
export async function outboxDepth(db: Database): Promise<{ state: string; count: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', (eb) => eb.fn.countAll().as('count')])
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

/** When the entry that waits the longest was made, in epoch milliseconds; null if none waits. */
export async function oldestWaiting(db: Database): Promise<number | null> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.min('created_at').as('oldest'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return oldest
}

/** When something was last delivered. */
export async function lastDelivery(db: Database): Promise<number | null> {
  const { last } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.max('finished_at').as('last'))
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow()
  return last
}

/** An entry that failed: the oldest that is still tried, or else the latest that was given up. */
export async function findTrouble(db: Database) {
  const failed = db.selectFrom('outbox').select(['state', 'created_at', 'last_error'])
  const waiting = await failed
    .where('state', '=', 'pending')
    .where('last_error', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return (
    waiting ?? (await failed.where('state', '=', 'dead').orderBy('finished_at', 'desc').limit(1).executeTakeFirst())
  )
}

/** The latest entries of a kind that were delivered. */
export async function latestDelivered(db: Database, kind: string, count: number) {
  return await db
    .selectFrom('outbox')
    .select(['id', 'payload', 'finished_at'])
    .where('state', '=', 'sent')
    .where('kind', '=', kind)
    .orderBy('finished_at', 'desc')
    .limit(count)
    .execute()
}
