/**
 * Confirmed addresses. Anybody can register anybody's address, so an unconfirmed account owns nothing, and
 * confirming ends everything that was set up before (decision 35).
 */
import type { Clock } from '#server/clock.ts'
import { holdUser, putPassword, removeSecondFactor } from './accounts.ts'
import { deleteInvitationTo } from './invitations.ts'
import { endMailTokens } from './mail-tokens.ts'
import type { Database, Tx } from './open.ts'
import { endSessions } from './sessions.ts'

interface Account {
  id: string
  /** In lower case. */
  email: string
}

/** Passwords, providers, sessions, the second factor, mailed links, push subscriptions, and whether notices are stopped. */
async function endEveryWayIn(tx: Tx, userId: string, keptProvider?: string): Promise<void> {
  await removeSecondFactor(tx, userId)
  await endMailTokens(tx, userId)
  await endSessions(tx, userId)
  await tx
    .deleteFrom('accounts')
    .where('userId', '=', userId)
    .$call((query) => (keptProvider === undefined ? query : query.where('providerId', '!=', keptProvider)))
    .execute()
  await tx.deleteFrom('stopped_notices').where('user_id', '=', userId).execute()
}

/** @returns false if it was confirmed before, or the account no longer exists; then nothing changes. */
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
 * Gives an unconfirmed account to the proven owner of its address alone.
 * @param keptProvider the provider that has just proven it.
 * @returns false if it was confirmed before; then nothing changes.
 */
export async function giveToMailsOwner(tx: Tx, account: Account, keptProvider?: string): Promise<boolean> {
  if (!(await markProven(tx, account))) return false
  await endEveryWayIn(tx, account.id, keptProvider)
  return true
}

/**
 * Gives an account another address, which its person has just proven, and ends the mailed links of the one before. That one
 * is kept with the account if it was confirmed, for what was written from it.
 * @returns false if the new one has an account; then nothing changes.
 */
export async function moveAddress(
  tx: Tx,
  clock: Clock,
  { id, email, emailVerified }: Account & { emailVerified: boolean },
  next: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email: next, emailVerified: 1, updatedAt: new Date(clock.now()).toISOString() })
    .where('id', '=', id)
    .where(({ not, exists }) =>
      not(exists(tx.selectFrom('users as other').select('other.id').where('other.email', '=', next))),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('former_addresses').where('user_id', '=', id).where('email', '=', next).execute()
  if (emailVerified) {
    await tx
      .insertInto('former_addresses')
      .values({ user_id: id, email, left_at: clock.now() })
      .onConflict((conflict) => conflict.columns(['user_id', 'email']).doUpdateSet({ left_at: clock.now() }))
      .execute()
  }
  await deleteInvitationTo(tx, next)
  await endMailTokens(tx, id)
  return true
}

export interface FormerAddress {
  email: string
  /** When it was left: what came from it or to it later may be another person's. */
  leftAt: number
}

/**
 * Addresses that an account had before, unless somebody else has proven one by now. An account that is not confirmed
 * may be anybody's and takes nothing away.
 */
export async function listFormerAddresses(db: Database | Tx, userId: string): Promise<FormerAddress[]> {
  return await db
    .selectFrom('former_addresses')
    .leftJoin('users', (join) =>
      join.onRef('users.email', '=', 'former_addresses.email').on('users.emailVerified', '=', 1),
    )
    .select(['former_addresses.email', 'left_at as leftAt'])
    .where('user_id', '=', userId)
    .where('users.id', 'is', null)
    .orderBy('left_at')
    .execute()
}

/**
 * Gives an account to the person who configures the site and has this password. Enables it and removes the second factor,
 * which they may have lost.
 */
export async function handOverAccount(tx: Tx, clock: Clock, userId: string, passwordHash: string): Promise<void> {
  await endEveryWayIn(tx, userId)
  await tx.updateTable('users').set({ isDisabled: 0, emailVerified: 1 }).where('id', '=', userId).execute()
  await putPassword(tx, clock, userId, passwordHash)
}
