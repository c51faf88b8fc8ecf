/** Tokens of links in mails: good once, for a while, and kept as digests. In better-auth's table, which sweeping knows. */
import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Database, Tx } from './open.ts'

export type MailTokenKind = 'reset-password' | 'magic-link'

/** Of a token that was asked for where there is no account. */
const NOBODY = ''

const identify = (kind: MailTokenKind, token: string) =>
  createHash('sha256').update(`${kind}:${token}`).digest('base64url')

const iso = (at: number) => new Date(at).toISOString()

/** @param userId undefined: nobody's; as much is written. @returns the token for the mail, which is nowhere else. */
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

/** @returns whose it is; undefined if it was used, is too old, or none. */
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

/** Uses it up. @returns false if somebody else has, or it has ended. */
export async function useMailToken(tx: Tx, kind: MailTokenKind, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('verifications')
    .where('identifier', '=', identify(kind, token))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Links that were mailed for the account and not used yet lead nowhere any more. */
export async function endMailTokens(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', userId).execute()
}
