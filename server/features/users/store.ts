/** Accounts and sessions, as the owner manages them. */
import type { SelectQueryBuilder } from 'kysely'
import type { ListedUser, UserSession } from '#contract/accounts/users.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { containsText } from '#server/db/contains-text.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { beforeCursor, cutPage, readCursor } from '#server/db/page.ts'
import type { Tables } from '#server/db/tables/tables.ts'

const columns = [
  'id',
  'email',
  'emailVerified',
  'firstName',
  'lastName',
  'isAdmin',
  'isDisabled',
  'hasSecondFactor',
  'createdAt',
] as const

/** With their valid sessions. @param now epoch milliseconds. */
const listed = (db: Database | Tx, now: number) =>
  db
    .selectFrom('users')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('sessions.userId', '=', 'users.id')
        .where('sessions.expiresAt', '>', iso(now))
        .where((inner) => inner.or([inner('users.hasSecondFactor', '=', 0), inner('sessions.codeGiven', '=', 1)]))
        .as('sessions'),
    )

type Row = ReturnType<typeof listed> extends SelectQueryBuilder<Tables, 'users', infer Output> ? Output : never

const present = ({ createdAt, sessions, ...row }: Row): ListedUser => ({
  ...row,
  emailVerified: Boolean(row.emailVerified),
  isAdmin: Boolean(row.isAdmin),
  isDisabled: Boolean(row.isDisabled),
  hasSecondFactor: Boolean(row.hasSecondFactor),
  registeredAt: epoch(createdAt),
  sessions: sessions ?? 0,
})

/** PostgreSQL gives a date back. */
const iso = (at: number): string | Date => new Date(at).toISOString()
const epoch = (time: string | Date) => new Date(time).getTime()

export async function userPage(db: Database, now: number, search: string, after: string | undefined) {
  const cursor = readCursor(after)
  const rows = await listed(db, now)
    .$if(search.trim() !== '', (query) =>
      query.where((eb) => eb.or(['name', 'email'].map((column) => containsText(column, search.trim())))),
    )
    .where(beforeCursor('createdAt', 'id', cursor && { at: iso(cursor.at), id: cursor.id }))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  return cutPage(rows.map(present), ({ registeredAt }) => registeredAt)
}

export async function findUser(db: Database | Tx, now: number, id: string): Promise<ListedUser | undefined> {
  const row = await listed(db, now).where('id', '=', id).executeTakeFirst()
  return row && present(row)
}

export async function updateRole(tx: Tx, id: string, isAdmin: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set({ isAdmin: isAdmin ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

export async function updateAccess(tx: Tx, id: string, isDisabled: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set({ isDisabled: isDisabled ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

export async function sessionsOf(db: Database, now: number, userId: string): Promise<UserSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'sessions.createdAt', 'sessions.updatedAt', 'sessions.userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', iso(now))
    .where((eb) => eb.or([eb('users.hasSecondFactor', '=', 0), eb('sessions.codeGiven', '=', 1)]))
    .orderBy('sessions.updatedAt', 'desc')
    .execute()
  return rows.map(({ id, createdAt, updatedAt, userAgent }) => ({
    id,
    signedInAt: epoch(createdAt),
    lastUsedAt: epoch(updatedAt),
    userAgent: userAgent ?? '',
  }))
}
