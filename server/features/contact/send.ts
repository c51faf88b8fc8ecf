/** Receives a message: the row and its mails are committed together, before the reply. */
import type { ContactMessage } from '#contract/contact.ts'
import { sendContact } from '#contract/contact.ts'
import { SECOND } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { idempotent } from '#server/db/idempotency.ts'
import { insertTogether } from '#server/db/insert-together.ts'
import type { Tx } from '#server/db/open.ts'
import { mailInserts } from '#server/db/outbox/mails.ts'
import { isCounted } from '#server/http/counted.ts'
import type { Call } from '#server/http/mount.ts'
import { mayMail } from '#server/mail/mail-limits.ts'
import type { Services } from '#server/services.ts'
import { ownerMail, receiptMail } from './mails.ts'
import { messageInsert } from './store.ts'

/** From opening the page on, a person takes at least this long to fill in five fields. */
const TOO_FAST_MS = 1 * SECOND

export async function send(services: Services, call: Call<ContactMessage>) {
  const { db, clock, outbox, served } = services
  const { body: message, language } = call
  const counted = await isCounted(services, call.headers)
  const id = crypto.randomUUID()
  const suspicion = suspicionOf(message)
  const key = { scope: sendContact.path, key: call.idempotencyKey, body: message }
  const reply = await db.transaction().execute((tx) =>
    idempotent(tx, clock, { ...key, reply: { success: true as const, id } }, async () => {
      await call.countAccepted(tx)
      const received = { id, ...message, language, receivedAt: clock.now(), suspicion }
      // Messages that look automated are stored as spam and not mailed.
      const mails = suspicion === null ? await mailsOf(tx, services, id, message, language) : []
      await insertTogether(tx, [messageInsert(tx, received), ...mailInserts(tx, clock, mails)])
      return { success: true as const, id }
    }),
  )
  outbox.wake()
  const isNew = reply.id === id
  if (isNew && suspicion === null && counted) void served.count('contact-sent')
  return reply
}

async function mailsOf(tx: Tx, services: Services, id: string, message: ContactMessage, language: Language) {
  const mails = [{ id: `${id}-owner`, mail: ownerMail(services, message, language) }]
  if (await mayMail(tx, services, 'receipt', message.email))
    mails.push({ id: `${id}-receipt`, mail: receiptMail(services, message, language) })
  return mails
}

/** @returns why it looks automated, or null. */
function suspicionOf({ website, elapsedMs }: ContactMessage): string | null {
  if (website) return 'hidden field filled'
  if (elapsedMs !== undefined && elapsedMs < TOO_FAST_MS) return 'sent too fast'
  return null
}
