/** The mail that tells the owner that a résumé was taken. */
import { profile } from '../../../content/profile.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../../contract/language.ts'
import type { Mail } from '../../outside/mail.ts'
import type { Services } from '../../services.ts'
import type { Download } from './store.ts'

/** It can be answered only if the reader agreed to be written to. */
export function ownerMail({ env, words }: Services, download: Download, language: Language): Mail {
  const { email, role, followUp } = download
  const say = words(DEFAULT_LANGUAGE)
  const values = {
    site: new URL(env.SITE_URL).host,
    email,
    role,
    language: new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' }).of(language),
    followUp: say(followUp ? 'resume.mail.mayWrite' : 'resume.mail.mayNotWrite'),
  }
  return {
    from: { name: profile.name, address: env.MAIL_FROM ?? profile.email },
    to: { name: profile.name, address: env.CONTACT_TO ?? profile.channels.hiring },
    ...(followUp && { replyTo: { name: '', address: email } }),
    subject: say('resume.mail.subject', values),
    text: say('resume.mail.text', values),
    language: DEFAULT_LANGUAGE,
  }
}
