/** The last step of every sign-in method. */
import type { User } from '#contract/accounts/accounts.ts'
import { type FoundUser, presentUser } from '#server/auth/better-auth.ts'
import { findPasswordHash, findUserByEmail, hasSecondFactor, holdUser, updateLanguage } from '#server/db/accounts.ts'
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
  /** The error if the proof became invalid meanwhile: another password was set, or the account is deleted. */
  ended: HttpError
  stillHolds(): Promise<boolean>
}

/**
 * Creates a session.
 * @throws HttpError `account-disabled`; `second-factor-required`, with cookies that become valid with the code.
 */
export async function signIn(services: Services, call: SigningIn, proven: Proven) {
  const { user, cookies } = await createSession(services, call, proven)
  if (user.isDisabled) throw new HttpError('account-disabled')
  await endEarlierSession(services, call)
  call.setCookies(cookies)
  // Asked anew: it may have been switched on or off since the user was read, and the session counts by what holds now.
  if (await hasSecondFactor(services.db, user.id)) {
    call.hintSignIn(false)
    throw new HttpError('second-factor-required')
  }
  return await admit(services, call, presentUser(user))
}

/**
 * Checked after the session exists: ending sign-in methods ends existing sessions, so of two concurrent transactions
 * one sees the other. @returns no session for a disabled account.
 */
export async function createSession(services: Services, { headers }: Pick<SigningIn, 'headers'>, proven: Proven) {
  const { auth, endSession } = services.accounts
  const create = () => auth.api.createSignIn({ body: { userId: proven.id }, headers, returnHeaders: true })
  const { response, headers: cookies } = await callAuth(services, create).catch(async (error: unknown) => {
    throw (await findUserByEmail(services.db, proven.email)) ? error : proven.ended
  })
  if (!response) throw proven.ended
  const { token } = response
  // The plugin's type lacks our additional fields.
  const user = response.user as typeof response.user & FoundUser
  const holds = await proven.stillHolds()
  if (!holds || user.isDisabled) await endSession(token)
  if (!holds) throw proven.ended
  return { user, token, cookies }
}

/** For password sign-ins: the checked password is still the current one. */
export const hasPassword = (services: Services, userId: string, hash: string) => async () =>
  (await findPasswordHash(services.db, userId)) === hash

/** Call this with a new session: ends the browser's earlier one. */
export async function endEarlierSession({ accounts }: Services, { headers }: Pick<Call<unknown>, 'headers'>) {
  const { found } = await accounts.findSession(headers)
  if (found) await accounts.endSession(found.session.token)
}

/** Logs an admin's sign-in, and stores the language for mails. */
export async function admit(services: Services, call: Pick<SigningIn, 'language' | 'setCookies'>, user: User) {
  const { db, clock } = services
  const hash = await findPasswordHash(db, user.id)
  if (hash) call.setCookies(rememberBrowser(services, hash))
  if (user.isAdmin || user.language !== call.language)
    await db.transaction().execute(async (tx) => {
      // Deleted meanwhile: nothing may name it any more.
      if (!(await holdUser(tx, user.id))) return
      if (user.isAdmin) await logAdmin(tx, clock, user.email, 'signed-in')
      await updateLanguage(tx, user.id, call.language)
    })
  return { success: true as const, user: { ...user, language: call.language } }
}
