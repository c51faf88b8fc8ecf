/** Registering a client. */
import * as z from 'zod'
import type { Registration } from '#contract/accounts/accounts.ts'
import { mailConfirmation } from '#server/auth/account-mails.ts'
import { hashPassword } from '#server/auth/password.ts'
import { findUserByEmail, insertUser, putPassword, updateName } from '#server/db/accounts.ts'
import { giveToMailsOwner } from '#server/db/address-proof.ts'
import { deleteInvitationTo, invitedAddress } from '#server/db/invitations.ts'
import type { Tx } from '#server/db/open.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { requireGoodPassword } from './new-password.ts'
import { hasPassword, signIn } from './sign-in.ts'

const taken = new HttpError('email-taken')

/**
 * The visitor is signed in at once and so learns whether the address was free; see docs/decisions/012-accounts.md.
 * @throws HttpError `email-taken`, also to all but one of concurrent registrations of an address.
 */
export async function register(services: Services, call: Call<Registration>) {
  const { db, outbox } = services
  const { password } = call.body
  const email = call.body.email.toLowerCase()
  await requireInvitation(services, call, email)
  await requireGoodPassword(services, call.language, password, { isAdmin: false, email })
  const known = await findUserByEmail(db, email)
  if (known && (known.emailVerified || call.body.invitation === undefined)) throw taken
  const hash = await hashPassword(password)
  const id = await db.transaction().execute((tx) => makeAccount(services, tx, call, email, hash))
  outbox.wake()
  return await signIn(services, call, { id, email, ended: taken, stillHolds: hasPassword(services, id, hash) })
}

/**
 * The invited person reads the address's mail: they take over an account that was registered with it.
 * @returns its id.
 */
async function makeAccount(services: Services, tx: Tx, call: Call<Registration>, email: string, passwordHash: string) {
  const { clock } = services
  const { firstName, lastName, invitation } = call.body
  const isInvited = invitation !== undefined
  if (isInvited && (await invitedAddress(tx, clock, invitation)) !== email) throw new HttpError('link-expired')
  const user = { email, firstName, lastName, isAdmin: false, language: call.language, passwordHash }
  const made = await insertUser(tx, clock, user, isInvited)
  if (made && !isInvited) await mailConfirmation(services, tx, { id: made, email })
  if (made && isInvited) await deleteInvitationTo(tx, email)
  if (made) return made
  const known = isInvited ? await findUserByEmail(tx, email) : undefined
  if (!known || !(await giveToMailsOwner(tx, known))) throw taken
  await updateName(tx, known.id, user)
  await putPassword(tx, clock, known.id, passwordHash)
  return known.id
}

/** @throws HttpError for an invalid address, or without the required invitation. */
async function requireInvitation({ db, clock, env, i18n }: Services, call: Call<Registration>, email: string) {
  const { body, language } = call
  const wrong = (field: 'email-invalid' | 'invitation-wrong-address') =>
    new HttpError('invalid-input', { fields: { email: i18n(language)(`fields.${field}`) } })
  // Addresses as mail programs and other services accept them, beyond what browsers check.
  if (!z.email().safeParse(email).success) throw wrong('email-invalid')
  if (body.invitation === undefined) {
    if (env.REGISTRATION === 'invite') throw new HttpError('registration-closed')
    return
  }
  const address = await invitedAddress(db, clock, body.invitation)
  if (address === undefined) throw new HttpError('link-expired')
  if (address !== email) throw wrong('invitation-wrong-address')
}
