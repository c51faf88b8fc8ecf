/** Failed and unconfirmed mails of the outbox. */
import { PAGE_SIZE } from '#contract/page.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { beforeCursor, cutPage, readCursor } from '#server/db/page.ts'
import { MAIL } from '#server/integrations/mail.ts'

const FAILED = ['dead', 'unconfirmed'] as const

export async function failedMailPage(db: Database, after: string | undefined) {
  const cursor = readCursor(after)
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', MAIL)
    .where('state', 'in', FAILED)
    .where('dismissed_at', 'is', null)
    .where(beforeCursor('finished_at', 'id', cursor))
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  return cutPage(rows, (row) => row.finished_at ?? 0)
}

/**
 * Another day of retries. The count of attempts continues: a worker's lease depends on it (see `db/outbox/outbox.ts`).
 */
const afresh = (now: number) => ({
  state: 'pending' as const,
  due_at: now,
  created_at: now,
  handed_over_at: null,
  unconfirmed_count: 0,
  finished_at: null,
  dismissed_at: null,
})

/** @returns the mail; undefined if no failed one has this id. */
export async function retryOne(tx: Tx, id: string, now: number): Promise<string | undefined> {
  const row = await tx
    .updateTable('outbox')
    .set(afresh(now))
    .where('id', '=', id)
    .where('kind', '=', MAIL)
    .where('state', 'in', FAILED)
    .returning('payload')
    .executeTakeFirst()
  return row?.payload
}

/** @returns the mails. */
export async function retryFailed(tx: Tx, now: number): Promise<string[]> {
  const rows = await tx
    .updateTable('outbox')
    .set(afresh(now))
    .where('kind', '=', MAIL)
    .where('state', '=', 'dead')
    .where('dismissed_at', 'is', null)
    .returning('payload')
    .execute()
  return rows.map(({ payload }) => payload)
}

/** @returns the mail; undefined if no failed one has this id. */
export async function setAside(tx: Tx, id: string, now: number): Promise<string | undefined> {
  const row = await tx
    .updateTable('outbox')
    .set({ dismissed_at: now })
    .where('id', '=', id)
    .where('kind', '=', MAIL)
    .where('state', 'in', FAILED)
    .where('dismissed_at', 'is', null)
    .returning('payload')
    .executeTakeFirst()
  return row?.payload
}

export async function countFailed(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', MAIL)
    .where('state', 'in', FAILED)
    .where('dismissed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
