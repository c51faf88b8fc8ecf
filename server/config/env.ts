/** The reader of `process.env`: every setting with its default, checked at start. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import { ADMIN_PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MIN } from '#contract/accounts/accounts.ts'

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
const isLocal = (url: string) => URL.canParse(url) && localHosts.has(new URL(url).hostname)

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`)

const url = (schemes: string[], what: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), `must be ${what}`)

/** True for scheme, host and port alone: pages, cookies and links to files all begin at the root. */
const isOriginOnly = (text: string) => {
  if (!URL.canParse(text)) return true
  const { origin, href } = new URL(text)
  return href === `${origin}/`
}

/** @param bytes length of the decoded base64url text. */
const key = (bytes: number) =>
  z
    .string()
    .refine(
      (text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
      `must be ${bytes} bytes in base64url`,
    )

/** Without all four, documents are stored in DATA_DIR. */
const storage = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const issuer = url(['http:', 'https:'], 'an address like https://github.example.com').optional()

const newPassword = (min: number) =>
  z
    .string()
    .refine((text) => [...text].length >= min, `must have at least ${min} characters`)
    .refine((text) => [...text].length <= PASSWORD_MAX, `must have at most ${PASSWORD_MAX} characters`)

/** Apple requires a token signed with the owner's key; a ready-made one works for half a year. */
const canProveToApple = (env: {
  APPLE_CLIENT_SECRET?: string | undefined
  APPLE_TEAM_ID?: string | undefined
  APPLE_KEY_ID?: string | undefined
  APPLE_PRIVATE_KEY?: string | undefined
}) => Boolean(env.APPLE_CLIENT_SECRET ?? (env.APPLE_TEAM_ID && env.APPLE_KEY_ID && env.APPLE_PRIVATE_KEY))

/** The first file descriptor of a service manager's sockets (sd_listen_fds(3)). */
const FIRST_HANDED = 3

const isHandedSocket = (env: { LISTEN_FDS?: string | undefined; LISTEN_PID?: string | undefined }) =>
  env.LISTEN_FDS === '1' && (env.LISTEN_PID ?? String(process.pid)) === String(process.pid)

const settings = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: url(['http:', 'https:'], 'an address like https://example.com')
    .refine(
      isOriginOnly,
      'must have no path or anything else after the host, because the site answers at the root only: give it a host of its own, like https://portfolio.example.com',
    )
    .optional(),
  DATA_DIR: z.string().default('./data'),
  /** Used by `contract/site/owner-folder.ts`, before there is a server. */
  CONTENT_DIR: z.string().optional(),
  /** Used by `contract/site/dist-folder.ts`. */
  DIST_DIR: z.string().optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'an address like postgres://user:password@host/database').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: newPassword(ADMIN_PASSWORD_MIN).optional(),
  DEMO: z.enum(['true', 'false'], 'must be true or false').optional(),
  DEMO_CLIENT_EMAIL: z.email('must be an e-mail address').default('client@example.com'),
  DEMO_CLIENT_PASSWORD: newPassword(PASSWORD_MIN).optional(),
  REGISTRATION: z.enum(['open', 'invite'], 'must be open or invite').default('open'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: issuer,
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_ISSUER: issuer,
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_CLIENT_SECRET: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z.string().optional(),
  APPLE_ISSUER: issuer,
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'an address like smtp://user:password@host:587').optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  CONTACT_TO: z.email('must be an e-mail address').optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: url(['http:', 'https:'], 'an address like https://models.example.com/v1').optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  OPENAI_CONTEXT_TOKENS: wholeNumber(2048, 10_000_000).optional(),
  OPENAI_TOOLS: z.enum(['on', 'off'], 'must be on or off').optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: url(['http:', 'https:'], 'an address like https://models.example.com/v1').optional(),
  ANTHROPIC_MODEL: z.string().default('claude-sonnet-4-5'),
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_BASE_URL: url(['http:', 'https:'], 'an address like https://models.example.com/v1').optional(),
  GEMINI_MODEL: z.string().default('gemini-2.5-flash'),
  CHAT_DAILY_BUDGET: wholeNumber(0, 1_000_000).default(500),
  CHAT_PER_VISITOR_DAILY: wholeNumber(0, 1_000_000).default(40),
  CHAT_READER: z.enum(['on', 'off'], 'must be on or off').default('off'),
  CHROME_PATH: z.string().refine(existsSync, 'must be the path of a browser that is there').optional(),
  PAGESPEED_API_KEY: z.string().optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement ID like G-AB12CD34EF')
    .optional(),
  AUDIT_ALLOW: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  S3_ENDPOINT: url(['http:', 'https:'], 'an address like https://s3.example.com').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  VAPID_PUBLIC_KEY: key(65).optional(),
  VAPID_PRIVATE_KEY: key(32).optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LISTEN_FDS: z.string().optional(),
  LISTEN_PID: z.string().optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level like info')
    .default('info'),
})

