/** Takes in a message: the row and the mails it causes are committed together, before anybody is told that it arrived. */
import type { ContactMessage } from '../../../contract/contact.ts'
import { sendContact } from '../../../contract/contact.ts'
import { SECOND } from '../../../contract/endpoint.ts'
import { once } from '../../db/once.ts'
import { enqueue } from '../../db/outbox.ts'
import { countServed } from '../../db/visitors.ts'
import type { Call } from '../../http/mount.ts'
import { MAIL } from '../../outside/mail.ts'
import { isOwner } from '../../owner.ts'
import type { Services } from '../../services.ts'
import { ownerMail, receiptMail } from './mails.ts'
import { insertMessage } from './store.ts'

/** Nobody opens a page, fills in five fields and sends them in less. */
const TOO_FAST_MS = 1 * SECOND

export async function send(services: Services, call: Call<ContactMessage>) {
  const { db, clock, outbox } = services
  const { body: message, language } = call
  const byOwner = await isOwner(services, call.headers)
  const reply = await db.transaction().execute((tx) =>
    once(tx, clock, { scope: sendContact.path, key: call.idempotencyKey, body: message }, async () => {
      await call.countAccepted(tx)
      const id = crypto.randomUUID()
      const keptApart = suspicion(message)
      await insertMessage(tx, { id, ...message, language, receivedAt: clock.now(), keptApart })
      // What looks like a machine's work is kept where the owner can find it, but mails nobody.
      if (keptApart === null) {
        await enqueue(tx, clock, { id: `${id}-owner`, kind: MAIL, payload: ownerMail(services, message, language) })
        await enqueue(tx, clock, { id: `${id}-receipt`, kind: MAIL, payload: receiptMail(services, message, language) })
        if (!byOwner) await countServed(tx, clock.now(), 'contact-sent')
      }
      return { success: true as const, id }
    }),
  )
  outbox.nudge()
  return reply
}

function suspicion({ website, elapsedMs }: ContactMessage): string | null {
  if (website) return 'hidden field filled'
  if (elapsedMs !== undefined && elapsedMs < TOO_FAST_MS) return 'sent too fast'
  return null
}
