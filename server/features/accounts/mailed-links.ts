/** Requests for mailed links, and their effects. Requests get the same answer with and without an account. */
import { type Address, LINK_MS, type PasswordReset, type TokenOnly } from '#contract/accounts/mailed-links.ts'
import { mailAskedLink, mailConfirmation, mailNews } from '#server/auth/account-mails.ts'
import { claimAccount } from '#server/auth/claim-account.ts'
import { accountInToken, isConfirmationToken } from '#server/auth/confirmation-token.ts'
import { hashPassword } from '#server/auth/password.ts'
import { findUserById, holdUser, holdUserByEmail, putPassword } from '#server/db/accounts.ts'
import { giveToMailsOwner, markProven } from '#server/db/address-proof.ts'
import {
  endMailTokens,
  findMailToken,
  insertMailToken,
  type MailTokenKind,
  useMailToken,
} from '#server/db/mail-tokens.ts'
import { endSessions } from '#server/db/sessions.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { requireGoodPassword } from './new-password.ts'
import { signIn } from './sign-in.ts'

const done = { success: true as const }
const expired = new HttpError('link-expired')

export const askForReset = (services: Services, { body }: Pick<Call<Address>, 'body'>) =>
  ask(services, 'reset', 'reset-password', body.email)

export const askForMagicLink = (services: Services, { body }: Pick<Call<Address>, 'body'>) =>
  ask(services, 'magicLink', 'magic-link', body.email)

/**
 * Writes as much for an address without an account, so that the response time reveals nothing. The account is held, so that
 * it has this address as long as the link is being made: what gives it another ends the links made before.
 */
async function ask(services: Services, mail: 'reset' | 'magicLink', kind: MailTokenKind, email: string) {
  const { db, clock, outbox } = services
  await db.transaction().execute(async (tx) => {
    const user = await holdUserByEmail(tx, email)
    const token = await insertMailToken(tx, clock, kind, user?.id, LINK_MS[mail])
    await mailAskedLink(services, tx, mail, email, user, token)
  })
  outbox.wake()
  return done
}

/** @returns the link's account. @throws HttpError `link-expired` if it was used, expired, invalidated, or is unknown. */
async function requireOwner({ db, clock }: Services, kind: MailTokenKind, token: string) {
  const userId = await findMailToken(db, clock, kind, token)
  const user = userId === undefined ? undefined : await findUserById(db, userId)
  if (!user) throw expired
  return user
}

/** The reader of the address's mail has set the password: earlier sign-in methods end. */
export async function reset(services: Services, { body: { token, password }, language }: Call<PasswordReset>) {
  const { db, clock, outbox } = services
  const user = await requireOwner(services, 'reset-password', token)
  await requireGoodPassword(services, language, password, user)
  const hash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    await holdUser(tx, user.id)
    if (!(await useMailToken(tx, 'reset-password', token))) throw expired
    await giveToMailsOwner(tx, user)
    await endMailTokens(tx, user.id)
    await endSessions(tx, user.id)
    await putPassword(tx, clock, user.id, hash)
    await mailNews(services, tx, 'passwordChanged', user)
  })
  outbox.wake()
  return done
}

/** Signs in the reader of the address's mail, and gives them an unconfirmed account. */
export async function followMagicLink(services: Services, call: Call<TokenOnly>) {
  const { db, outbox } = services
  const { token } = call.body
  const user = await requireOwner(services, 'magic-link', token)
  await db.transaction().execute(async (tx) => {
    await holdUser(tx, user.id)
    if (!(await useMailToken(tx, 'magic-link', token))) throw expired
    await claimAccount(services, tx, user)
  })
  outbox.wake()
  return await signIn(services, call, { ...user, ended: expired, stillHolds: async () => true })
}

export async function askForVerification(services: Services, { user, write }: Call<unknown, 'client'>) {
  const { outbox } = services
  if (user.emailVerified) return done
  await write((tx) => mailConfirmation(services, tx, user))
  outbox.wake()
  return done
}

/**
 * A user who is signed in to the account has both its password and its mail, so everything stays.
 * Anybody else has only the mail: they take over the account, and get a token to set a password.
 */
export async function verify(services: Services, { body: { token }, headers }: Call<TokenOnly>) {
  const { db, clock, outbox, accounts, secret } = services
  const user = await findUserById(db, accountInToken(token))
  if (!user || !isConfirmationToken(secret, user, token, clock.now())) throw expired
  const { found } = await accounts.findSession(headers)
  const isHere = found?.sessionStatus === 'admitted' && found.user.id === user.id
  const resetToken = await db.transaction().execute(async (tx) => {
    if (isHere) return void (await markProven(tx, user))
    const taken = await claimAccount(services, tx, user)
    return taken ? await insertMailToken(tx, clock, 'reset-password', user.id, LINK_MS.reset) : undefined
  })
  outbox.wake()
  return { ...done, ...(resetToken && { resetToken }) }
}
