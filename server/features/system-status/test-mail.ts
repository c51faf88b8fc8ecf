/** A test mail to the owner, sent at once without retries, to show the mail server's answer. */
import { profile } from '#content/owner.ts'
import { withoutSecrets } from '#server/config/env.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import type { NewMail } from '#server/db/outbox/mails.ts'
import { noteDelivered } from '#server/db/outbox/outbox.ts'
import type { Call } from '#server/http/mount.ts'
import { MAIL } from '#server/integrations/mail.ts'
import { letterHtml } from '#server/mail/letter-html.ts'
import type { Services } from '#server/services.ts'

export async function testMail(services: Services, { user, language, write }: Call<unknown, 'admin'>) {
  const { clock, env, mail, i18n, log } = services
  const t = i18n(language)
  const to = env.CONTACT_TO ?? profile.channels.general
  const values = { site: new URL(env.SITE_URL).host, url: env.SITE_URL }
  const subject = t('mail.test.subject', values)
  const payload: NewMail = {
    from: { name: profile.name, address: env.MAIL_FROM ?? profile.email },
    to: { name: profile.name, address: to },
    subject,
    text: t('mail.test.text', values),
    html: letterHtml({ language, siteUrl: env.SITE_URL, subject, template: t('mail.test.text'), values }),
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
  await write(async (tx) => {
    const { from, to: recipient } = payload
    const kept = { from, to: recipient, subject }
    if (error === null) await noteDelivered(tx, clock, { id, kind: MAIL, payload: kept }, createdAt)
    await logAdmin(tx, clock, user.email, 'test-mail-sent', to)
  })
  return { success: true as const, to, delivered: error === null, error }
}
