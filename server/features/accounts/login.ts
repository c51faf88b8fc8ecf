/** Signing in with a password, and signing out. */
import { ADMIN_PASSWORD_MIN, type Credentials } from '#contract/accounts/accounts.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { callAuth } from './auth-call.ts'
import { askForReset } from './mailed-links.ts'
import { beginTry } from './password-attempts.ts'
import { hasPassword, signIn } from './sign-in.ts'

/** An unknown address takes as long as a wrong password and counts too. */
export async function logIn(services: Services, call: Call<Credentials>) {
  const { email, password, as } = call.body
  const attempt = await beginTry(services, email, call)
  const wrong = new HttpError('wrong-credentials')
  const user = await attempt.check(password)
  if (!user || (as === 'admin' && !user.isAdmin)) throw wrong
  await attempt.forget()
  const { id, hash, isAdmin, isDisabled } = user
  // A client who became admin: a client's shorter password is no longer enough.
  if (isAdmin && !isDisabled && [...password].length < ADMIN_PASSWORD_MIN) {
    await askForReset(services, { ...call, body: { email } })
    throw new HttpError('password-outgrown')
  }
  return await signIn(services, call, { id, email, ended: wrong, stillHolds: hasPassword(services, id, hash) })
}

export async function logOut(services: Services, call: Call<unknown>) {
  const signOut = () => services.accounts.auth.api.signOut({ headers: call.headers, returnHeaders: true })
  const { headers } = await callAuth(services, signOut)
  call.setCookies(headers)
  return { success: true as const }
}
