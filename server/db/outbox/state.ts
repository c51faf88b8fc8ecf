/** Monitors the outbox. */
import type { Database } from '#server/db/open.ts'
import { MAIL } from '#server/integrations/mail.ts'

export const outboxStates = ['pending', 'sent', 'dead', 'unconfirmed'] as const

/** Number of entries by state. */
export async function outboxDepth(db: Database): Promise<{ state: string; count: number }[]> {
  return await db
    .selectFrom('outbox')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
}

/** Creation time of the oldest waiting entry, in epoch milliseconds; null without any. */
export async function oldestWaiting(db: Database): Promise<number | null> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.min('created_at').as('oldest'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return oldest
}

/** Time of the last delivery. */
export async function lastDelivery(db: Database): Promise<number | null> {
  const { last } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.max('finished_at').as('last'))
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow()
  return last
}

/** A failed entry: the oldest in retry, or else the latest that was given up. */
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

/** The latest delivered entries of a kind. */
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

/** Whether a mail has failed and waits for its next try, and none was delivered since it was queued. */
export async function mailIsHeldUp(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('outbox as failed')
    .select('id')
    .where('kind', '=', MAIL)
    .where('state', '=', 'pending')
    .where('last_error', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox as delivered')
            .select('delivered.id')
            .where('delivered.kind', '=', MAIL)
            .where('delivered.state', '=', 'sent')
            .whereRef('delivered.finished_at', '>=', 'failed.created_at'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
