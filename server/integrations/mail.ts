/** Sends mails: by SMTP, or as files without an SMTP server. */

import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import * as z from 'zod'
import { coalesce } from '#server/db/engines/coalesce.ts'
import { type Deliver, DeliveryError, type Kind } from '#server/db/outbox/kinds.ts'

import { codeOf, numberOf } from '#server/thrown.ts'
import { oneByOne } from './one-by-one.ts'
import { isPublicAddress } from './public-address.ts'
import { syncFolder } from './sync-folder.ts'

const address = z.object({ name: z.string(), address: z.string() })

/** A mail to exactly one person. */
const mail = z.object({
  from: address,
  to: address,
  replyTo: z.optional(address),
  subject: z.string(),
  text: z.string(),
  /** The same as HTML. Mails that an earlier version has queued have none. */
  html: z.optional(z.string()),
  /** An invitation that calendars understand (RFC 5546, method REQUEST). */
  invitation: z.optional(z.string()),
  /** The address that ends such mails when a mail program posts to it (RFC 8058). */
  unsubscribe: z.optional(z.string()),
  /** True for a mail written by a person, which may get automatic replies; others must not (RFC 3834). */
  byHand: z.optional(z.boolean()),
  /** BCP 47 tag of the text's language. */
  language: z.string(),
})
export type Mail = z.infer<typeof mail>

/** The part of a mail that stays after delivery: recipient, sender and subject, without its text. */
export const mailHeading = mail.pick({ from: true, to: true, replyTo: true, subject: true })

/** The text may contain sign-in links, and the headers links that stop mails. */
export const keepHeading = (payload: string): string => JSON.stringify(mailHeading.parse(JSON.parse(payload)))

/** The outbox kind of a mail; its payload is a `Mail`. */
export const MAIL = 'mail'

// Together shorter than the outbox's lease, so that no second instance sends a mail in progress.
const CONNECT_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 30_000
const TOTAL_TIMEOUT_MS = 90_000

/** More than are written at once (see the outbox's batches). */
const FILES_PER_SYNC = 100

export interface Mailer extends Kind {
  /** `files`: without a server, mails are stored as files and not sent. */
  way: 'smtp' | 'files'
}

/** @param domain right side of Message-IDs. */
export function openMail(
  { SMTP_URL, DATA_DIR }: { SMTP_URL?: string | undefined; DATA_DIR: string },
  domain: string,
): Mailer {
  if (SMTP_URL) return { way: 'smtp', deliver: smtpDelivery(SMTP_URL, domain), keep: keepHeading }
  return { way: 'files', deliver: fileDelivery(mailFolder(DATA_DIR), domain), keep: keepHeading }
}

const mailFolder = (dataDir: string) => join(dataDir, 'outbox')

/** Whether this outbox mail is stored as a file here. */
export const hasMailFile = (dataDir: string, id: string): Promise<boolean> =>
  access(join(mailFolder(dataDir), `${id}.eml`)).then(
    () => true,
    () => false,
  )

