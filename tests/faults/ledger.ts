/** Compares what writers were promised with what is stored and what was mailed. */
import { expect } from 'vitest'
import type { Database } from '../../server/db/open.ts'
import { eventually } from '../helpers/eventually.ts'
import type { MailServer } from '../helpers/smtp.ts'
import type { Site } from './site.ts'

/** Every message that was acknowledged is there, once, under the id that was told; and nothing else. */
export async function expectNothingLost(db: Database, acknowledged: Map<string, string>): Promise<void> {
  const stored = await db.selectFrom('contact_messages').select(['id', 'message']).execute()
  expect(stored.length).toBe(acknowledged.size)
  expect(new Map(stored.map(({ id, message }) => [message, id]))).toEqual(acknowledged)
  const mails = await db.selectFrom('outbox').select('id').execute()
  expect(mails.map(({ id }) => id).sort()).toEqual(mailsOf(acknowledged).sort())
}

const mailsOf = (acknowledged: Map<string, string>) =>
  [...acknowledged.values()].flatMap((id) => [`${id}-owner`, `${id}-receipt`])

/** @returns how many mails are unconfirmed. */
export async function expectNothingLostOrTwice(
  db: Database,
  { mails }: MailServer,
  acknowledged: Map<string, string>,
): Promise<number> {
  await expectNothingLost(db, acknowledged)
  const received = mails.map(({ parsed }) => parsed.messageId ?? '')
  expect(received.length).toBe(new Set(received).size)

  const rows = await db.selectFrom('outbox').select(['id', 'state']).execute()
  const mailed = new Set(received)
  for (const { id, state } of rows) {
    if (state !== 'unconfirmed') expect({ id, state }).toEqual({ id, state: 'sent' })
    if (state === 'sent') expect(mailed.has(`<${id}@localhost>`), id).toBe(true)
  }
  return rows.filter(({ state }) => state === 'unconfirmed').length
}

/**
 * Each mail arrived. One whose acceptance the line swallowed is sent again, under the Message-ID by which the receiver
 * knows it.
 * @returns how many mails were sent again.
 */
export function expectAllMailed({ mails }: MailServer, acknowledged: Map<string, string>): number {
  const received = mails.map(({ parsed }) => parsed.messageId ?? '')
  const different = new Set(received)
  expect([...different].sort()).toEqual(
    mailsOf(acknowledged)
      .map((id) => `<${id}@localhost>`)
      .sort(),
  )
  return received.length - different.size
}

/**
 * What ended servers were at is leased to them for two minutes. Nobody waits for that here: it ends the leases, and lets
 * another server deliver.
 */
export async function deliverTheRest(db: Database, start: () => Promise<Site>): Promise<Site> {
  await db.updateTable('outbox').set({ due_at: 0 }).where('state', '=', 'pending').execute()
  const site = await start()
  await eventually(() => outboxIsEmpty(db), 60_000)
  expect(await site.end('SIGTERM')).toBe(0)
  return site
}

/** Waits until no mail is left to deliver. */
export async function outboxIsEmpty(db: Database): Promise<void> {
  const waiting = db.selectFrom('outbox').select(['attempts', 'due_at', 'handed_over_at', 'last_error'])
  expect(await waiting.where('state', '=', 'pending').execute()).toEqual([])
}