/** All variables. */
export const settingNames = Object.keys(settings.shape)

const shape = settings
  .refine(({ RATE_LIMITS, SITE_URL }) => RATE_LIMITS !== 'off' || SITE_URL === undefined || isLocal(SITE_URL), {
    path: ['RATE_LIMITS'],
    message: 'may be off only while SITE_URL is on localhost',
    // Collected with all other problems, to report them together.
    when: () => true,
  })
  .refine((env) => new Set(storage.map((name) => env[name] === undefined)).size === 1, {
    path: ['S3_ENDPOINT'],
    message: 'must be set together with S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    when: () => true,
  })
  .refine(({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }) => !VAPID_PUBLIC_KEY === !VAPID_PRIVATE_KEY, {
    path: ['VAPID_PRIVATE_KEY'],
    message: 'must be set together with VAPID_PUBLIC_KEY',
    when: () => true,
  })
  .refine(({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => !GOOGLE_CLIENT_ID === !GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_SECRET'],
    message: 'must be set together with GOOGLE_CLIENT_ID',
    when: () => true,
  })
  .refine(({ GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET }) => !GITHUB_CLIENT_ID === !GITHUB_CLIENT_SECRET, {
    path: ['GITHUB_CLIENT_SECRET'],
    message: 'must be set together with GITHUB_CLIENT_ID',
    when: () => true,
  })
  .refine((env) => Boolean(env.APPLE_CLIENT_ID) === canProveToApple(env), {
    path: ['APPLE_CLIENT_ID'],
    message: 'must be set together with APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY, or APPLE_CLIENT_SECRET',
    when: () => true,
  })
  .transform((env) => {
    const SITE_URL = new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin
    return {
      ...env,
      DATA_DIR: resolve(env.DATA_DIR),
      SITE_URL,
      HANDED_SOCKET: isHandedSocket(env) ? FIRST_HANDED : undefined,
      DEMO: env.DEMO === undefined ? isLocal(SITE_URL) : env.DEMO === 'true',
    }
  })

export type Env = z.infer<typeof shape>

/**
 * Reads the settings. An empty value counts as unset.
 * @throws EnvError with all problems.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = shape.safeParse(given)
  if (result.success) return result.data
  throw new EnvError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
}

export class EnvError extends Error {
  readonly errors: string[]

  constructor(errors: string[]) {
    super(
      `The environment has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}:\n  ${errors.join('\n  ')}`,
    )
    this.errors = errors
  }
}

/** Shorter secrets may be ordinary words: hiding them would hide every text that contains the word. */
const SHORTEST_SECRET = 8

/** Secret values of the settings: keys, secrets, and passwords, also those in addresses. */
export function secretsIn(env: Env): string[] {
  return Object.entries(env)
    .flatMap(([name, value]) => {
      if (typeof value !== 'string') return []
      if (/_(?:KEY|SECRET|PASSWORD)$/.test(name)) return [value]
      const password = URL.canParse(value) ? new URL(value).password : ''
      return [password, new URLSearchParams(`=${password.replaceAll('+', '%2B')}`).get('') ?? '']
    })
    .filter((secret) => secret.length >= SHORTEST_SECRET)
}

/** A text from a service that received secrets and may repeat them, such as a gateway or a mail server. */
export const withoutSecrets = (env: Env, text: string): string =>
  secretsIn(env).reduce((rest, secret) => rest.replaceAll(secret, '•••'), text)

/** The configured VAPID keys of this site, if any. */
export const pushKeys = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Env) =>
  publicKey && privateKey ? { publicKey, privateKey } : undefined
