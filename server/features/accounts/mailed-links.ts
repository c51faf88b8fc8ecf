/** What links in mails are asked for, and what they do. Asking is answered the same whether or not there is an account. */
import type { Address, PasswordReset, TokenOnly } from '../../../contract/mailed-links.ts'
import { mailAskedLink } from '../../account-mails.ts'
import { findUserByEmail } from '../../db/accounts.ts'
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { callAuth, welcome } from './auth-call.ts'
import { requireGoodPassword } from './new-password.ts'

const done = { success: true as const }
const expired = new Refusal('link-expired')

export async function askForReset(services: Services, { body: { email } }: Call<Address>) {
  const { accounts, db } = services
  if (!(await findUserByEmail(db, email))) {
    // As much is written as for an account, so that the time tells nothing.
    await mailAskedLink(services, 'reset', email, undefined, '')
    await mailAskedLink(services, 'reset', email, undefined, '')
    return done
  }
  await callAuth(services, () => accounts.auth.api.requestPasswordReset({ body: { email } }))
  return done
}

/** @throws Refusal `link-expired` if the token was used, or is older than an hour, or none. */
export async function reset(services: Services, { body: { token, password }, language }: Call<PasswordReset>) {
  const { auth } = services.accounts
  const { internalAdapter } = await auth.$context
  const kept = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  const user = kept && (await internalAdapter.findUserById(kept.value))
  if (!user) throw expired
  const { isAdmin } = user as typeof user & { isAdmin: boolean }
  await requireGoodPassword(services, language, password, { isAdmin })
  await callAuth(services, () => auth.api.resetPassword({ body: { newPassword: password, token } }), { other: expired })
  return done
}

export async function askForMagicLink(services: Services, { body: { email }, headers }: Call<Address>) {
  const { auth } = services.accounts
  // An address that better-auth takes for none belongs to nobody here.
  const ask = () => auth.api.signInMagicLink({ body: { email }, headers })
  await callAuth(services, ask, { other: expired }).catch((error: unknown) => {
    if (error !== expired) throw error
  })
  return done
}

/** @throws Refusal `link-expired` if the token was used, or is older than a quarter of an hour, or none. */
export async function followMagicLink(services: Services, call: Call<TokenOnly>) {
  const { auth } = services.accounts
  const { token } = call.body
  const use = () => auth.api.magicLinkVerify({ query: { token }, headers: call.headers, returnHeaders: true })
  const { response, headers } = await callAuth(services, use, { other: expired })
  // The plugin's type leaves out what the accounts here have besides.
  return await welcome(services, call, response as typeof response & Parameters<typeof welcome>[2], headers)
}

export async function askForVerification(services: Services, { user, headers }: Call<unknown, 'client'>) {
  const { auth } = services.accounts
  if (user.emailVerified) return done
  await callAuth(services, () => auth.api.sendVerificationEmail({ body: { email: user.email }, headers }))
  return done
}

/** The token is a signed text: following it once more changes nothing. */
export async function verify(services: Services, { body: { token } }: Call<TokenOnly>) {
  const { auth } = services.accounts
  await callAuth(services, () => auth.api.verifyEmail({ query: { token } }), { other: expired })
  return done
}
