/**
 * What it means that an address is proven. Anybody can register anybody's address, so an unconfirmed account owns nothing; and
 * what was set up before the mail's owner came ends when they come (decision 35).
 */
import type { Clock } from '#server/clock.ts'
import { holdUser, putPassword, removeSecondFactor } from './accounts.ts'
import { deleteInvitationTo } from './invitations.ts'
import { endMailTokens } from './mail-tokens.ts'
import type { Tx } from './open.ts'

interface Account {
  id: string
  /** In lower case. */
  email: string
}

/** Passwords, other services, sign-ins, the second factor, links in mails, and devices that are told of news. */
export async function endEveryWayIn(tx: Tx, userId: string, keptProvider?: string): Promise<void> {
  await removeSecondFactor(tx, userId)
  await endMailTokens(tx, userId)
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
  await tx
    .deleteFrom('accounts')
    .where('userId', '=', userId)
    .$call((query) => (keptProvider === undefined ? query : query.where('providerId', '!=', keptProvider)))
    .execute()
  await tx.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
  await tx.deleteFrom('stopped_notices').where('user_id', '=', userId).execute()
}

/** @returns false if it was proven before, or there is no such account any more; then nothing has changed. */
export async function markProven(tx: Tx, { id, email }: Account): Promise<boolean> {
  await holdUser(tx, id)
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ emailVerified: 1 })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('emailVerified', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await deleteInvitationTo(tx, email)
  return true
}

/**
 * Gives an unconfirmed account to whoever has shown that the address is theirs, and to nobody else.
 * @param keptProvider the service that has just shown it.
 * @returns false if it was proven before; then nothing has changed.
 */
export async function giveToMailsOwner(tx: Tx, account: Account, keptProvider?: string): Promise<boolean> {
  if (!(await markProven(tx, account))) return false
  await endEveryWayIn(tx, account.id, keptProvider)
  return true
}

/**
 * Hands an account over to whoever sets up the site and has this password. It is enabled, and asks for no code: they may have
 * lost theirs.
 */
export async function handOverAccount(tx: Tx, clock: Clock, userId: string, passwordHash: string): Promise<void> {
  await endEveryWayIn(tx, userId)
  await tx.updateTable('users').set({ isDisabled: 0, emailVerified: 1 }).where('id', '=', userId).execute()
  await putPassword(tx, clock, userId, passwordHash)
}
