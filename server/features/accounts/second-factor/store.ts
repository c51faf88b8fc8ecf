/** Tables of second factors, recovery codes, and sessions that passed them. */
import type { Database, Tx } from '#server/db/open.ts'
import { endSessions } from '#server/db/sessions.ts'

/** Replaces an unconfirmed one. */
export async function putSecret(tx: Tx, userId: string, encrypted: string): Promise<void> {
  await tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret: encrypted, last_step: 0 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret: encrypted, last_step: 0 }))
    .execute()
}

export async function findSecret(db: Database | Tx, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('second_factors').select('secret').where('user_id', '=', userId).executeTakeFirst()
  return row?.secret
}

/** Marks a code of this time step as used. @returns false if it, or a later one, was used before. */
export async function useStep(db: Database | Tx, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns false if the code does not exist or was used. */
export async function useRecoveryCode(db: Database | Tx, userId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Activates it and ends every other session. @returns false if it was active already. */
export async function switchOn(tx: Tx, userId: string, sessionId: string, codeHashes: string[]): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ hasSecondFactor: 1 })
    .where('id', '=', userId)
    .where('hasSecondFactor', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await endSessions(tx, userId, { except: sessionId })
  await tx.updateTable('sessions').set({ codeGiven: 1 }).where('id', '=', sessionId).execute()
  const rows = codeHashes.map((code_hash) => ({ user_id: userId, code_hash }))
  await tx.insertInto('recovery_codes').values(rows).execute()
  return true
}

/** Marks the session as verified. @returns false if it has ended. */
export async function markCodeGiven(db: Database | Tx, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ codeGiven: 1 })
    .where('token', '=', token)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
