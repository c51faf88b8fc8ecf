/** The two mails that a message causes. */
import { profile } from '../../../content/profile.ts'
import type { ContactMessage } from '../../../contract/contact.ts'
import type { Language } from '../../../contract/language.ts'
import { DEFAULT_LANGUAGE } from '../../../contract/language.ts'
import { wholeName } from '../../../contract/person-name.ts'
import type { Mail } from '../../outside/mail.ts'
import type { Services } from '../../services.ts'

export function ownerMail({ env, words }: Services, message: ContactMessage, language: Language): Mail {
  const name = wholeName(message)
  const { email, subject } = message
  const values = {
    name,
    email,
    subject,
    message: message.message,
    site: host(env.SITE_URL),
    language: nameOf(language),
  }
  const say = words(DEFAULT_LANGUAGE)
  return {
    from: { name, address: env.MAIL_FROM ?? profile.email },
    to: { name: profile.name, address: env.CONTACT_TO ?? profile.channels.general },
    replyTo: { name, address: email },
    subject: say('mail.contact.subject', values),
    text: say('mail.contact.text', values),
    language,
  }
}

/**
 * The receipt repeats nothing that the sender wrote, so that nobody can make the site mail words of theirs to a
 * stranger's address.
 */
export function receiptMail({ env, words }: Services, { email }: ContactMessage, language: Language): Mail {
  const say = words(language)
  const values = { owner: profile.name, site: env.SITE_URL }
  return {
    from: { name: profile.name, address: env.MAIL_FROM ?? profile.email },
    to: { name: '', address: email },
    replyTo: { name: profile.name, address: profile.email },
    subject: say('mail.receipt.subject', values),
    text: say('mail.receipt.text', values),
    language,
  }
}

const host = (url: string) => new URL(url).host
const names = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' })
const nameOf = (language: Language) => names.of(language) ?? language
