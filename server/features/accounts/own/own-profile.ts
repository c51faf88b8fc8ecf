/** The signed-in user changes their own name and address. */

import type { TokenOnly } from '#contract/accounts/mailed-links.ts'
import type { AddressChange, NameChange } from '#contract/accounts/own-account.ts'
import { mailAddressChange, mailNews } from '#server/auth/account-mails.ts'
import { addressChangeIn, isAddressChange } from '#server/auth/address-change-token.ts'
import { isFixedAddress } from '#server/auth/first-accounts.ts'
import { findPasswordHash, findUserByEmail, findUserById, updateName } from '#server/db/accounts.ts'
import { moveAddress } from '#server/db/address-proof.ts'
import { endSessions } from '#server/db/sessions.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import { claimProjects } from '#server/projects/store.ts'
import type { Services } from '#server/services.ts'
import { requireReauthentication } from '../reauthenticate.ts'

/** What was written before keeps the name it was written under. */
export async function changeName({ user, body, write }: Call<NameChange, 'client'>) {
  await write((tx) => updateName(tx, user.id, body))
  return { success: true as const, user: { ...user, ...body } }
}

/**
 * Mails a link to the new address; nothing changes before it is followed. The answer is the same for an address that has
 * an account, which gets no mail.
 * @throws HttpError `not-allowed` for an address that the environment sets; those of `requireReauthentication`.
 */
export async function askForAddress(services: Services, call: Call<AddressChange, 'client'>) {
  const { outbox, env } = services
  const { user, body } = call
  if (isFixedAddress(env, user)) throw new HttpError('not-allowed')
  await requireReauthentication(services, call)
  const email = body.email.toLowerCase()
  await call.write(async (tx) => {
    const isTaken = (await findUserByEmail(tx, email)) !== undefined
    const passwordHash = await findPasswordHash(tx, user.id)
    await mailAddressChange(services, tx, { ...user, passwordHash }, email, isTaken)
  })
  outbox.wake()
  return { success: true as const }
}

/**
 * Both are needed: the link from the new address's mail, and a session of the account. Somebody whose address was typed by
 * mistake has only the link. All other sessions and mailed links end, and the old address is told.
 * @throws HttpError `link-expired`; `email-taken` if the address has an account by now.
 */
export async function confirmAddress(
  services: Services,
  { user, session, body: { token }, write }: Call<TokenOnly, 'client'>,
) {
  const { clock, outbox, secret, env } = services
  const email = addressChangeIn(token)
  await write(async (tx) => {
    const before = await findUserById(tx, user.id)
    const account = before && { ...before, passwordHash: await findPasswordHash(tx, user.id) }
    if (!account || isFixedAddress(env, account) || !isAddressChange(secret, account, token, clock.now()))
      throw new HttpError('link-expired')
    // What has waited for the earlier address comes along; what is meant for its next reader does not.
    await claimProjects(tx, account)
    if (!(await moveAddress(tx, clock, account, email))) throw new HttpError('email-taken')
    await endSessions(tx, user.id, { except: session.id })
    await mailNews(services, tx, 'addressChanged', account)
  })
  outbox.wake()
  return { success: true as const, user: { ...user, email, emailVerified: true } }
}
