/** Accounts: the signed-in user, and signing in and out with a password. */
import * as z from 'zod/mini'
import { endpoint, HOUR, MINUTE, SECOND } from '#contract/endpoint.ts'
import type { AnyFieldError } from '#contract/errors.ts'
import { languages } from '#contract/language.ts'
import { mailWays } from '#contract/mail-way.ts'
import { code, readable, typed, typedEmail, typedLine } from '#contract/text.ts'

/** In Unicode code points, as all texts are counted. */
export const PASSWORD_MIN = 6
export const ADMIN_PASSWORD_MIN = 12
export const PASSWORD_MAX = 128
export const NAME_MAX = 100

/** Passwords that one visitor may try for one account within the window; further ones are rejected unchecked. */
export const LOCKOUT = { failures: 10, windowMs: 15 * MINUTE }
/**
 * Passwords that all visitors may try for one account within the window; each later one waits twice as long as the one
 * before, at most `longestMs`. Browsers that have signed in to the account before do not wait.
 */
export const SLOWDOWN = { free: 20, windowMs: 24 * HOUR, firstMs: SECOND, longestMs: 5 * MINUTE }
/** How long a session lasts without a visit. */
export const SESSION_MS = 7 * 24 * HOUR

const issue = (id: AnyFieldError) => id
const length = (text: string) => [...text].length

/** Never trimmed: a space belongs to the password it was typed in. */
export const typedPassword = typed(PASSWORD_MAX, 'password-required', 'password-long').check(
  z.minLength(1, { message: issue('password-required'), abort: true }),
  readable,
  z.refine((text) => length(text) <= PASSWORD_MAX, { message: issue('password-long'), abort: true }),
)

/** Only the server rejects common passwords, and admins' that are shorter than `ADMIN_PASSWORD_MIN`. */
export const newPassword = typedPassword.check(
  z.refine((text) => length(text) >= PASSWORD_MIN, issue('password-short')),
)

const TOKEN_MAX = 2000
export const token = code(TOKEN_MAX).check(z.minLength(1), z.maxLength(TOKEN_MAX))
export const success = z.object({ success: z.literal(true) })

const user = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Empty if the identity provider does not give it. */
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** Language of mails: that of the last sign-in. */
  language: z.enum(languages),
})
export type User = z.infer<typeof user>

export const signedIn = z.object({ success: z.literal(true), user })

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user. The browser asks only with its sign-in hint cookie.',
  access: 'client',
  reply: user,
  errors: [],
})

export const credentials = z.object({
  email: typedEmail,
  password: typedPassword,
  /** `admin`: an account without admin rights is rejected like a wrong password. */
  as: z.optional(z.literal('admin')),
})
export type Credentials = z.infer<typeof credentials>

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with e-mail and password, admins too. A second factor’s code follows.',
  access: 'anyone',
  limit: { max: 60, windowMs: MINUTE, counts: 'requests' },
  body: credentials,
  reply: signedIn,
  errors: [
    'invalid-input',
    'wrong-credentials',
    'account-disabled',
    'password-outgrown',
    'second-factor-required',
    'rate-limited',
  ],
})

export const registration = z.object({
  email: typedEmail,
  password: newPassword,
  firstName: typedLine('name-required', NAME_MAX),
  lastName: typedLine('name-required', NAME_MAX),
  /** The token of an invitation; required where REGISTRATION=invite. */
  invitation: z.optional(token),
})
export type Registration = z.infer<typeof registration>

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Creates a client’s account, signs in, and mails a link that confirms the address.',
  access: 'anyone',
  limit: { max: 30, windowMs: HOUR, counts: 'requests' },
  body: registration,
  reply: signedIn,
  errors: ['invalid-input', 'email-taken', 'registration-closed', 'link-expired', 'rate-limited'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this session. Succeeds without one too.',
  access: 'anyone',
  reply: success,
  errors: [],
})

export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/auth/options',
  summary: 'The configured sign-in methods, whether registration is open, and whether mails with links reach anybody.',
  access: 'anyone',
  reply: z.object({
    google: z.boolean(),
    github: z.boolean(),
    apple: z.boolean(),
    registration: z.enum(['open', 'invite']),
    mailWay: z.enum(mailWays),
  }),
  errors: [],
})
