/** The owner's answer to a message, in the sender's language, with the quoted message. */
import { profile } from '#content/owner.ts'
import { wholeName } from '#contract/content/person-name.ts'
import { DEFAULT_LANGUAGE, findLanguage } from '#contract/language.ts'
import type { Mail } from '#server/integrations/mail.ts'
import type { Services } from '#server/services.ts'
import type { MessageRow } from './messages-store.ts'

export function answerMail({ env, i18n }: Services, message: MessageRow, text: string): Mail {
  const language = findLanguage(message.language) ?? DEFAULT_LANGUAGE
  const t = i18n(language)
  const name = wholeName({ firstName: message.first_name, lastName: message.last_name })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(message.received_at)
  const values = { name, date, text, subject: message.subject, quoted: quoted(message.message), owner: profile.name }
  return {
    from: { name: profile.name, address: env.MAIL_FROM ?? profile.email },
    to: { name, address: message.email },
    replyTo: { name: profile.name, address: env.CONTACT_TO ?? profile.channels.general },
    subject: /^re:/i.test(message.subject) ? message.subject : t('mail.answer.subject', values),
    text: t('mail.answer.text', values),
    language,
    byHand: true,
  }
}

const quoted = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')
