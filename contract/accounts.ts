/** Accounts: signing in and out, and what people may do with their own account. */
import * as z from 'zod/mini'
import { endpoint, HOUR, MINUTE } from './endpoint.ts'
import type { AccountFieldError, FieldError } from './errors.ts'
import { languages } from './language.ts'
import { typedEmail, typedLine } from './text.ts'

export { SIGN_IN_HINT } from './sign-in-hint.ts'

/** In Unicode code points, as all texts are counted. */
export const PASSWORD_MIN = 6
export const ADMIN_PASSWORD_MIN = 12
export const PASSWORD_MAX = 128
export const NAME_MAX = 100

/** So many wrong passwords for one account from one visitor within the window, then nobody there gets in. */
export const LOCKOUT = { failures: 10, windowMs: 15 * MINUTE }
/** A sign-in lasts so long without a visit. */
export const SESSION_MS = 7 * 24 * HOUR
/** How long the links in mails work. */
export const LINK_MS = { verification: 24 * HOUR, reset: HOUR, magicLink: 15 * MINUTE, invitation: 7 * 24 * HOUR }
/** Deleting an account that has no password needs a sign-in no older than this. */
export const FRESH_MS = 10 * MINUTE

/** Where the dialog opens; `notice` is one of `signInNotices`. */
export const signInPath = (notice?: SignInNotice) =>
  `/client-portal?login=1${notice ? `&notice=${notice}` : ''}` as const

/**
 * Links in mails lead to pages, never to calls, so that a program that looks at links in mails uses nothing up. The token
 * stands in the fragment, which no server and no log sees: `/client-portal?login=1#reset=<token>`.
 */
export const mailLinks = ['verify', 'reset', 'magic', 'invitation'] as const
export type MailLink = (typeof mailLinks)[number]

/** How a way through another service ended, when it did not end in the portal. */
export const signInNotices = [
  'sign-in-cancelled',
  'sign-in-failed',
  /** The address has an account that this service is not linked to, and one of the two sides has not verified it. */
  'account-not-linked',
  /** The service gave no address. */
  'email-missing',
  'provider-not-configured',
  'provider-unavailable',
  'registration-closed',
] as const
export type SignInNotice = (typeof signInNotices)[number]

export const identityProviders = ['google', 'github', 'apple'] as const
export type IdentityProvider = (typeof identityProviders)[number]

const issue = (id: FieldError | AccountFieldError) => id
const length = (text: string) => [...text].length

/** Never trimmed: a space belongs to the password it was typed in. */
const typedPassword = z.string({ error: issue('password-required') }).check(
  z.minLength(1, { message: issue('password-required'), abort: true }),
  z.refine((text) => !text.includes('\0') && text.isWellFormed(), {
    message: issue('unreadable-characters'),
    abort: true,
  }),
  z.refine((text) => length(text) <= PASSWORD_MAX, { message: issue('password-long'), abort: true }),
)

/** Common ones, and those of admins that are shorter than `ADMIN_PASSWORD_MIN`, are refused by the server alone. */
const newPassword = typedPassword.check(z.refine((text) => length(text) >= PASSWORD_MIN, issue('password-short')))

const token = z.string().check(z.minLength(1), z.maxLength(2000))
const success = z.object({ success: z.literal(true) })

export const user = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Empty where the service that somebody signed in with does not tell it. */
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** In which mails are written: that of the last sign-in. */
  language: z.enum(languages),
})
export type User = z.infer<typeof user>

const signedIn = z.object({ success: z.literal(true), user })

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Tells who is signed in. The browser asks only when its sign-in hint cookie is there.',
  access: 'client',
  reply: user,
  errors: [],
})

export const credentials = z.object({ email: typedEmail, password: typedPassword })
export type Credentials = z.infer<typeof credentials>

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with e-mail and password; admins too.',
  access: 'anyone',
  limit: { max: 60, windowMs: MINUTE, counts: 'requests' },
  body: credentials,
  reply: signedIn,
  errors: ['invalid-input', 'wrong-credentials', 'rate-limited'],
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
  summary: 'Makes a client’s account, signs in, and mails a link that verifies the address.',
  access: 'anyone',
  limit: { max: 30, windowMs: HOUR, counts: 'requests' },
  body: registration,
  reply: signedIn,
  errors: ['invalid-input', 'email-taken', 'registration-closed', 'link-expired', 'rate-limited'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this sign-in. Without one it succeeds as well.',
  access: 'anyone',
  reply: success,
  errors: [],
})

export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/auth/options',
  summary: 'Tells the ways to sign in that are configured, and whether anybody may register.',
  access: 'anyone',
  reply: z.object({
    google: z.boolean(),
    github: z.boolean(),
    apple: z.boolean(),
    registration: z.enum(['open', 'invite']),
  }),
  errors: [],
})

/** A path on this site; anything else counts as none. */
const next = z.object({ next: z.catch(z.optional(z.string()), undefined) })
const location = z.object({ location: z.string() })

const startAt = <const Provider extends IdentityProvider>(provider: Provider) =>
  endpoint({
    method: 'GET',
    path: `/api/auth/${provider}`,
    summary: `Leads to ${provider} for signing in, and from there to \`next\` or the portal; back to the dialog if it is not configured.`,
    access: 'anyone',
    limit: { max: 30, windowMs: MINUTE, counts: 'requests' },
    query: next,
    redirects: true,
    reply: location,
    errors: ['rate-limited'],
  })

