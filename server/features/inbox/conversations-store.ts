/** The owner's side of conversations; `features/chat/store.ts` writes them. */
import { PAGE_SIZE } from '#contract/page.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { beforeCursor, cutPage, readCursor } from '#server/db/page.ts'

export async function conversationPage(db: Database, after: string | undefined) {
  const cursor = readCursor(after)
  const rows = await db
    .selectFrom('chat_conversations')
    .select(['id', 'last_at'])
    .where('erased', '=', 0)
    .where(beforeCursor('last_at', 'id', cursor))
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  return cutPage(rows, ({ last_at }) => last_at)
}

/** Numbers of each stored conversation, and its first question. */
export async function summariesOf(db: Database, conversations: string[]) {
  if (conversations.length === 0) return []
  const numbers = db
    .selectFrom('chat_turns')
    .select((eb) => [
      'conversation',
      eb.fn.countAll<number>().as('turns'),
      eb.fn.sum<number>(eb.case().when('feedback', '=', 'up').then(1).else(0).end()).as('up'),
      eb.fn.sum<number>(eb.case().when('feedback', '=', 'down').then(1).else(0).end()).as('down'),
      eb.fn.sum<number>(eb.case().when('answered', '=', 0).then(1).else(0).end()).as('unanswered'),
    ])
    .where('conversation', 'in', conversations)
    .groupBy('conversation')
    .as('numbers')
  return await db
    .selectFrom(numbers)
    .selectAll('numbers')
    .select((eb) =>
      eb
        .selectFrom('chat_turns')
        .select('question')
        .whereRef('chat_turns.conversation', '=', 'numbers.conversation')
        .orderBy('asked_at')
        .orderBy('id')
        .limit(1)
        .as('first_question'),
    )
    .execute()
}

/** Oldest first; empty if the conversation does not exist or has expired. */
export const turnsOf = (db: Database, conversation: string) =>
  db
    .selectFrom('chat_turns')
    .selectAll()
    .where('conversation', '=', conversation)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

/** Deletes the turns and leaves a mark, so that an answer in progress is not stored. */
export async function eraseConversation(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_conversations')
    .set({ turns: 0, last_at: now, erased: 1 })
    .where('id', '=', id)
    .where('erased', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('chat_turns').where('conversation', '=', id).execute()
  return true
}
