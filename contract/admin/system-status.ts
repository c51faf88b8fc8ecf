/** System status for the owner. */
import * as z from 'zod/mini'
import { endpoint, MINUTE, SECOND } from '#contract/endpoint.ts'
import { code } from '#contract/text.ts'
import { providerNames } from './provider-names.ts'

/** Polling interval of the visible admin tab. */
export const HEALTH_POLL_MS = 30 * SECOND

/** `attention`: it works, but the owner should look. `failing`: something that visitors or clients need does not work. */
const verdicts = ['ok', 'attention', 'failing'] as const
export type Verdict = (typeof verdicts)[number]

const verdict = z.enum(verdicts)
const time = z.nullable(z.number())

const health = z.object({
  at: z.number(),
  /** Of the instance that answers. */
  process: z.object({ version: z.string(), node: z.string(), upMs: z.number() }),
  database: z.object({
    verdict,
    engine: z.enum(['sqlite', 'postgres']),
    version: z.string(),
    bytes: z.number(),
    answerMs: z.number(),
    /** Migrations in the database, and those this version knows. */
    migrations: z.object({ applied: z.int(), known: z.int() }),
  }),
  mail: z.object({
    verdict,
    /** `files`: without a mail server, mails are stored as files and not sent. */
    way: z.enum(['smtp', 'files']),
    lastDeliveredAt: time,
    /** An undelivered mail. */
    trouble: z.nullable(z.object({ state: z.enum(['pending', 'dead']), createdAt: z.number(), error: z.string() })),
  }),
  outbox: z.object({
    verdict,
    pending: z.int(),
    sent: z.int(),
    unconfirmed: z.int(),
    dead: z.int(),
    /** When the oldest waiting mail was queued. */
    oldestWaitingAt: time,
  }),
  browser: z.object({ verdict, way: z.enum(['browser', 'pagespeed', 'light']) }),
  providers: z.object({
    verdict,
    configured: z.array(z.enum(providerNames)),
    failing: z.array(z.enum(providerNames)),
  }),
  /** Of DATA_DIR's disk; null if the system does not report it. */
  disk: z.nullable(z.object({ verdict, freeBytes: z.number(), totalBytes: z.number() })),
})
export type Health = z.infer<typeof health>

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/admin/health',
  summary: 'The state of the database, mail, the browser, providers and the disk.',
  access: 'admin',
  reply: health,
  errors: [],
})

/**
 * `download`: a backup can be made here. `elsewhere`: PostgreSQL, and its tool is not on the server. `documents`:
 * whether the backup contains clients' documents; those in S3 are not included.
 */
const backupWay = z.object({
  way: z.enum(['download', 'elsewhere']),
  engine: z.enum(['sqlite', 'postgres']),
  documents: z.boolean(),
})

export const readBackupWay = endpoint({
  method: 'GET',
  path: '/api/admin/backup',
  summary: 'Where a backup of this site can be made.',
  access: 'admin',
  reply: backupWay,
  errors: [],
})

export const makeBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backup',
  summary: 'A consistent copy of the database, the documents and the secret as one tar file, made while the site runs.',
  access: 'admin',
  reply: z.object({ name: z.string(), stream: z.custom<ReadableStream<Uint8Array<ArrayBuffer>>>() }),
  file: 'application/x-tar',
  errors: [],
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/test-mail',
  summary: 'Sends a mail to the owner at once, and returns the mail server’s answer.',
  access: 'admin',
  limit: { max: 10, windowMs: MINUTE, counts: 'requests' },
  reply: z.object({
    success: z.literal(true),
    to: z.string(),
    delivered: z.boolean(),
    /** The mail server's answer. */
    error: z.nullable(z.string()),
  }),
  errors: ['rate-limited'],
})

/** How many of the mails stored as files are listed. */
export const MAIL_FILES_SHOWN = 20

export const listMailFiles = endpoint({
  method: 'GET',
  path: '/api/admin/kept-mails',
  summary: 'The latest mails stored as files without a mail server.',
  access: 'admin',
  reply: z.array(z.object({ id: z.string(), subject: z.string(), to: z.string(), at: z.number() })),
  errors: [],
})

export const readMailFile = endpoint({
  method: 'GET',
  path: '/api/admin/kept-mails/:id',
  summary: 'A mail stored as a file.',
  access: 'admin',
  params: z.object({ id: code(100).check(z.regex(/^[\w-]{1,100}$/)) }),
  reply: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
  file: 'message/rfc822',
  errors: ['not-found'],
})
