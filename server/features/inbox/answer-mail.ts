/** The owner's answer to a message, in the sender's language, with the quoted message. */
import { ownerNameIn, profile } from '#content/owner.ts'
import { wholeName } from '#contract/content/person-name.ts'
import { DEFAULT_LANGUAGE, findLanguage } from '#contract/language.ts'
import type { NewMail } from '#server/db/outbox/mails.ts'
import { letterHtml } from '#server/mail/letter-html.ts'
import { quoteLines } from '#server/mail/quote.ts'
import type { Services } from '#server/services.ts'
import type { MessageRow } from './messages-store.ts'

export function answerMail({ env, i18n }: Services, message: MessageRow, text: string): NewMail {
  const language = findLanguage(message.language) ?? DEFAULT_LANGUAGE
  const t = i18n(language)
  const name = wholeName({ firstName: message.first_name, lastName: message.last_name })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(message.received_at)
  const owner = ownerNameIn(language)
  const values = {
    name,
    date,
    text,
    subject: message.subject,
    quoted: quoteLines(message.message),
    owner,
  }
  const subject = /^re:/i.test(message.subject) ? message.subject : t('mail.answer.subject', values)
  return {
    from: { name: owner, address: env.MAIL_FROM ?? profile.email },
    to: { name, address: message.email },
    replyTo: { name: owner, address: env.CONTACT_TO ?? profile.channels.general },
    subject,
    text: t('mail.answer.text', values),
    html: letterHtml({
      language,
      siteUrl: env.SITE_URL,
      subject,
      template: t('mail.answer.text'),
      values,
      quotes: { quoted: message.message },
      byHand: true,
    }),
    language,
    byHand: true,
  }
}
