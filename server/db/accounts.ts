/** What this site itself asks and does about accounts, beside what better-auth does. */
import { wholeName } from '../../contract/person-name.ts'
import type { Clock } from '../clock.ts'
import { type Database, locksRows, type Tx } from './open.ts'

export interface NewUser {
  email: string
  firstName: string
  lastName: string
  isAdmin: boolean
  language: string
  passwordHash: string
}

/** `providerId` of an account that is a password (better-auth's own word). */
const PASSWORD = 'credential'

const iso = (clock: Clock) => new Date(clock.now()).toISOString()
/** Both engines take it for a boolean. */
const flag = (value: boolean) => (value ? 1 : 0)

export async function findUserByEmail(db: Database | Tx, email: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'language', 'isAdmin', 'emailVerified'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row && { ...row, isAdmin: Boolean(row.isAdmin), emailVerified: Boolean(row.emailVerified) }
}

export async function hasAdmin(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('isAdmin', '=', 1).executeTakeFirst()) !== undefined
}

/** Whether somebody else can run the site. No other transaction can take that from them before this one ends. */
export async function hasOtherAdmin(tx: Tx, userId: string): Promise<boolean> {
  const admins = tx.selectFrom('users').select('id').where('isAdmin', '=', 1).where('isDisabled', '=', 0).orderBy('id')
  const rows = await (locksRows(tx) ? admins.forUpdate() : admins).execute()
  return rows.some(({ id }) => id !== userId)
}

/** Whoever else wants to hold the account waits until this transaction ends. */
export async function holdUser(tx: Tx, userId: string): Promise<void> {
  const row = tx.selectFrom('users').select('id').where('id', '=', userId)
  await (locksRows(tx) ? row.forUpdate() : row).execute()
}

/** Sessions and ways to sign in go along (`on delete cascade`). */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', userId).execute()
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}

/** Mails to the person, and those that tell the owner what they wrote. */
export async function eraseMails(tx: Tx, email: string): Promise<void> {
  const literal = JSON.stringify(email).replace(/[\\%_]/g, '\\$&')
  await tx
    .deleteFrom('outbox')
    .where((eb) => eb(eb.fn('lower', ['payload']), 'like', eb.val(`%"address":${literal}%`)))
    .execute()
}

/** No code is asked for any more. */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .updateTable('users')
    .set({ hasSecondFactor: flag(false) })
    .where('id', '=', userId)
    .execute()
}

/** @returns false if the address was taken meanwhile. */
export async function insertUser(tx: Tx, clock: Clock, user: NewUser): Promise<boolean> {
  const now = iso(clock)
  const id = crypto.randomUUID()
  const inserted = await tx
    .insertInto('users')
    .values({
      id,
      name: wholeName(user),
      email: user.email.toLowerCase(),
      // Whoever sets up the site says so.
      emailVerified: flag(true),
      image: null,
      createdAt: now,
      updatedAt: now,
      firstName: user.firstName,
      lastName: user.lastName,
      isAdmin: flag(user.isAdmin),
      language: user.language,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await insertPassword(tx, clock, id, user.passwordHash)
  return true
}

async function insertPassword(tx: Tx, clock: Clock, userId: string, password: string): Promise<void> {
  const now = iso(clock)
  const row = { id: crypto.randomUUID(), accountId: userId, providerId: PASSWORD, userId, password }
  await tx
    .insertInto('accounts')
    .values({ ...row, createdAt: now, updatedAt: now })
    .execute()
}

export async function findPasswordHash(db: Database | Tx, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', PASSWORD)
    .executeTakeFirst()
  return row?.password ?? undefined
}

/**
 * Hands an account over to whoever has this password: every other way in, and every sign-in, ends. It is enabled, and asks for
 * no code: whoever sets up the site may have lost theirs.
 */
export async function handOverAccount(tx: Tx, clock: Clock, userId: string, passwordHash: string): Promise<void> {
  await removeSecondFactor(tx, userId)
  await tx
    .updateTable('users')
    .set({ isDisabled: flag(false) })
    .where('id', '=', userId)
    .execute()
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
  await tx.deleteFrom('accounts').where('userId', '=', userId).execute()
  await insertPassword(tx, clock, userId, passwordHash)
}

export async function makeAdmin(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ isAdmin: flag(true), emailVerified: flag(true) })
    .where('id', '=', userId)
    .execute()
}

/**
 * Somebody who reads the address's mail has set the password. Other services that were linked before, by whoever registered
 * an address that was not theirs, lead in no more.
 */
export async function proveByMail(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('accounts').where('userId', '=', userId).where('providerId', '!=', PASSWORD).execute()
  await tx
    .updateTable('users')
    .set({ emailVerified: flag(true) })
    .where('id', '=', userId)
    .execute()
}

export async function updateLanguage(db: Database, userId: string, language: string): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute()
}
