/** The two mails that a message causes. */
import { colon } from '#content/language/colon.ts'
import { profile } from '#content/owner.ts'
import type { ContactMessage, WrittenMessage } from '#contract/contact.ts'
import { wholeName } from '#contract/content/person-name.ts'
import type { Language } from '#contract/language.ts'
import { DEFAULT_LANGUAGE } from '#contract/language.ts'
import type { I18n } from '#server/i18n.ts'
import type { Mail } from '#server/integrations/mail.ts'
import { messageFields } from '#server/privacy/personal-fields.ts'
import type { Services } from '#server/services.ts'

export function ownerMail({ env, i18n }: Services, message: ContactMessage, language: Language): Mail {
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
  return {
    from: { name, address: env.MAIL_FROM ?? profile.email },
    to: { name: profile.name, address: env.CONTACT_TO ?? profile.channels.general },
    replyTo: { name, address: email },
    subject: t('mail.contact.subject', values),
    text: t('mail.contact.text', values),
    language,
  }
}

/**
 * The receipt repeats nothing that the sender wrote, so that nobody can make the site mail words of theirs to a
 * stranger's address.
 */
export function receiptMail({ env, i18n }: Services, { email }: ContactMessage, language: Language): Mail {
  const t = i18n(language)
  const days = profile.promises?.answerWithinDays
  const promise = days ? t('mail.receipt.promise', { count: days }) : ''
  const values = { owner: profile.name, site: env.SITE_URL, promise }
  return {
    from: { name: profile.name, address: env.MAIL_FROM ?? profile.email },
    to: { name: '', address: email },
    replyTo: { name: profile.name, address: profile.email },
    subject: t('mail.receipt.subject', values),
    text: t('mail.receipt.text', values),
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
