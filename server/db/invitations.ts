/** Invitations to register. */
import { createHash, randomBytes } from 'node:crypto'
import { LINK_MS } from '#contract/accounts/mailed-links.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Tx } from './open.ts'

const digest = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Replaces an earlier invitation to the address. @returns the token for the mail, stored only as a digest. */
export async function insertInvitation(tx: Tx, clock: Clock, email: string) {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const row = {
    id: crypto.randomUUID(),
    email: email.toLowerCase(),
    invited_at: now,
    expires_at: now + LINK_MS.invitation,
  }
  await tx.deleteFrom('invitations').where('email', '=', row.email).execute()
  await tx
    .insertInto('invitations')
    .values({ ...row, token_hash: digest(token) })
    .execute()
  return { token, row }
}

export async function openInvitations(db: Database, clock: Clock) {
  return await db
    .selectFrom('invitations')
    .select(['id', 'email', 'invited_at', 'expires_at'])
    .where('expires_at', '>', clock.now())
    .orderBy('invited_at', 'desc')
    .execute()
}

/** The address that may register with the token; undefined if the token is invalid or expired. */
export async function invitedAddress(db: Database | Tx, clock: Clock, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('invitations')
    .select('email')
    .where('token_hash', '=', digest(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return row?.email
}

/** @returns the expiry of the address's invitation; undefined without one. */
export async function invitedUntil(db: Database | Tx, clock: Clock, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('invitations')
    .select('expires_at')
    .where('email', '=', email.toLowerCase())
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return row?.expires_at
}

export const isInvited = async (db: Database, clock: Clock, email: string): Promise<boolean> =>
  (await invitedUntil(db, clock, email)) !== undefined

/** Deletes it after use, or when the account exists. */
export async function deleteInvitationTo(db: Database | Tx, email: string): Promise<void> {
  await db.deleteFrom('invitations').where('email', '=', email.toLowerCase()).execute()
}

/** @returns the invited address; undefined without such an invitation. */
export async function deleteInvitation(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.deleteFrom('invitations').where('id', '=', id).returning('email').executeTakeFirst()
  return row?.email
}
