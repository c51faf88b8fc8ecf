/** The mails about accounts. They repeat no typed text, so nobody can use them to mail text to strangers. */
import { languageTraits } from '#content/language/traits.ts'
import { ownerNameIn, profile } from '#content/owner.ts'
import { signInPath } from '#contract/accounts/identity-providers.ts'
import { LINK_MS, type MailLink } from '#contract/accounts/mailed-links.ts'
import { DAY, HOUR, MINUTE } from '#contract/endpoint.ts'
import { DEFAULT_LANGUAGE, findLanguage, type Language } from '#contract/language.ts'
import type { Clock } from '#server/clock.ts'
import type { Env } from '#server/config/env.ts'
import { findUserByEmail } from '#server/db/accounts.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { enqueueMails, type NewMail, type OutgoingMail } from '#server/db/outbox/mails.ts'
import type { Outbox } from '#server/db/outbox/outbox.ts'
import type { I18n } from '#server/i18n.ts'
import { letterHtml } from '#server/mail/letter-html.ts'
import { mayMail } from '#server/mail/mail-limits.ts'
import { addressChangeToken } from './address-change-token.ts'
import { confirmationToken } from './confirmation-token.ts'

export interface MailServices {
  env: Env
  secret: string
  clock: Clock
  db: Database
  outbox: Outbox
  i18n: I18n
}

export interface Recipient {
  /** Of the account, if there is one. */
  id?: string
  email: string
  language: string
}

const links = {
  verification: { fragment: 'verify', ms: LINK_MS.verification },
  reset: { fragment: 'reset', ms: LINK_MS.reset },
  magicLink: { fragment: 'magic', ms: LINK_MS.magicLink },
  invitation: { fragment: 'invitation', ms: LINK_MS.invitation },
  address: { fragment: 'address', ms: LINK_MS.address },
} as const satisfies Record<string, { fragment: MailLink; ms: number }>

/**
 * Mails a requested link. Over the limit no mail is sent, silently, so the answer reveals nothing
 * about the address. @param recipient undefined without an account.
 */
export async function mailAskedLink(
  services: MailServices,
  tx: Tx,
  kind: keyof typeof links,
  email: string,
  recipient: Recipient | undefined,
  token: string,
): Promise<void> {
  const may = await mayMail(tx, services, 'link', email)
  if (recipient && may) await mailLink(services, tx, kind, recipient, token)
}

/** Mails the link that confirms the address of an account. */
export async function mailConfirmation(
  services: MailServices,
  tx: Tx,
  account: { id: string; email: string },
): Promise<void> {
  const token = confirmationToken(services.secret, account, services.clock.now())
  const recipient = await findUserByEmail(tx, account.email)
  await mailAskedLink(services, tx, 'verification', account.email, recipient, token)
}

/**
 * Mails the link that changes an account's address to the new one.
 * @param isTaken whether it has an account; then no mail is sent, silently.
 */
export async function mailAddressChange(
  services: MailServices,
  tx: Tx,
  account: Parameters<typeof addressChangeToken>[1] & { language: string },
  email: string,
  isTaken: boolean,
): Promise<void> {
  const token = addressChangeToken(services.secret, account, email, services.clock.now())
  const recipient = isTaken ? undefined : { id: account.id, email, language: account.language }
  await mailAskedLink(services, tx, 'address', email, recipient, token)
}

export async function mailLink(
  services: MailServices,
  tx: Tx,
  kind: keyof typeof links,
  recipient: Recipient,
  token: string,
): Promise<void> {
  const { fragment, ms } = links[kind]
  const link = `${services.env.SITE_URL}${signInPath()}#${fragment}=${encodeURIComponent(token)}`
  const values = { link, time: spoken(ms, languageOf(recipient)) }
  await put(services, tx, kind, recipient, values, { expiresAt: services.clock.now() + ms })
}

type News = 'passwordChanged' | 'addressChanged' | 'earlierAccessEnded' | 'accountDeleted' | 'accountRemoved'

/** Mails a notice about an event of the account. */
export async function mailNews(services: MailServices, tx: Tx, kind: News, recipient: Recipient): Promise<void> {
  if (!(await mayMail(tx, services, 'news', recipient.email))) return
  // The last that is kept of an account that is gone, or of an address that was left: it goes as soon as it has left.
  const until = !leads(kind) ? { eraseAt: services.clock.now() } : {}
  await put(services, tx, kind, recipient, { link: `${services.env.SITE_URL}${signInPath()}` }, until)
}

async function put(
  { env, clock, i18n }: MailServices,
  tx: Tx,
  kind: keyof typeof links | News,
  recipient: Recipient,
  values: { link: string; time?: string },
  until: Pick<OutgoingMail, 'expiresAt' | 'eraseAt'>,
): Promise<void> {
  const language = languageOf(recipient)
  const t = i18n(language)
  const owner = ownerNameIn(language)
  const all = { owner, site: new URL(env.SITE_URL).host, url: env.SITE_URL, ...values }
  const subject = t(`mail.${kind}.subject`, all)
  const mail: NewMail = {
    from: { name: owner, address: env.MAIL_FROM ?? profile.email },
    to: { name: '', address: recipient.email },
    replyTo: { name: owner, address: profile.email },
    subject,
    text: t(`mail.${kind}.text`, all),
    html: letterHtml({
      language,
      siteUrl: env.SITE_URL,
      subject,
      template: t(`mail.${kind}.text`),
      values: all,
      ...(leads(kind) && { button: t(`mail.${kind}.button`) }),
    }),
    language,
  }
  const id = `${crypto.randomUUID()}-${kind}`
  const about = recipient.id === undefined ? [] : [recipient.id]
  await enqueueMails(tx, clock, [{ id, mail, about, ...until }])
}

const leads = (
  kind: keyof typeof links | News,
): kind is Exclude<typeof kind, 'accountDeleted' | 'accountRemoved' | 'addressChanged'> =>
  kind !== 'accountDeleted' && kind !== 'accountRemoved' && kind !== 'addressChanged'

const languageOf = ({ language }: Recipient): Language => findLanguage(language) ?? DEFAULT_LANGUAGE

/** "24 hours", "15 minutes", "24時間". */
function spoken(ms: number, language: Language): string {
  const [value, unit]: [number, string] =
    ms > DAY ? [ms / DAY, 'day'] : ms >= HOUR ? [ms / HOUR, 'hour'] : [ms / MINUTE, 'minute']
  const time = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  // Intl puts a space before the unit in Japanese, too, whose sentences have none.
  return languageTraits[language].isDense ? time.replace(/\s/, '') : time
}