export const googleSignIn = startAt('google')
export const githubSignIn = startAt('github')
export const appleSignIn = startAt('apple')

export const providerReturn = endpoint({
  method: 'GET',
  path: '/api/auth/callback/:provider',
  summary: 'Where a service sends people back to; ends in the portal or in the dialog with a notice.',
  access: 'anyone',
  limit: { max: 30, windowMs: MINUTE, counts: 'requests' },
  params: z.object({ provider: z.enum(identityProviders) }),
  query: z.record(z.string(), z.string()),
  redirects: true,
  reply: location,
  errors: ['not-found', 'rate-limited'],
})

export const clientLogin = endpoint({
  method: 'GET',
  path: '/api/login',
  summary: 'Leads to the dialog for signing in.',
  access: 'anyone',
  redirects: true,
  reply: location,
  errors: [],
})

const address = z.object({ email: typedEmail })
export type Address = z.infer<typeof address>

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mails a link that sets a new password, if there is such an account. The answer is always the same.',
  access: 'anyone',
  limit: { max: 10, windowMs: HOUR, counts: 'requests' },
  body: address,
  reply: success,
  errors: ['invalid-input', 'rate-limited'],
})

export const passwordReset = z.object({ token, password: newPassword })
export type PasswordReset = z.infer<typeof passwordReset>

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password by the token from a mail, once, and ends every sign-in of the account.',
  access: 'anyone',
  limit: { max: 30, windowMs: HOUR, counts: 'requests' },
  body: passwordReset,
  reply: success,
  errors: ['invalid-input', 'link-expired', 'rate-limited'],
})

export const sendMagicLink = endpoint({
  method: 'POST',
  path: '/api/auth/magic-link',
  summary: 'Mails a link that signs in, if there is such an account. The answer is always the same.',
  access: 'anyone',
  limit: { max: 10, windowMs: HOUR, counts: 'requests' },
  body: address,
  reply: success,
  errors: ['invalid-input', 'rate-limited'],
})

const tokenOnly = z.object({ token })
export type TokenOnly = z.infer<typeof tokenOnly>

export const useMagicLink = endpoint({
  method: 'POST',
  path: '/api/auth/magic-link/use',
  summary: 'Signs in by the token from a mail, once.',
  access: 'anyone',
  limit: { max: 30, windowMs: HOUR, counts: 'requests' },
  body: tokenOnly,
  reply: signedIn,
  errors: ['link-expired', 'rate-limited'],
})

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/verification',
  summary: 'Mails the link that verifies one’s own address once more; does nothing if it is verified.',
  access: 'client',
  limit: { max: 5, windowMs: HOUR, counts: 'requests' },
  reply: success,
  errors: ['rate-limited'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Verifies an address by the token from a mail.',
  access: 'anyone',
  limit: { max: 30, windowMs: HOUR, counts: 'requests' },
  body: tokenOnly,
  reply: success,
  errors: ['link-expired', 'rate-limited'],
})

export const passwordChange = z.object({ currentPassword: typedPassword, newPassword })
export type PasswordChange = z.infer<typeof passwordChange>

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary:
    'Changes one’s own password and ends the other sign-ins. An account without one sets it by `forgot-password`.',
  access: 'client',
  limit: { max: 10, windowMs: 15 * MINUTE, counts: 'requests' },
  body: passwordChange,
  reply: success,
  errors: ['invalid-input', 'rate-limited'],
})

const session = z.object({
  id: z.string(),
  /** The sign-in that this request came with. */
  current: z.boolean(),
  /** Epoch milliseconds. */
  signedInAt: z.number(),
  /** To the day: when it was last used. */
  lastUsedAt: z.number(),
  /** As the browser named itself. */
  userAgent: z.string(),
})

export const account = endpoint({
  method: 'GET',
  path: '/api/auth/account',
  summary: 'Tells how one can sign in to one’s account and where one is signed in.',
  access: 'client',
  reply: z.object({
    password: z.boolean(),
    providers: z.array(z.enum(identityProviders)),
    sessions: z.array(session),
  }),
  errors: [],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Ends every sign-in of one’s own but this one.',
  access: 'client',
  reply: success,
  errors: [],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Ends one sign-in of one’s own.',
  access: 'client',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  reply: success,
  errors: ['not-found'],
})

export const ownData = endpoint({
  method: 'GET',
  path: '/api/auth/data',
  summary: 'Everything that is kept about oneself. What belongs to the address alone needs it verified.',
  access: 'client',
  limit: { max: 10, windowMs: HOUR, counts: 'requests' },
  reply: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
  file: 'application/json',
  errors: ['rate-limited'],
})

export const accountDeletion = z.object({ password: z.optional(typedPassword) })
export type AccountDeletion = z.infer<typeof accountDeletion>

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/auth/delete-account',
  summary:
    'Deletes one’s own account and everything kept about oneself. Needs the password or, where there is none, a sign-in of the last ten minutes.',
  access: 'client',
  limit: { max: 10, windowMs: 15 * MINUTE, counts: 'requests' },
  body: accountDeletion,
  reply: success,
  errors: ['invalid-input', 'sign-in-again', 'last-admin', 'rate-limited'],
})
