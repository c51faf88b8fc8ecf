/** The visitors' side of the messages table; `features/inbox/messages-store.ts` is the owner's. */
import type { Selectable } from 'kysely'
import type { WrittenMessage } from '#contract/contact.ts'
import type { Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import type { PersonalData } from '#server/privacy/personal-data.ts'
import { messageFields } from '#server/privacy/personal-fields.ts'

export interface StoredMessage extends WrittenMessage {
  id: string
  language: string
  receivedAt: number
  suspicion: string | null
}

/** For `insertTogether`, with its mails. */
export function messageInsert(tx: Tx, message: StoredMessage) {
  // The type requires every column, also nullable ones.
  const row: Selectable<Tables['contact_messages']> = {
    id: message.id,
    first_name: message.firstName,
    last_name: message.lastName,
    email: message.email,
    subject: message.subject,
    message: message.message,
    language: message.language,
    received_at: message.receivedAt,
    kept_apart: message.suspicion,
    read_at: null,
  }
  return tx.insertInto('contact_messages').values(row)
}

/** Messages from a person's confirmed address, with their answers; both are deleted together. */
export const messagesOfPerson: PersonalData = {
  name: 'messages',
  by: 'address',
  async collect(db, { email, until = Number.MAX_SAFE_INTEGER }) {
    if (!email) return []
    const messages = await db
      .selectFrom('contact_messages')
      .select((eb) => messageFields.map(({ field, column }) => eb.ref(column).as(field)))
      .select(['id', 'received_at as receivedAt'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .where('received_at', '<=', until)
      .orderBy('received_at')
      .execute()
    const answers = await db
      .selectFrom('message_answers')
      .innerJoin('contact_messages', 'contact_messages.id', 'message_id')
      .select(['message_id', 'text', 'answered_at as answeredAt'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      // It was mailed to whoever reads the address by then.
      .where('answered_at', '<=', until)
      .orderBy('answered_at')
      .execute()
    const of = Map.groupBy(answers, ({ message_id }) => message_id)
    return messages.map(({ id, ...message }) => ({
      ...message,
      answers: (of.get(id) ?? []).map(({ text, answeredAt }) => ({ text, answeredAt })),
    }))
  },
  async erase(tx, { email, until = Number.MAX_SAFE_INTEGER }) {
    if (!email) return []
    const erased = await tx
      .deleteFrom('contact_messages')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .where('received_at', '<=', until)
      .returning('id')
      .execute()
    return erased.map(({ id }) => id)
  },
}
