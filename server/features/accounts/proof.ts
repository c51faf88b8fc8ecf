/** What matters most is done only by whoever shows once more that the account is theirs. */
import { FRESH_MS } from '../../../contract/own-account.ts'
import { findPasswordHash } from '../../db/accounts.ts'
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { beginTry } from './password-tries.ts'

/** @throws Refusal `invalid-input` under the password; `sign-in-again` where there is none and the sign-in is not fresh. */
export async function requireProof(
  services: Services,
  call: Pick<
    Call<{ password?: string | undefined }, 'client'>,
    'user' | 'session' | 'headers' | 'visitor' | 'body' | 'language'
  >,
): Promise<void> {
  const { db, clock } = services
  const { user, session, body } = call
  if (!(await findPasswordHash(db, user.id))) {
    if (clock.now() - session.signedInAt > FRESH_MS) throw new Refusal('sign-in-again')
    return
  }
  const wrong = wrongPassword(services, call, 'password')
  if (body.password === undefined) throw wrong
  await requirePassword(services, call, body.password, wrong)
}

/** @returns the hash of the account's password. @throws Refusal `rate-limited`; `wrong` if the password is another. */
export async function requirePassword(
  services: Services,
  call: Pick<Call<unknown, 'client'>, 'user' | 'headers' | 'visitor'>,
  password: string,
  wrong: Refusal,
): Promise<string> {
  const attempt = await beginTry(services, call.user.email, call)
  const checked = await attempt.check(password)
  if (!checked) throw wrong
  await attempt.forget()
  return checked.hash
}

export const wrongPassword = (
  { words }: Services,
  { language }: Pick<Call<unknown>, 'language'>,
  field: string,
): Refusal => new Refusal('invalid-input', { fields: { [field]: words(language)('fields.password-wrong') } })
