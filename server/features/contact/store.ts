/** The only file that knows the table of messages. */
import type { Tx } from '../../db/open.ts'

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
