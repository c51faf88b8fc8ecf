/** The one door for what a signed-in person writes. */
import type { User } from '#contract/accounts/accounts.ts'
import type { Access } from '#contract/endpoint.ts'
import type { SignIn } from '#server/auth/better-auth.ts'
import type { AlsoHeld } from '#server/db/accounts.ts'
import type { Tx } from '#server/db/open.ts'
import type { Services } from '#server/services.ts'
import { HttpError } from './errors.ts'

/**
 * Runs a transaction in a person's name. @param act is given the account as it is now.
 * @throws HttpError `not-signed-in` if the session has ended since the request came, `not-allowed` if the rights have.
 */
export type Write = <Result>(act: (tx: Tx, user: User) => Promise<Result>, also?: AlsoHeld) => Promise<Result>

/**
 * The account is locked first, and the session read again after that. Whatever ends sessions (a takeover, an erasure, a new
 * password) locks the account too, so it runs entirely before a write, which is refused then, or entirely after it, and
 * finds what was written (decision 35).
 */
export const createWrite =
  ({ db, accounts }: Pick<Services, 'db' | 'accounts'>, access: Access, signIn: SignIn): Write =>
  (act, also) =>
    db.transaction().execute(async (tx) => {
      const now = await accounts.holdSignIn(tx, signIn, also)
      if (!now) throw new HttpError('not-signed-in')
      if (access === 'admin' && !now.user.isAdmin) throw new HttpError('not-allowed')
      return await act(tx, now.user)
    })
