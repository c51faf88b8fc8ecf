/** A mail to the owner, sent at once and once, to see what the mail server says. */
import { profile } from '../../../content/profile.ts'
import { logAdmin } from '../../db/admin-log.ts'
import { noteDelivered } from '../../db/outbox.ts'
import { withoutSecrets } from '../../env.ts'
import type { Call } from '../../http/mount.ts'
import { MAIL, type Mail } from '../../outside/mail.ts'
import type { Services } from '../../services.ts'

export async function testMail(services: Services, { user, language }: Call<unknown, 'admin'>) {
  const { db, clock, env, mail, words, log } = services
  const say = words(language)
  const to = env.CONTACT_TO ?? profile.channels.general
  const payload: Mail = {
    from: { name: profile.name, address: env.MAIL_FROM ?? profile.email },
    to: { name: profile.name, address: to },
    subject: say('mail.test.subject', { site: new URL(env.SITE_URL).host }),
    text: say('mail.test.text', { url: env.SITE_URL }),
    language,
  }
  const id = `${crypto.randomUUID()}-test`
  const createdAt = clock.now()
  let error: string | null = null
  try {
    await mail.deliver({ id, payload: JSON.stringify(payload), createdAt, handOver: async () => {} })
  } catch (err) {
    log.warn({ err }, 'a test mail was not delivered')
    error = withoutSecrets(env, err instanceof Error ? err.message : String(err))
  }
  await db.transaction().execute(async (tx) => {
    const { from, to: recipient, subject } = payload
    const kept = { from, to: recipient, subject }
    if (error === null) await noteDelivered(tx, clock, { id, kind: MAIL, payload: kept }, createdAt)
    await logAdmin(tx, clock, user.email, 'test-mail-sent', to)
  })
  return { success: true as const, to, delivered: error === null, error }
}
