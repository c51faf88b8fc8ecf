/** The site's own queries about accounts, beside better-auth's. */
import type { Selectable } from 'kysely'
import { wholeName } from '#contract/content/person-name.ts'
import type { Clock } from '#server/clock.ts'
import { containsText } from './contains-text.ts'
import { type Database, locksRows, type Tx } from './open.ts'
import type { Tables } from './tables/tables.ts'

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
/** Both engines accept it as a boolean. */
const flag = (value: boolean) => (value ? 1 : 0)

const columns = ['id', 'email', 'language', 'isAdmin', 'emailVerified', 'isDisabled'] as const

export async function findUserByEmail(db: Database | Tx, email: string) {
  const row = await db.selectFrom('users').select(columns).where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row && present(row)
}

/** Locks the account with the address until this transaction ends, as `holdUsers` does. */
export async function holdUserByEmail(tx: Tx, email: string) {
  const row = tx.selectFrom('users').select(columns).where('email', '=', email.toLowerCase())
  const held = await (locksRows(tx) ? row.forUpdate() : row).executeTakeFirst()
  return held && present(held)
}

export async function findUserById(db: Database | Tx, id: string) {
  const row = await db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
  return row && present(row)
}

const present = ({
  isAdmin,
  emailVerified,
  isDisabled,
  ...row
}: Pick<Selectable<Tables['users']>, (typeof columns)[number]>) => ({
  ...row,
  isAdmin: Boolean(isAdmin),
  emailVerified: Boolean(emailVerified),
  isDisabled: Boolean(isDisabled),
})

export async function hasAdmin(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('isAdmin', '=', 1).executeTakeFirst()) !== undefined
}

/** The address of the admin whose account is the oldest; empty if there is none. */
export async function firstAdmin(db: Database): Promise<string> {
  const admins = db.selectFrom('users').select('email').where('isAdmin', '=', 1).orderBy('createdAt').orderBy('id')
  return (await admins.limit(1).executeTakeFirst())?.email ?? ''
}

/** Whether somebody else can run the site. No other transaction can take that from them before this one ends. */
export async function hasOtherAdmin(tx: Tx, userId: string): Promise<boolean> {
  const admins = tx.selectFrom('users').select('id').where('isAdmin', '=', 1).where('isDisabled', '=', 0).orderBy('id')
  const rows = await (locksRows(tx) ? admins.forUpdate() : admins).execute()
  return rows.some(({ id }) => id !== userId)
}

/** Other accounts that a transaction changes or counts beside its person's own. */
export interface AlsoHeld {
  id?: string | undefined
  /** Every admin's, for `hasOtherAdmin`. */
  admins?: boolean
}

/**
 * Locks accounts until this transaction ends. A session being created for one of them waits too: on
 * PostgreSQL inserting a row that refers to a locked one waits as well. Call it before anything else is written, and once:
 * accounts that are locked in the order of their ids, and before all other rows, leave no two transactions waiting for each
 * other.
 * @returns whether the first account exists.
 */
export async function holdUsers(tx: Tx, userId: string, { id, admins = false }: AlsoHeld = {}): Promise<boolean> {
  const accounts = tx
    .selectFrom('users')
    .select('id')
    .where((eb) =>
      eb.or([eb('id', 'in', id === undefined ? [userId] : [userId, id]), ...(admins ? [eb('isAdmin', '=', 1)] : [])]),
    )
    .orderBy('id')
  const rows = await (locksRows(tx) ? accounts.forUpdate() : accounts).execute()
  return rows.some((row) => row.id === userId)
}

export const holdUser = (tx: Tx, userId: string): Promise<boolean> => holdUsers(tx, userId)

/** Mailed links of a user: some rows hold the account's id, others JSON with the address. */
export async function eraseMailedLinks(tx: Tx, userId: string, address: string): Promise<void> {
  await tx
    .deleteFrom('verifications')
    .where((eb) => eb.or([containsText('value', userId), containsText('value', JSON.stringify(address))]))
    .execute()
}

/** Sessions and sign-in methods are deleted too (`on delete cascade`). */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}

/**
 * Removes the second factor, and ends the sign-ins that wait for its code: without it they would count. Hold the user first,
 * so that a sign-in of this moment either ends here too or sees that no code is needed.
 */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ hasSecondFactor: flag(false) })
    .where('id', '=', userId)
    .where('hasSecondFactor', '=', flag(true))
    .executeTakeFirst()
  // One that was set up and never switched on has kept nobody waiting.
  if (numUpdatedRows === 0n) return
  await tx.deleteFrom('sessions').where('userId', '=', userId).where('codeGiven', '=', flag(false)).execute()
}

/** Whether sign-ins to the account need a code. */
export async function hasSecondFactor(db: Database | Tx, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('hasSecondFactor').where('id', '=', userId).executeTakeFirst()
  return Boolean(row?.hasSecondFactor)
}

/** @param isProven whether the address is confirmed. @returns the id; undefined if the address was taken meanwhile. */
export async function insertUser(tx: Tx, clock: Clock, user: NewUser, isProven = true): Promise<string | undefined> {
  const now = iso(clock)
  const id = crypto.randomUUID()
  const inserted = await tx
    .insertInto('users')
    .values({
      id,
      name: wholeName(user),
      email: user.email.toLowerCase(),
      emailVerified: flag(isProven),
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
  if (!inserted) return undefined
  await insertPassword(tx, clock, id, user.passwordHash)
  return id
}

/** Replaces the account's name. */
export async function updateName(tx: Tx, userId: string, user: Pick<NewUser, 'firstName' | 'lastName'>): Promise<void> {
  const { firstName, lastName } = user
  await tx
    .updateTable('users')
    .set({ name: wholeName(user), firstName, lastName })
    .where('id', '=', userId)
    .execute()
}

async function insertPassword(tx: Tx, clock: Clock, userId: string, password: string): Promise<void> {
  const now = iso(clock)
  const row = { id: crypto.randomUUID(), accountId: userId, providerId: PASSWORD, userId, password }
  await tx
    .insertInto('accounts')
    .values({ ...row, createdAt: now, updatedAt: now })
    .execute()
}

/** Replaces the account's password. */
export async function putPassword(tx: Tx, clock: Clock, userId: string, hash: string): Promise<void> {
  await tx.deleteFrom('accounts').where('userId', '=', userId).where('providerId', '=', PASSWORD).execute()
  await insertPassword(tx, clock, userId, hash)
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

export async function makeAdmin(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ isAdmin: flag(true) })
    .where('id', '=', userId)
    .execute()
}

/** Whether the account is still linked to this provider. */
export async function hasProvider(db: Database, userId: string, providerId: string): Promise<boolean> {
  const link = db.selectFrom('accounts').select('id').where('userId', '=', userId).where('providerId', '=', providerId)
  return (await link.executeTakeFirst()) !== undefined
}

export async function updateLanguage(tx: Tx, userId: string, language: string): Promise<void> {
  await tx.updateTable('users').set({ language }).where('id', '=', userId).execute()
}
