/**
 * Mails on their way into the outbox: the one place that puts them there. It notes whom each is about, so that they can be
 * erased with that person whatever is left of their text by then.
 */
import type { Clock } from '#server/clock.ts'
import { containsText } from '#server/db/contains-text.ts'
import { type Insert, insertTogether } from '#server/db/insert-together.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { MAIL, type Mail } from '#server/integrations/mail.ts'
import { entriesInsert } from './outbox.ts'

/** What this version queues has a look. */
export type NewMail = Mail & { html: string }

export interface OutgoingMail {
  /** The row's, and so the Message-ID's and the file's. */
  id: string
  mail: NewMail
  /** Whom it is about beside those whose addresses it carries: accounts' ids, addresses in its text. */
  about?: string[]
  /** Epoch milliseconds; at once unless told. */
  dueAt?: number
  /** When a link in it ends: it is not delivered after that, and not kept. */
  expiresAt?: number
  /** From when on it is deleted, once it has left or was given up. */
  eraseAt?: number
}

/** Adds mails within the caller's transaction. */
export async function enqueueMails(tx: Tx, clock: Clock, mails: OutgoingMail[]): Promise<void> {
  await insertTogether(tx, mailInserts(tx, clock, mails))
}

/** For `insertTogether`, with what else belongs to them. */
export function mailInserts(tx: Tx, clock: Clock, mails: OutgoingMail[]): Insert[] {
  if (mails.length === 0) return []
  const entries = mails.map(({ mail, about: _, ...rest }) => ({ ...rest, kind: MAIL, payload: mail }))
  const people = mails.flatMap(({ id, mail, about = [] }) =>
    [mail.to.address, ...(mail.replyTo ? [mail.replyTo.address] : []), ...about].map((person) => [id, person] as const),
  )
  return [entriesInsert(tx, clock, entries), aboutInsert(tx, people)]
}

const aboutInsert = (tx: Tx, people: (readonly [mailId: string, person: string])[]) =>
  tx
    .insertInto('mail_people')
    .values(people.map(([mail_id, person]) => ({ mail_id, person: person.toLowerCase() })))
    .onConflict((conflict) => conflict.doNothing())

/**
 * Says something else in a mail that still waits.
 * @param about whom it is about besides from now on.
 * @returns false if it has left, or is leaving right now.
 */
export async function rewriteMail(tx: Tx, id: string, mail: NewMail, about: string[]): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ payload: JSON.stringify(mail) })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const people = about.map((person) => [id, person] as const)
  if (people.length > 0) await aboutInsert(tx, people).execute()
  return true
}

/** Somebody is left out of a mail, which is not erased with them then. */
export async function noLongerAbout(tx: Tx, id: string, person: string): Promise<void> {
  await tx.deleteFrom('mail_people').where('mail_id', '=', id).where('person', '=', person.toLowerCase()).execute()
}

/**
 * Deletes mails to and about somebody. @param person an account's id, or an address.
 * @param until time of the last mail; by default all.
 */
export async function eraseMails(tx: Tx, person: string, until = Number.MAX_SAFE_INTEGER): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        eb('id', 'in', eb.selectFrom('mail_people').select('mail_id').where('person', '=', person.toLowerCase())),
        // Older rows, of which nobody has noted whom they are about.
        containsText('payload', `"address":${JSON.stringify(person)}`),
      ]),
    )
    .where('created_at', '<=', until)
    .execute()
}

/** Deletes mails by their ids; one that still waits is let go first, and deleted with the next sweep after it. */
export async function eraseMailsOnceSent(tx: Tx, ids: string[], now: number): Promise<void> {
  await tx.deleteFrom('outbox').where('id', 'in', ids).where('state', '<>', 'pending').execute()
  await tx.updateTable('outbox').set({ erase_at: now }).where('id', 'in', ids).execute()
}

export async function eraseMailsNow(tx: Tx, ids: string[]): Promise<void> {
  await tx.deleteFrom('outbox').where('id', 'in', ids).execute()
}

/** How many ids one query names at most. */
const ASKED_AT_ONCE = 500

/** Those of the ids that the outbox has a row of. */
export async function findMails(db: Database, ids: string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let at = 0; at < ids.length; at += ASKED_AT_ONCE) {
    const some = ids.slice(at, at + ASKED_AT_ONCE)
    const rows = await db.selectFrom('outbox').select('id').where('id', 'in', some).execute()
    for (const { id } of rows) found.add(id)
  }
  return found
}
