/** The mails about accounts. They repeat nothing that anybody typed, so nobody can make the site mail words of theirs. */
import { createHash } from 'node:crypto'
import { profile } from '../content/profile.ts'
import { DAY, HOUR, MINUTE } from '../contract/endpoint.ts'
import { signInPath } from '../contract/identity-providers.ts'
import { DEFAULT_LANGUAGE, findLanguage, type Language } from '../contract/language.ts'
import { LINK_MS, type MailLink } from '../contract/mailed-links.ts'
import type { Clock } from './clock.ts'
import { confirmationToken } from './confirmation-token.ts'
import { findUserByEmail } from './db/accounts.ts'
import { countOne } from './db/limits.ts'
import type { Database, Tx } from './db/open.ts'
import { enqueue, type Outbox } from './db/outbox.ts'
import type { Env } from './env.ts'
import { MAIL, type Mail } from './outside/mail.ts'
import type { Words } from './words.ts'

export interface MailServices {
  env: Env
  secret: string
  clock: Clock
  db: Database
  outbox: Outbox
  words: Words
}

export interface Recipient {
  email: string
  language: string
}

/** The mails that a stranger can cause, in all, to one address within an hour. */
const ASKED_MAX = 5
const ASKED_WINDOW_MS = HOUR

const links = {
  verification: { fragment: 'verify', ms: LINK_MS.verification },
  reset: { fragment: 'reset', ms: LINK_MS.reset },
  magicLink: { fragment: 'magic', ms: LINK_MS.magicLink },
  invitation: { fragment: 'invitation', ms: LINK_MS.invitation },
} as const satisfies Record<string, { fragment: MailLink; ms: number }>

/**
 * Mails a link that somebody asked for. Who asks too often gets none, silently: the answer to the asking says nothing
 * about the address. @param recipient undefined: there is no such account.
 */
export async function mailAskedLink(
  services: MailServices,
  tx: Tx,
  kind: keyof typeof links,
  email: string,
  recipient: Recipient | undefined,
  token: string,
): Promise<void> {
  const { clock, env } = services
  const id = `mail ${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`
  const { count } = await countOne(tx, clock, id, ASKED_WINDOW_MS)
  if (recipient && (count <= ASKED_MAX || env.RATE_LIMITS === 'off'))
    await mailLink(services, tx, kind, recipient, token)
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

export async function mailLink(
  services: MailServices,
  tx: Tx,
  kind: keyof typeof links,
  recipient: Recipient,
  token: string,
): Promise<void> {
  const { fragment, ms } = links[kind]
  const link = `${services.env.SITE_URL}${signInPath()}#${fragment}=${encodeURIComponent(token)}`
  await put(services, tx, kind, recipient, {
    link,
    time: spoken(ms, languageOf(recipient)),
    expiresAt: services.clock.now() + ms,
  })
}

type News = 'passwordChanged' | 'earlierAccessEnded' | 'accountDeleted' | 'accountRemoved'

/** Tells somebody what has happened to their account. */
export async function mailNews(services: MailServices, tx: Tx, kind: News, recipient: Recipient): Promise<void> {
  await put(services, tx, kind, recipient, { link: `${services.env.SITE_URL}${signInPath()}` })
}

async function put(
  { env, clock, words }: MailServices,
  tx: Tx,
  kind: keyof typeof links | News,
  recipient: Recipient,
  { expiresAt, ...values }: { link: string; time?: string; expiresAt?: number },
): Promise<void> {
  const language = languageOf(recipient)
  const say = words(language)
  const all = { owner: profile.name, site: new URL(env.SITE_URL).host, url: env.SITE_URL, ...values }
  const mail: Mail = {
    from: { name: profile.name, address: env.MAIL_FROM ?? profile.email },
    to: { name: '', address: recipient.email },
    replyTo: { name: profile.name, address: profile.email },
    subject: say(`mail.${kind}.subject`, all),
    text: say(`mail.${kind}.text`, all),
    language,
  }
  const id = `${crypto.randomUUID()}-${kind}`
  await enqueue(tx, clock, { id, kind: MAIL, payload: mail, ...(expiresAt !== undefined && { expiresAt }) })
}

const languageOf = ({ language }: Recipient): Language => findLanguage(language) ?? DEFAULT_LANGUAGE

/** "24 hours", "15 minutes". */
function spoken(ms: number, language: Language): string {
  const [value, unit] = ms > DAY ? [ms / DAY, 'day'] : ms >= HOUR ? [ms / HOUR, 'hour'] : [ms / MINUTE, 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit: unit as string, unitDisplay: 'long' }).format(
    value as number,
  )
}
