/** Reads sessions for each request with one statement, where better-auth would need two. */
import type { Database, Tx } from './open.ts'

/** A session with its user; undefined if unknown or expired. */
export async function findLiveSession(db: Database | Tx, token: string, now: Date) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id as sessionId', 'sessions.expiresAt', 'sessions.createdAt', 'sessions.codeGiven'])
    .select(['users.id', 'users.email', 'users.emailVerified', 'users.firstName', 'users.lastName', 'users.image'])
    .select(['users.isAdmin', 'users.language', 'users.isDisabled', 'users.hasSecondFactor'])
    .where('sessions.token', '=', token)
    .executeTakeFirst()
  if (!row) return undefined
  const expiresAt = new Date(row.expiresAt)
  if (expiresAt <= now) return undefined
  const { sessionId, createdAt, codeGiven, ...user } = row
  return {
    session: { id: sessionId, token, expiresAt, createdAt: new Date(createdAt), codeGiven: Boolean(codeGiven) },
    user: {
      ...user,
      emailVerified: Boolean(user.emailVerified),
      isAdmin: Boolean(user.isAdmin),
      isDisabled: Boolean(user.isDisabled),
      hasSecondFactor: Boolean(user.hasSecondFactor),
    },
  }
}
