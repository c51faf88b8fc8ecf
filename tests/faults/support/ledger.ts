/** Compares what writers were promised with what is stored and what was mailed. */
import { expect } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { eventually } from '#tests/builders/eventually.ts'
import type { MailServer } from '#tests/servers/smtp.ts'
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

export interface Resends {
  /** Acknowledged messages' mails that nobody got. Always 0: anything else fails the test. */
  missing: number
  /** Mails sent once more because a server stopped before it knew what came of them. */
  resent: number
  /** Of these, those that the mail server had taken already: it got them twice, under one Message-ID. */
  twice: number
}

/** Every mail arrived, and came again only as often as servers stopped while handing it over. */
export async function expectNothingLostAndFewTwice(
  db: Database,
  { mails }: MailServer,
  acknowledged: Map<string, string>,
): Promise<Resends> {
  await expectNothingLost(db, acknowledged)
  const copies = Map.groupBy(mails, ({ parsed }) => parsed.messageId ?? '')
  const rows = await db.selectFrom('outbox').select(['id', 'state', 'unconfirmed_count']).orderBy('id').execute()
  const missing = rows.filter(({ id }) => !copies.has(`<${id}@localhost>`))
  expect(missing).toEqual([])
  expect(copies.size).toBe(rows.length)
  for (const { id, state, unconfirmed_count } of rows) {
    expect(copies.get(`<${id}@localhost>`)?.length, id).toBeLessThanOrEqual(1 + unconfirmed_count)
    // Shown to the owner instead of being sent a third time.
    if (unconfirmed_count < 2) expect({ id, state }).toEqual({ id, state: 'sent' })
  }
  const resent = rows.filter(({ unconfirmed_count }) => unconfirmed_count > 0).length
  return { missing: missing.length, resent, twice: mails.length - copies.size }
}

/**
 * How many mails servers were handing over when they were stopped. To be asked before `deliverTheRest`: until its lease ends
 * each keeps the mark.
 */
export async function underWay(db: Database): Promise<number> {
  const rows = await db.selectFrom('outbox').select(['state', 'handed_over_at', 'unconfirmed_count']).execute()
  return rows.reduce(
    (sum, row) => sum + row.unconfirmed_count + Number(row.state === 'pending' && row.handed_over_at !== null),
    0,
  )
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
