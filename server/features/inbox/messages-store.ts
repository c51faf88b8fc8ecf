/** The owner's side of messages and answers. */
import type { ExpressionBuilder } from 'kysely'
import type { ContactField } from '#contract/contact-fields.ts'
import type { MessageQuery } from '#contract/inbox/inbox.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { containsText } from '#server/db/contains-text.ts'
import { forgetReplies } from '#server/db/idempotency.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { eraseMailsNow, eraseMailsOnceSent } from '#server/db/outbox/mails.ts'
import { beforeCursor, cutPage, readCursor } from '#server/db/page.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { messageFields } from '#server/privacy/personal-fields.ts'

export type MessageRow = Tables['contact_messages'] & Record<ContactField, string | null>
export type AnswerRow = Awaited<ReturnType<typeof answersTo>>[number]

/** The fields of the form under their names in the contract. */
const written = (eb: ExpressionBuilder<Tables, 'contact_messages'>) =>
  messageFields.map(({ field, column }) => eb.ref(column).as(field))

export async function messagePage(db: Database, { folder = 'inbox', search = '', after }: MessageQuery) {
  const cursor = readCursor(after)
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .select(written)
    .where('kept_apart', folder === 'spam' ? 'is not' : 'is', null)
    .$if(folder === 'unread', (query) => query.where('read_at', 'is', null))
    .$if(search.trim() !== '', (query) =>
      query.where((eb) => eb.or(messageFields.map(({ column }) => containsText(column, search.trim())))),
    )
    .where(beforeCursor('received_at', 'id', cursor))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  return cutPage(rows, ({ received_at }) => received_at)
}

/** Oldest first, each with its mail's state; delivered mails are deleted from the outbox after a while. */
export async function answersTo(db: Database | Tx, messages: string[]) {
  if (messages.length === 0) return []
  return await db
    .selectFrom('message_answers')
    .leftJoin('outbox', 'outbox.id', 'message_answers.id')
    .selectAll('message_answers')
    .select(['outbox.state', 'outbox.last_error'])
    .where('message_id', 'in', messages)
    .orderBy('answered_at')
    .orderBy('message_answers.id')
    .execute()
}

export const findMessage = (db: Database | Tx, id: string) =>
  db.selectFrom('contact_messages').selectAll().select(written).where('id', '=', id).executeTakeFirst()

export async function lockMessage(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('contact_messages').select('id').where('id', '=', id).forUpdate().execute()
}

export async function updateMessage(tx: Tx, id: string, change: Partial<Tables['contact_messages']>): Promise<void> {
  await tx.updateTable('contact_messages').set(change).where('id', '=', id).execute()
}

export async function insertAnswer(tx: Tx, answer: Tables['message_answers']): Promise<void> {
  await tx.insertInto('message_answers').values(answer).execute()
}

/** Deletes it with its answers, mails and stored replies. An answer that still waits is sent first. */
export async function eraseMessage(tx: Tx, id: string, now: number): Promise<void> {
  const answers = await tx.selectFrom('message_answers').select('id').where('message_id', '=', id).execute()
  await eraseMailsNow(tx, [`${id}-owner`, `${id}-receipt`])
  if (answers.length > 0)
    await eraseMailsOnceSent(
      tx,
      answers.map((answer) => answer.id),
      now,
    )
  await forgetReplies(tx, [id])
  await tx.deleteFrom('contact_messages').where('id', '=', id).execute()
}

/** Whether a message, a download of a résumé, an account or an invitation has the address. */
export async function isKnown(tx: Tx, address: string): Promise<boolean> {
  for (const table of ['contact_messages', 'resume_downloads', 'users', 'invitations'] as const) {
    const row = await tx
      .selectFrom(table)
      .select('id')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', address.toLowerCase()))
      .executeTakeFirst()
    if (row) return true
  }
  return false
}

export async function countUnread(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kept_apart', 'is', null)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
