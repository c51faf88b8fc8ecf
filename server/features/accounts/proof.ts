/** What matters most is done only by whoever shows once more that the account is theirs. */
import { FRESH_MS } from '../../../contract/own-account.ts'
import { findPasswordHash } from '../../db/accounts.ts'
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { callAuth } from './auth-call.ts'
import { wrongPassword } from './own-account.ts'

/** @throws Refusal `invalid-input` under the password; `sign-in-again` where there is none and the sign-in is not fresh. */
export async function requireProof(
  services: Services,
  call: Pick<Call<{ password?: string | undefined }, 'client'>, 'user' | 'session' | 'headers' | 'body' | 'language'>,
): Promise<void> {
  const { db, clock, accounts } = services
  const { user, session, headers, body } = call
  if (!(await findPasswordHash(db, user.id))) {
    if (clock.now() - session.signedInAt > FRESH_MS) throw new Refusal('sign-in-again')
    return
  }
  const wrong = wrongPassword(services, call, 'password')
  if (body.password === undefined) throw wrong
  const { password } = body
  await callAuth(services, () => accounts.auth.api.verifyPassword({ body: { password }, headers }), { other: wrong })
}
