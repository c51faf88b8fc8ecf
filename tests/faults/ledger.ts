/** Compares what writers were promised with what is stored and what was mailed. */
import { expect } from 'vitest'
import type { Database } from '../../server/db/open.ts'
import type { MailServer } from '../helpers/smtp.ts'

/** @returns how many mails are unconfirmed. */
export async function expectNothingLostOrTwice(
  db: Database,
  { mails }: MailServer,
  acknowledged: Map<string, string>,
): Promise<number> {
  const stored = await db.selectFrom('contact_messages').select(['id', 'message']).execute()
  expect(stored.length).toBe(acknowledged.size)
  expect(new Map(stored.map(({ id, message }) => [message, id]))).toEqual(acknowledged)

  const received = mails.map(({ parsed }) => parsed.messageId ?? '')
  expect(received.length).toBe(new Set(received).size)

  const rows = await db.selectFrom('outbox').select(['id', 'state']).execute()
  const expected = [...acknowledged.values()].flatMap((id) => [`${id}-owner`, `${id}-receipt`])
  expect(rows.map(({ id }) => id).sort()).toEqual(expected.sort())
  const mailed = new Set(received)
  for (const { id, state } of rows) {
    if (state !== 'unconfirmed') expect({ id, state }).toEqual({ id, state: 'sent' })
    if (state === 'sent') expect(mailed.has(`<${id}@localhost>`), id).toBe(true)
  }
  return rows.filter(({ state }) => state === 'unconfirmed').length
}

/** Waits until no mail is left to deliver. */
export async function outboxIsEmpty(db: Database): Promise<void> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(0)
}