/** @returns undefined if there is none. */
export async function readMailFile(dataDir: string, id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(join(mailFolder(dataDir), `${id}.eml`)))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Lists mails stored as files, including unfinished ones of a killed server. */
export async function listMailFiles(dataDir: string): Promise<{ id: string; name: string }[]> {
  const names = await readdir(mailFolder(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
  return names.flatMap((name) => {
    const id = /^(.+)\.eml(?:\.part)?$/.exec(name)?.[1]
    return id === undefined ? [] : [{ id, name }]
  })
}

export const removeMailFile = (dataDir: string, name: string): Promise<void> =>
  rm(join(mailFolder(dataDir), name), { force: true })

/** Delivers mails by SMTP. Domain: the right side of their Message-IDs. */
export function smtpDelivery(smtpUrl: string, domain: string): Deliver {
  return async ({ id, payload, createdAt, handOver }) => {
    const content = mail.parse(JSON.parse(payload))
    const source = await compose(content, id, createdAt, domain)
    const connection = new SMTPConnection(connectionOptions(smtpUrl))
    const timer = setTimeout(() => connection.close(), TOTAL_TIMEOUT_MS)
    try {
      await step(connection, (done) => connection.connect(done))
      const { username, password } = new URL(smtpUrl)
      if (username) {
        const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
        await step(connection, (done) => connection.login(credentials, done))
      }
      const envelope = { from: content.from.address, to: [content.to.address] }
      await step(connection, (done) => connection.send(envelope, lastByteAfter(source, handOver), done))
      connection.quit()
    } catch (error) {
      connection.close()
      throw asDeliveryError(error)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Writes mails as .eml files, named after the outbox row, so that a retry replaces the file. */
export function fileDelivery(folder: string, domain: string): Deliver {
  // Threads that make files in one folder at once spin while they wait for it, which takes five times the processor time.
  const inTurn = oneByOne()
  const syncedFolder = coalesce<void, void>(async (waiting) => {
    await syncFolder(folder)
    return waiting
  }, FILES_PER_SYNC)

  return async ({ id, payload, createdAt }) => {
    const content = mail.parse(JSON.parse(payload))
    await inTurn(async () => writeSynced(folder, `${id}.eml`, await compose(content, id, createdAt, domain)))
    await syncedFolder()
  }
}

async function writeSynced(folder: string, name: string, source: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  const file = await open(`${path}.part`, 'w')
  try {
    await file.writeFile(source)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}

async function compose(content: Mail, id: string, createdAt: number, domain: string): Promise<Buffer> {
  const { language, invitation, unsubscribe, byHand, ...fields } = content
  const composer = new MailComposer({
    ...fields,
    messageId: `<${id}@${domain}>`,
    date: new Date(createdAt),
    headers: {
      'Content-Language': language,
      ...(!byHand && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(invitation && { icalEvent: { method: /^METHOD:(\w+)/m.exec(invitation)?.[1], content: invitation } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return await composer.compile().build()
}

/** Streams the mail; its end, with the dot that makes the server accept it, follows `handOver`. */
function lastByteAfter(source: Buffer, handOver: () => Promise<void>): Readable {
  async function* parts() {
    yield source
    await handOver()
  }
  return Readable.from(parts())
}

/** Names that mean something within one machine, home or company only (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL_NAME = /^[^.]+\.?$|\.(?:localhost|local|internal|lan|home\.arpa)\.?$/i

/** A relay on this machine or beside it, whose connection nobody else can read. */
const isLocal = (host: string) => (isIP(host) === 0 ? LOCAL_NAME.test(host) : !isPublicAddress(host))

function connectionOptions(smtpUrl: string) {
  const { protocol, hostname, port } = new URL(smtpUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    ...(port ? { port: Number(port) } : {}),
    secure: protocol === 'smtps:',
    // Whoever is between could take the offer of STARTTLS out and read the password and every mailed link.
    requireTLS: !isLocal(host),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  }
}

/** Runs one callback-style step; a connection error or end fails the step too. */
function step(connection: SMTPConnection, run: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => reject(error)
    const onEnd = () => reject(new Error('The mail server closed the connection.'))
    connection.once('error', onError)
    connection.once('end', onEnd)
    run((error) => {
      connection.off('error', onError)
      connection.off('end', onEnd)
      // A late error of a finished step must not crash the process.
      connection.on('error', () => {})
      if (error) reject(error)
      else resolve()
    })
  })
}

/** "Authentication required" (RFC 4954 section 6), in answer to the first command of a mail. */
const SIGN_IN_REQUIRED = 530

/**
 * Only a 5xx answer about this mail is permanent. A missing or rejected sign-in, a full or an unreachable
 * server are retried: the owner may fix it meanwhile.
 */
function asDeliveryError(error: unknown): DeliveryError {
  const [code, responseCode] = [codeOf(error), numberOf(error, 'responseCode') ?? 0]
  const aboutThisMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== SIGN_IN_REQUIRED
  return new DeliveryError(error instanceof Error ? error.message : String(error), aboutThisMail && responseCode >= 500)
}
