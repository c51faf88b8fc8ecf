/** The mails that tell the owner that résumés were taken. */
import { contentIn, profile } from '#content/owner.ts'
import { isOneOf } from '#contract/keys.ts'
import { DEFAULT_LANGUAGE } from '#contract/language.ts'
import { resumeRoles } from '#contract/resume.ts'
import type { NewMail } from '#server/db/outbox/mails.ts'
import { type Letter, letterHtml } from '#server/mail/letter-html.ts'
import type { Services } from '#server/services.ts'
import { OTHER } from './reader.ts'
import type { Download } from './store.ts'

const names = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' })

const envelope = ({ env }: Services) => ({
  from: { name: profile.name, address: env.MAIL_FROM ?? profile.email },
  to: { name: profile.name, address: env.CONTACT_TO ?? profile.channels.hiring },
  language: DEFAULT_LANGUAGE,
})

const siteOf = ({ env }: Services) => new URL(env.SITE_URL).host

const written = ({ env }: Services, subject: string, template: string, values: Letter['values']) => ({
  subject,
  html: letterHtml({ language: DEFAULT_LANGUAGE, siteUrl: env.SITE_URL, subject, template, values }),
})

/** What the reader chose, as the dialog calls it in the owner's language; or the words that they wrote. */
function roleFor({ i18n }: Services, role: string): string {
  const chosen = role.toLowerCase()
  const ownName = chosen === 'developer' && contentIn(DEFAULT_LANGUAGE).labels.colleague
  return ownName || (isOneOf([...resumeRoles, OTHER], chosen) ? i18n(DEFAULT_LANGUAGE)(`resumeRoles.${chosen}`) : role)
}

/** It can be answered only if the reader agreed to be written to. */
export function ownerMail(services: Services, { email, role, followUp, language }: Download): NewMail {
  const t = services.i18n(DEFAULT_LANGUAGE)
  const values = {
    site: siteOf(services),
    email,
    role: roleFor(services, role),
    language: names.of(language),
    followUp: t(followUp ? 'resume.mail.mayWrite' : 'resume.mail.mayNotWrite'),
  }
  return {
    ...envelope(services),
    ...(followUp && { replyTo: { name: '', address: email } }),
    ...written(services, t('resume.mail.subject', values), t('resume.mail.text'), values),
    text: t('resume.mail.text', values),
  }
}

export function listMail(services: Services, downloads: Download[]): NewMail {
  const t = services.i18n(DEFAULT_LANGUAGE)
  const list = downloads.map(({ email, role, language, followUp }) =>
    t('resume.mail.listed', {
      email,
      role: roleFor(services, role),
      language: names.of(language),
      followUp: t(followUp ? 'resume.mail.listedMayWrite' : 'resume.mail.listedMayNotWrite'),
    }),
  )
  const values = { site: siteOf(services), count: downloads.length, list: list.join('\n') }
  return {
    ...envelope(services),
    ...written(services, t('resume.mail.listSubject', values), t('resume.mail.listText'), values),
    text: t('resume.mail.listText', values),
  }
}
