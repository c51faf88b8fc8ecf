/** Reads sessions as each request needs them. better-auth, which makes and ends them, would ask twice for what is here one statement. */
import type { Database } from './open.ts'

/** A session with whom it belongs to; undefined if there is none of this token, or its time is over. */
export async function findLiveSession(db: Database, token: string, now: Date) {
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
