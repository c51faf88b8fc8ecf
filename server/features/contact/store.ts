/** The only file that knows the table of messages. */
import type { Tx } from '../../db/open.ts'
import type { PersonalData } from '../../personal-data.ts'

export interface StoredMessage {
  id: string
  firstName: string
  lastName: string
  email: string
  subject: string
  message: string
  language: string
  receivedAt: number
  keptApart: string | null
}

export async function insertMessage(tx: Tx, message: StoredMessage): Promise<void> {
  await tx
    .insertInto('contact_messages')
    .values({
      id: message.id,
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      subject: message.subject,
      message: message.message,
      language: message.language,
      received_at: message.receivedAt,
      kept_apart: message.keptApart,
    })
    .execute()
}

/** What somebody wrote to the owner from an address that they have proven to be theirs. */
export const messagesOfPerson: PersonalData = {
  name: 'messages',
  async collect(db, { email }) {
    if (!email) return []
    return await db
      .selectFrom('contact_messages')
      .select(['first_name', 'last_name', 'email', 'subject', 'message', 'received_at'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .orderBy('received_at')
      .execute()
  },
  async erase(tx, { email }) {
    if (!email) return
    await tx
      .deleteFrom('contact_messages')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .execute()
  },
}
