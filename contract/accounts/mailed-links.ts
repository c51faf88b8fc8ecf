/** Links in mails that set a password, sign in, or verify an address. */
import * as z from 'zod/mini'
import { endpoint, HOUR, MINUTE } from '#contract/endpoint.ts'
import { typedEmail } from '#contract/text.ts'
import { newPassword, signedIn, success, token } from './accounts.ts'

/** How long mailed links work. */
export const LINK_MS = {
  verification: 24 * HOUR,
  reset: HOUR,
  magicLink: 15 * MINUTE,
  invitation: 7 * 24 * HOUR,
  address: HOUR,
}

/**
 * Links in mails lead to pages, never to calls, so that link scanners use up no token. The token
 * is in the fragment, which no server and no log sees: `/client-portal?login=1#reset=<token>`.
 */
export const mailLinks = ['verify', 'reset', 'magic', 'invitation', 'address'] as const
export type MailLink = (typeof mailLinks)[number]

const address = z.object({ email: typedEmail })
export type Address = z.infer<typeof address>

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mails a link for a new password, if there is such an account. The answer is always the same.',
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
  summary:
    'Sets a new password by the token from a mail, once, and ends every session and every other mailed link of the account.',
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

export const tokenOnly = z.object({ token })
export type TokenOnly = z.infer<typeof tokenOnly>

export const useMagicLink = endpoint({
  method: 'POST',
  path: '/api/auth/magic-link/use',
  summary: 'Signs in by the token from a mail, once.',
  access: 'anyone',
  limit: { max: 30, windowMs: HOUR, counts: 'requests' },
  body: tokenOnly,
  reply: signedIn,
  errors: ['link-expired', 'account-disabled', 'second-factor-required', 'rate-limited'],
})

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/verification',
  summary: 'Mails the confirmation link of one’s own address again, unless it is confirmed.',
  access: 'client',
  limit: { max: 5, windowMs: HOUR, counts: 'requests' },
  reply: success,
  errors: ['rate-limited'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary:
    'Confirms an address by the token from a mail. If the browser is not signed in to that account, all earlier passwords and sessions end, and the answer has a token for `reset-password`.',
  access: 'anyone',
  limit: { max: 30, windowMs: HOUR, counts: 'requests' },
  body: tokenOnly,
  reply: z.object({ success: z.literal(true), resetToken: z.optional(token) }),
  errors: ['link-expired', 'rate-limited'],
})
