/** The signed-in user's own account. */
import * as z from 'zod/mini'
import { endpoint, HOUR, MINUTE } from '#contract/endpoint.ts'
import { code, typedEmail, typedLine } from '#contract/text.ts'
import { NAME_MAX, newPassword, signedIn, success, typedPassword } from './accounts.ts'
import { identityProviders } from './identity-providers.ts'
import { tokenOnly } from './mailed-links.ts'

/**
 * An account without a password needs a sign-in no older than this to change its address, to set up a second factor and to delete
 * itself; one with a password is asked for it.
 */
export const FRESH_MS = 10 * MINUTE

export const passwordChange = z.object({ currentPassword: typedPassword, newPassword })
export type PasswordChange = z.infer<typeof passwordChange>

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary:
    'Changes one’s own password and ends the other sessions. An account without one sets it by `forgot-password`.',
  access: 'client',
  limit: { max: 10, windowMs: 15 * MINUTE, counts: 'requests' },
  body: passwordChange,
  reply: success,
  errors: ['invalid-input', 'rate-limited'],
})

export const nameChange = z.object({
  firstName: typedLine('name-required', NAME_MAX),
  lastName: typedLine('name-required', NAME_MAX),
})
export type NameChange = z.infer<typeof nameChange>

export const changeName = endpoint({
  method: 'PUT',
  path: '/api/auth/name',
  summary: 'Changes one’s own name. What was written before keeps the earlier one.',
  access: 'client',
  body: nameChange,
  reply: signedIn,
  errors: ['invalid-input'],
})

export const addressChange = z.object({ email: typedEmail, password: z.optional(typedPassword) })
export type AddressChange = z.infer<typeof addressChange>

export const askForAddress = endpoint({
  method: 'POST',
  path: '/api/auth/address',
  summary:
    'Mails a link to a new address of one’s own; nothing changes until it is followed. Needs the password or, without one, a sign-in within ten minutes. The answer is the same for an address that has an account.',
  access: 'client',
  limit: { max: 10, windowMs: 15 * MINUTE, counts: 'requests' },
  body: addressChange,
  reply: success,
  errors: ['invalid-input', 'sign-in-again', 'not-allowed', 'rate-limited'],
})

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/auth/address/confirmation',
  summary:
    'Changes one’s own address by the token from a mail to it, while signed in to the account. Its other sessions and mailed links end, and the earlier address is told.',
  access: 'client',
  limit: { max: 30, windowMs: HOUR, counts: 'requests' },
  body: tokenOnly,
  reply: signedIn,
  errors: ['link-expired', 'email-taken', 'rate-limited'],
})

const session = z.object({
  id: z.string(),
  /** The session of this request. */
  current: z.boolean(),
  /** Epoch milliseconds. */
  signedInAt: z.number(),
  /** The day of its last use. */
  lastUsedAt: z.number(),
  /** The browser's user agent. */
  userAgent: z.string(),
})

export const account = endpoint({
  method: 'GET',
  path: '/api/auth/account',
  summary: 'The sign-in methods and sessions of one’s own account.',
  access: 'client',
  reply: z.object({
    password: z.boolean(),
    providers: z.array(z.enum(identityProviders)),
    /** null where it is off. */
    secondFactor: z.nullable(z.object({ recoveryCodesLeft: z.number() })),
    /** True where the environment sets the address, which cannot be changed here. */
    addressIsFixed: z.boolean(),
    sessions: z.array(session),
  }),
  errors: [],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Ends all of one’s own sessions but this one.',
  access: 'client',
  reply: success,
  errors: [],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Ends one of one’s own sessions.',
  access: 'client',
  params: z.object({ id: code(100).check(z.maxLength(100)) }),
  reply: success,
  errors: ['not-found'],
})

export const ownData = endpoint({
  method: 'GET',
  path: '/api/auth/data',
  summary: 'Exports one’s own personal data. Data of the address needs a confirmed one.',
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
    'Deletes one’s own account with all personal data. Needs the password or, without one, a sign-in within ten minutes.',
  access: 'client',
  limit: { max: 10, windowMs: 15 * MINUTE, counts: 'requests' },
  body: accountDeletion,
  reply: success,
  errors: ['invalid-input', 'sign-in-again', 'last-admin', 'rate-limited'],
})
