/** Asks better-auth, and says its refusals in our own list. */
import { isAPIError } from 'better-auth/api'
import type { User } from '../../../contract/accounts.ts'
import { type FoundUser, presentUser } from '../../accounts.ts'
import { updateLanguage } from '../../db/accounts.ts'
import { logAdmin } from '../../db/admin-log.ts'
import { ping } from '../../db/open.ts'
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'

/**
 * @param refusals by better-auth's code; `other` stands for every refusal that is not a fault of the server.
 * @throws Refusal; else what went wrong, and first of all a database that does not answer.
 */
export async function callAuth<Result>(
  { db }: Services,
  act: () => Promise<Result>,
  refusals: Record<string, Refusal> = {},
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const status = isAPIError(error) ? error.statusCode : 500
    const code = isAPIError(error) ? (error.body?.code ?? '') : ''
    const refusal = refusals[code] ?? (status < 500 ? refusals.other : undefined)
    if (refusal) throw refusal
    // The sign-in was there when the request came, and has been ended since, in another tab perhaps.
    if (status === 401) throw new Refusal('not-signed-in')
    // better-auth hides why the database failed; the database itself says it once more.
    await ping(db)
    throw error
  }
}

type SigningIn = Pick<Call<unknown>, 'headers' | 'language' | 'setCookies' | 'hintSignIn'>

/** To be called when there is a new session for the browser: the one that it has brought ends. */
export async function endEarlierSession({ accounts }: Services, { headers }: Pick<Call<unknown>, 'headers'>) {
  const { found } = await accounts.findSession(headers)
  if (found) await accounts.endSession(found.session.token)
}

/**
 * What every way of signing in ends with, once it is proven who it is.
 * @throws Refusal `account-disabled`; `second-factor-required`, with cookies that are worth something once the code is given.
 */
export async function welcome(
  services: Services,
  call: SigningIn,
  { user, token }: { user: FoundUser; token: string },
  cookies: Headers,
): Promise<{ success: true; user: User }> {
  if (user.isDisabled) {
    await services.accounts.endSession(token)
    throw new Refusal('account-disabled')
  }
  await endEarlierSession(services, call)
  call.setCookies(cookies)
  if (user.hasSecondFactor) {
    call.hintSignIn(false)
    throw new Refusal('second-factor-required')
  }
  return await admit(services, call, presentUser(user))
}

/** Somebody is in: an admin's coming is written down, and mails are in the language that was read. */
export async function admit({ db, clock }: Services, call: Pick<Call<unknown>, 'language'>, user: User) {
  if (user.isAdmin) await logAdmin(db, clock, user.email, 'signed-in')
  if (user.language !== call.language) await updateLanguage(db, user.id, call.language)
  return { success: true as const, user: { ...user, language: call.language } }
}
