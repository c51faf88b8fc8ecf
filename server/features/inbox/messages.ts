/** Messages from the contact form: the owner reads, marks, answers and deletes them. */

import { contactFields } from '#contract/contact-fields.ts'
import type { InboxMessage, MessageMark, MessageQuery, OutgoingAnswer } from '#contract/inbox/inbox.ts'
import { recordOf } from '#contract/keys.ts'
import { DEFAULT_LANGUAGE, findLanguage } from '#contract/language.ts'
import { logAdmin, pseudonymise } from '#server/db/admin-log.ts'
import { idempotent } from '#server/db/idempotency.ts'
import { type Database, locksRows, type Tx } from '#server/db/open.ts'
import { enqueueMails } from '#server/db/outbox/mails.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import { clearErased } from '#server/privacy/personal-data.ts'
import type { Services } from '#server/services.ts'
import { answerMail } from './answer-mail.ts'
import { deliveryState } from './delivery.ts'
import {
  type AnswerRow,
  answersTo,
  eraseMessage,
  findMessage,
  insertAnswer,
  isKnown,
  lockMessage,
  type MessageRow,
  messagePage,
  updateMessage,
} from './messages-store.ts'

export async function listMessages(services: Services, { query }: Call<unknown, 'admin', MessageQuery>) {
  const { db } = services
  const { rows, next } = await messagePage(db, query)
  const answers = await answersTo(
    db,
    rows.map(({ id }) => id),
  )
  const of = Map.groupBy(answers, ({ message_id }) => message_id)
  return { items: rows.map((row) => present(services, row, of.get(row.id) ?? [])), next }
}

export async function readMessage(services: Services, { params }: Call<unknown, 'admin'>) {
  return { success: true as const, message: await read(services, services.db, params.id) }
}

/** Reading is not logged; changes are. */
export async function markMessage(services: Services, call: Call<MessageMark, 'admin'>) {
  const { clock } = services
  const { params, body, user } = call
  return await call.write(async (tx) => {
    const row = await requireMessage(tx, params.id)
    const change: Parameters<typeof updateMessage>[2] = {}
    if (body.read !== undefined) change.read_at = body.read ? (row.read_at ?? clock.now()) : null
    if (body.spam !== undefined && body.spam !== (row.kept_apart !== null)) {
      change.kept_apart = body.spam ? 'marked by the owner' : null
      await logAdmin(tx, clock, user.email, 'message-marked', row.email)
    }
    if (Object.keys(change).length > 0) await updateMessage(tx, row.id, change)
    return { success: true as const, message: await read(services, tx, row.id) }
  })
}

export async function answerContact(services: Services, call: Call<OutgoingAnswer, 'admin'>) {
  const { clock, outbox } = services
  const { params, body, user, idempotencyKey: key } = call
  const reply = await call.write(async (tx) => {
    const row = await holdMessage(tx, params.id)
    return await idempotent(tx, clock, { scope: `answer message ${row.id}`, key, body }, async () => {
      const answers = await answersTo(tx, [row.id])
      if (body.seen !== undefined && answers.length > body.seen) throw new HttpError('changed-meanwhile')
      const id = `${crypto.randomUUID()}-answer`
      const answered_at = clock.now()
      await insertAnswer(tx, { id, message_id: row.id, text: body.text, answered_by: user.email, answered_at })
      await enqueueMails(tx, clock, [{ id, mail: answerMail(services, row, body.text) }])
      await updateMessage(tx, row.id, { read_at: row.read_at ?? answered_at })
      await logAdmin(tx, clock, user.email, 'message-answered', row.email)
      return { success: true as const, message: await read(services, tx, row.id) }
    })
  })
  outbox.wake()
  return reply
}

/** The log names no erased person. */
export async function deleteMessage(services: Services, call: Call<unknown, 'admin'>) {
  const { clock } = services
  const { params, user } = call
  await call.write(async (tx) => {
    const row = await requireMessage(tx, params.id)
    await eraseMessage(tx, row.id, clock.now())
    const subject = (await isKnown(tx, row.email)) ? row.email : await pseudonymise(tx, row.email)
    await logAdmin(tx, clock, user.email, 'message-deleted', subject)
  })
  await clearErased(services)
  return { success: true as const }
}

/** Locks the message, so that two concurrent answers see each other. @throws HttpError `not-found` */
async function holdMessage(tx: Tx, id = ''): Promise<MessageRow> {
  if (locksRows(tx)) await lockMessage(tx, id)
  return await requireMessage(tx, id)
}

/** @throws HttpError `not-found` */
async function requireMessage(db: Database | Tx, id = ''): Promise<MessageRow> {
  const row = await findMessage(db, id)
  if (!row) throw new HttpError('not-found')
  return row
}

async function read(services: Services, db: Database | Tx, id = ''): Promise<InboxMessage> {
  return present(services, await requireMessage(db, id), await answersTo(db, [id]))
}

function present(services: Services, row: MessageRow, answers: AnswerRow[]): InboxMessage {
  return {
    id: row.id,
    ...recordOf(contactFields, (field) => row[field] ?? ''),
    language: findLanguage(row.language) ?? DEFAULT_LANGUAGE,
    receivedAt: row.received_at,
    isRead: row.read_at !== null,
    isSpam: row.kept_apart !== null,
    answers: answers.map((answer) => ({
      id: answer.id,
      text: answer.text,
      answeredBy: answer.answered_by,
      answeredAt: answer.answered_at,
      delivery: { state: deliveryState(services, answer.state), reason: answer.last_error },
    })),
  }
}
