/** What every way of signing in ends with, once it is proven who it is. */
import type { User } from '#contract/accounts/accounts.ts'
import { type FoundUser, presentUser } from '#server/auth/accounts.ts'
import { findPasswordHash, findUserByEmail, updateLanguage } from '#server/db/accounts.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { callAuth } from './auth-call.ts'
import { rememberBrowser } from './known-browser.ts'

type SigningIn = Pick<Call<unknown>, 'headers' | 'language' | 'setCookies' | 'hintSignIn'>

interface Proven {
  id: string
  email: string
  /** What to say if what has proven it ended at the same moment: another password was set, or the account is gone. */
  ended: HttpError
  stillHolds(): Promise<boolean>
}

/**
 * Makes a session and lets its user in.
 * @throws HttpError `account-disabled`; `second-factor-required`, with cookies that are worth something once the code is given.
 */
export async function signIn(services: Services, call: SigningIn, proven: Proven) {
  const { user, cookies } = await createSession(services, call, proven)
  if (user.isDisabled) throw new HttpError('account-disabled')
  await endEarlierSession(services, call)
  call.setCookies(cookies)
  if (user.hasSecondFactor) {
    call.hintSignIn(false)
    throw new HttpError('second-factor-required')
  }
  return await admit(services, call, presentUser(user))
}

/**
 * Asked last, when the session is there: whoever ends ways in ends the sessions that are there, so of the two at the same
 * moment one sees the other. @returns for a disabled account no session is left.
 */
export async function createSession(services: Services, { headers }: Pick<SigningIn, 'headers'>, proven: Proven) {
  const { auth, endSession } = services.accounts
  const create = () => auth.api.createSignIn({ body: { userId: proven.id }, headers, returnHeaders: true })
  const { response, headers: cookies } = await callAuth(services, create).catch(async (error: unknown) => {
    throw (await findUserByEmail(services.db, proven.email)) ? error : proven.ended
  })
  if (!response) throw proven.ended
  const { token } = response
  // The plugin's type leaves out what the accounts here have besides.
  const user = response.user as typeof response.user & FoundUser
  const holds = await proven.stillHolds()
  if (!holds || user.isDisabled) await endSession(token)
  if (!holds) throw proven.ended
  return { user, token, cookies }
}

/** For whoever came by a password: it is still the one that was looked at. */
export const hasPassword = (services: Services, userId: string, hash: string) => async () =>
  (await findPasswordHash(services.db, userId)) === hash

/** To be called when there is a new session for the browser: the one that it has brought ends. */
export async function endEarlierSession({ accounts }: Services, { headers }: Pick<Call<unknown>, 'headers'>) {
  const { found } = await accounts.findSession(headers)
  if (found) await accounts.endSession(found.session.token)
}

/** Somebody is in: an admin's coming is written down, and mails are in the language that was read. */
export async function admit(services: Services, call: Pick<SigningIn, 'language' | 'setCookies'>, user: User) {
  const { db, clock } = services
  const hash = await findPasswordHash(db, user.id)
  if (hash) call.setCookies(rememberBrowser(services, hash))
  if (user.isAdmin) await logAdmin(db, clock, user.email, 'signed-in')
  if (user.language !== call.language) await updateLanguage(db, user.id, call.language)
  return { success: true as const, user: { ...user, language: call.language } }
}
