/** Tokens of mailed links: single-use, expiring, stored as digests in better-auth's table, which is swept. */
import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Database, Tx } from './open.ts'

export type MailTokenKind = 'reset-password' | 'magic-link'

/** For a token requested without an account. */
const NOBODY = ''

const identify = (kind: MailTokenKind, token: string) =>
  createHash('sha256').update(`${kind}:${token}`).digest('base64url')

const iso = (at: number) => new Date(at).toISOString()

/** @param userId undefined without an account; writes as much. @returns the token for the mail, stored only as a digest. */
export async function insertMailToken(
  tx: Tx,
  clock: Clock,
  kind: MailTokenKind,
  userId: string | undefined,
  forMs: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = iso(clock.now())
  const row = { id: crypto.randomUUID(), identifier: identify(kind, token), value: userId ?? NOBODY }
  await tx
    .insertInto('verifications')
    .values({ ...row, expiresAt: iso(clock.now() + forMs), createdAt: now, updatedAt: now })
    .execute()
  return token
}

/** @returns the user id; undefined if used, expired or unknown. */
export async function findMailToken(
  db: Database | Tx,
  clock: Clock,
  kind: MailTokenKind,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identify(kind, token))
    .where('expiresAt', '>', iso(clock.now()))
    .executeTakeFirst()
  return row?.value || undefined
}

/** Marks it as used. @returns false if it was used or has expired meanwhile. */
export async function useMailToken(tx: Tx, kind: MailTokenKind, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('verifications')
    .where('identifier', '=', identify(kind, token))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Invalidates the account's unused mailed links. */
export async function endMailTokens(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', userId).execute()
}
