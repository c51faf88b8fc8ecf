/** Making a client's account. */
import type { Registration } from '../../../contract/accounts.ts'
import { wholeName } from '../../../contract/person-name.ts'
import { presentUser } from '../../accounts.ts'
import { findUserByEmail } from '../../db/accounts.ts'
import { invitedAddress } from '../../db/invitations.ts'
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { admit, callAuth, endEarlierSession } from './auth-call.ts'
import { requireGoodPassword } from './new-password.ts'

/**
 * The visitor is signed in at once and so learns whether the address was free; see docs/decisions/012-accounts.md.
 * @throws Refusal `email-taken`, also to all but one of those who register an address at the same moment.
 */
export async function register(services: Services, call: Call<Registration>) {
  const { accounts, db } = services
  const { email, password, firstName, lastName, invitation } = call.body
  await requireInvitation(services, call)
  await requireGoodPassword(services, call.language, password, { isAdmin: false })
  const name = wholeName(call.body)
  const body = { email, password, name, firstName, lastName, language: call.language, invitation }
  const signUp = () => accounts.auth.api.signUpEmail({ body, headers: call.headers, returnHeaders: true })
  const taken = new Refusal('email-taken')
  const invalid = new Refusal('invalid-input', {
    fields: { email: services.words(call.language)('fields.email-invalid') },
  })
  const failed = new Refusal('internal-error')
  const { response, headers } = await callAuth(services, signUp, {
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
    INVALID_EMAIL: invalid,
    VALIDATION_ERROR: invalid,
    FAILED_TO_CREATE_USER: failed,
  }).catch(async (error: unknown) => {
    // Somebody was faster, or the database refused for another reason.
    throw error === failed && (await findUserByEmail(db, email)) ? taken : error
  })
  await endEarlierSession(services, call)
  call.setCookies(headers)
  return await admit(services, call, presentUser(response.user))
}

/** @throws Refusal if only the invited may register and this is nobody of them. */
async function requireInvitation({ db, clock, env, words }: Services, { body, language }: Call<Registration>) {
  if (body.invitation === undefined) {
    if (env.REGISTRATION === 'invite') throw new Refusal('registration-closed')
    return
  }
  const address = await invitedAddress(db, clock, body.invitation)
  if (address === undefined) throw new Refusal('link-expired')
  if (address !== body.email.toLowerCase()) {
    throw new Refusal('invalid-input', { fields: { email: words(language)('fields.invitation-wrong-address') } })
  }
}
