/** The second factor: a code from an authenticator app (TOTP, RFC 6238) at every sign-in of an admin who switched it on. */
import * as z from 'zod/mini'
import { endpoint, MINUTE } from '#contract/endpoint.ts'
import type { AccountFieldError } from '#contract/errors.ts'
import { typed } from '#contract/text.ts'
import { signedIn, success, typedPassword } from './accounts.ts'

/** Time to enter the code after the password, the mailed link or the provider. */
export const CODE_MS = 10 * MINUTE
/** Codes that may be tried for one account within the window, over all visitors. */
export const CODE_TRIES = { max: 10, windowMs: 15 * MINUTE }
export const RECOVERY_CODES = 10
/** Of a recovery code; one of the app has six. */
export const CODE_LENGTH_MAX = 16

const issue = (id: AccountFieldError) => id

/** Six digits from the app, or a recovery code; spaces and dashes are ignored. */
export const typedCode = z.object({
  code: typed(CODE_LENGTH_MAX, 'code-required', 'code-wrong').check(
    z.overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase()),
    z.minLength(1, { message: issue('code-required'), abort: true }),
    z.regex(/^(?:\d{6}|[A-Z2-7]{16})$/, issue('code-wrong')),
  ),
})
export type TypedCode = z.infer<typeof typedCode>

export const giveCode = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Completes a sign-in after `second-factor-required`. Each code works once.',
  access: 'anyone',
  limit: { max: 60, windowMs: MINUTE, counts: 'requests' },
  body: typedCode,
  reply: signedIn,
  errors: ['invalid-input', 'not-signed-in', 'account-disabled', 'rate-limited'],
})

export const secondFactorSetup = z.object({ password: z.optional(typedPassword) })
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>

export const setUpSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/setup',
  summary:
    'Generates a secret for the app; a code confirms it. Needs the password or, without one, a sign-in within ten minutes.',
  access: 'admin',
  limit: { max: 10, windowMs: 15 * MINUTE, counts: 'requests' },
  body: secondFactorSetup,
  /** The secret in base32, and as `otpauth://` address. */
  reply: z.object({ success: z.literal(true), secret: z.string(), uri: z.string() }),
  errors: ['invalid-input', 'sign-in-again', 'second-factor-on', 'rate-limited'],
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  summary: 'Switches it on by a first code, ends all other own sessions, and returns the recovery codes, once.',
  access: 'admin',
  body: typedCode,
  reply: z.object({ success: z.literal(true), recoveryCodes: z.array(z.string()) }),
  errors: ['invalid-input', 'second-factor-on', 'rate-limited'],
})

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/off',
  summary: 'Switches it off, by a code.',
  access: 'client',
  body: typedCode,
  reply: success,
  errors: ['invalid-input', 'rate-limited'],
})
