/** Important actions require the user to authenticate again. */
import { FRESH_MS } from '#contract/accounts/own-account.ts'
import { findPasswordHash } from '#server/db/accounts.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { beginTry } from './password-attempts.ts'

/** @throws HttpError `invalid-input` for the password; `sign-in-again` without a password and a recent sign-in. */
export async function requireReauthentication(
  services: Services,
  call: Pick<
    Call<{ password?: string | undefined }, 'client'>,
    'user' | 'session' | 'headers' | 'visitor' | 'body' | 'language'
  >,
): Promise<void> {
  const { db, clock } = services
  const { user, session, body } = call
  if (!(await findPasswordHash(db, user.id))) {
    if (clock.now() - session.signedInAt > FRESH_MS) throw new HttpError('sign-in-again')
    return
  }
  const wrong = wrongPassword(services, call, 'password')
  if (body.password === undefined) throw wrong
  await requirePassword(services, call, body.password, wrong)
}

/** @returns the hash of the account's password. @throws HttpError `rate-limited`; `wrong` for a wrong password. */
export async function requirePassword(
  services: Services,
  call: Pick<Call<unknown, 'client'>, 'user' | 'headers' | 'visitor'>,
  password: string,
  wrong: HttpError,
): Promise<string> {
  const attempt = await beginTry(services, call.user.email, call)
  const checked = await attempt.check(password)
  if (!checked) throw wrong
  await attempt.forget()
  return checked.hash
}

export const wrongPassword = (
  { i18n }: Services,
  { language }: Pick<Call<unknown>, 'language'>,
  field: string,
): HttpError => new HttpError('invalid-input', { fields: { [field]: i18n(language)('fields.password-wrong') } })
