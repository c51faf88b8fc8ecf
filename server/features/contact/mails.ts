/** The two mails that a message causes. */
import { colon } from '#content/language/colon.ts'
import { ownerNameIn, profile } from '#content/owner.ts'
import type { ContactMessage, WrittenMessage } from '#contract/contact.ts'
import { wholeName } from '#contract/content/person-name.ts'
import type { Language } from '#contract/language.ts'
import { DEFAULT_LANGUAGE } from '#contract/language.ts'
import type { NewMail } from '#server/db/outbox/mails.ts'
import type { I18n } from '#server/i18n.ts'
import { letterHtml } from '#server/mail/letter-html.ts'
import { quoteLines, shorten, withoutLinks } from '#server/mail/quote.ts'
import { messageFields } from '#server/privacy/personal-fields.ts'
import type { Services } from '#server/services.ts'

export function ownerMail({ env, i18n }: Services, message: ContactMessage, language: Language): NewMail {
  const t = i18n(DEFAULT_LANGUAGE)
  const name = wholeName(message)
  const { email, subject } = message
  const values = {
    name,
    email,
    subject,
    message: message.message,
    site: host(env.SITE_URL),
    language: nameOf(language),
    fields: fieldLines(t, message),
  }
  const mailSubject = t('mail.contact.subject', values)
  return {
    from: { name, address: env.MAIL_FROM ?? profile.email },
    to: { name: profile.name, address: env.CONTACT_TO ?? profile.channels.general },
    replyTo: { name, address: email },
    subject: mailSubject,
    text: t('mail.contact.text', values),
    html: letterHtml({
      language: DEFAULT_LANGUAGE,
      siteUrl: env.SITE_URL,
      subject: mailSubject,
      template: t('mail.contact.text'),
      values,
      quotes: { message: message.message },
    }),
    language: DEFAULT_LANGUAGE,
  }
}

/** Of a message, what its receipt repeats at most. */
const REPEATED_MAX = 2000
const NAME_MAX = 60

/**
 * The receipt repeats what the sender wrote. Anybody can have it mailed to anybody's address, so what it repeats is short and
 * leads nowhere (decision 46), and an address gets few of them (`mail-limits.ts`).
 */
export function receiptMail({ env, i18n }: Services, message: ContactMessage, language: Language): NewMail {
  const t = i18n(language)
  const words = withoutLinks(shorten(message.message, REPEATED_MAX))
  const name = withoutLinks(shorten(wholeName(message), NAME_MAX))
  const days = profile.promises?.answerWithinDays
  const promise = days ? t('mail.receipt.promise', { count: days }) : ''
  const owner = ownerNameIn(language)
  const values = { owner, site: env.SITE_URL, name, promise, quoted: quoteLines(words) }
  const subject = t('mail.receipt.subject', values)
  return {
    from: { name: owner, address: env.MAIL_FROM ?? profile.email },
    to: { name: '', address: message.email },
    replyTo: { name: owner, address: profile.email },
    subject,
    text: t('mail.receipt.text', values),
    html: letterHtml({
      language,
      siteUrl: env.SITE_URL,
      subject,
      template: t('mail.receipt.text'),
      values,
      quotes: { quoted: words },
    }),
    language,
  }
}

/** Every field that was filled in, under its label in the form; the message itself stands in the mail. */
const fieldLines = (t: ReturnType<I18n>, written: WrittenMessage) =>
  messageFields
    .filter(({ field }) => field !== 'message' && written[field])
    .map(({ field }) => t(`contact.${field}`) + colon[DEFAULT_LANGUAGE] + written[field])
    .join('\n')

const host = (url: string) => new URL(url).host
const names = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' })
const nameOf = (language: Language) => names.of(language) ?? language
