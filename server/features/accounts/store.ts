/** What goes with an account. */
import type { Tx } from '../../db/open.ts'

/** Sessions and ways to sign in go along (`on delete cascade`). */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', userId).execute()
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}

/** Mails to the person, and those that tell the owner what they wrote. */
export async function eraseMails(tx: Tx, email: string): Promise<void> {
  const literal = JSON.stringify(email).replace(/[\\%_]/g, '\\$&')
  await tx
    .deleteFrom('outbox')
    .where((eb) => eb(eb.fn('lower', ['payload']), 'like', eb.val(`%"address":${literal}%`)))
    .execute()
}
