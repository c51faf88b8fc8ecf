/** Signing in with a password, and out. */
import { ADMIN_PASSWORD_MIN, type Credentials } from '../../../contract/accounts.ts'
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { callAuth, welcome } from './auth-call.ts'
import { openLockout } from './lockout.ts'
import { askForReset } from './mailed-links.ts'

/** An unknown address takes as long as a wrong password: better-auth hashes for both, and both are counted. */
export async function logIn(services: Services, call: Call<Credentials>) {
  const { auth, endSession } = services.accounts
  const { email, password, as } = call.body
  const lockout = openLockout(services, email, call.visitor)
  await lockout.check()
  const signIn = () => auth.api.signInEmail({ body: { email, password }, headers: call.headers, returnHeaders: true })
  const wrong = new Refusal('wrong-credentials')
  const { response, headers } = await callAuth(services, signIn, { other: wrong }).catch(async (error: unknown) => {
    if (error === wrong) await lockout.countFailure()
    throw error
  })
  try {
    // Of many guesses at the same moment, the right one is let in only if it came before too many wrong ones.
    await lockout.check()
  } catch (error) {
    await endSession(response.token)
    throw error
  }
  if (as === 'admin' && !response.user.isAdmin) {
    await endSession(response.token)
    await lockout.countFailure()
    throw wrong
  }
  await lockout.forget()
  // A client who was made an admin: the password that was good enough for a client opens nothing any more.
  const { isAdmin, isDisabled } = response.user
  if (isAdmin && !isDisabled && [...password].length < ADMIN_PASSWORD_MIN) {
    await endSession(response.token)
    await askForReset(services, { ...call, body: { email } })
    throw new Refusal('password-outgrown')
  }
  return await welcome(services, call, response, headers)
}

export async function logOut(services: Services, call: Call<unknown>) {
  const signOut = () => services.accounts.auth.api.signOut({ headers: call.headers, returnHeaders: true })
  const { headers } = await callAuth(services, signOut)
  call.setCookies(headers)
  return { success: true as const }
}
