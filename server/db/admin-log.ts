/** The admin log. */
import { randomBytes } from 'node:crypto'
import type { AdminAction } from '#contract/admin/admin-log.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Tx } from './open.ts'
import { beforeCursor, cutPage, readCursor } from './page.ts'

/** Writes an entry, in the transaction of the action if there is one. @param admin their address. */
export async function logAdmin(
  db: Database | Tx,
  clock: Clock,
  admin: string,
  action: AdminAction,
  subject: string | null = null,
  money: { amount: number; currency: string } | null = null,
): Promise<void> {
  await db
    .insertInto('admin_log')
    .values({
      id: crypto.randomUUID(),
      at: clock.now(),
      admin,
      action,
      subject,
      amount: money?.amount ?? null,
      currency: money?.currency ?? null,
    })
    .execute()
}

/**
 * Replaces a person by a number in every entry about them. It is drawn anew for each erasure, so that the entries still
 * show which belong together, and nobody can compute whom they are about.
 * @param until time of the last entry; by default all.
 * @returns the replacement.
 */
export async function pseudonymise(tx: Tx, address: string, until = Number.MAX_SAFE_INTEGER): Promise<string> {
  const name = `#${randomBytes(4).toString('hex')}`
  for (const column of ['subject', 'admin'] as const) {
    await tx
      .updateTable('admin_log')
      .set({ [column]: name })
      .where((eb) => eb(eb.fn('lower', [column]), '=', address.toLowerCase()))
      .where('at', '<=', until)
      .execute()
  }
  await tx
    .updateTable('message_answers')
    .set({ answered_by: name })
    .where((eb) => eb(eb.fn('lower', ['answered_by']), '=', address.toLowerCase()))
    .where('answered_at', '<=', until)
    .execute()
  return name
}

export async function adminLogPage(db: Database, after: string | undefined) {
  const cursor = readCursor(after)
  const rows = await db
    .selectFrom('admin_log')
    .selectAll()
    .where(beforeCursor('at', 'id', cursor))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const entries = rows.map(({ amount, currency, ...row }) => ({
    ...row,
    money: amount === null || currency === null ? null : { amount, currency },
  }))
  return cutPage(entries, ({ at }) => at)
}
