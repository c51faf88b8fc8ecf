/** Sessions: reads them for each request with one statement, where better-auth would need two, and ends them. */
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

/** Which sessions end; all, unless told. */
interface Ended {
  only?: string | undefined
  except?: string
}

/**
 * Ends sessions, and push messages to the devices that were added in them. Of a session that merely expires the devices are
 * told further: they are for people who have not looked for a while. @returns whether there were any.
 */
export async function endSessions(tx: Tx, userId: string, { only, except }: Ended = {}): Promise<boolean> {
  await endDevices(tx, userId, { only, ...(except !== undefined && { except }) })
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions, but not the devices of the one that continues under another token. */
export async function endSessionsButDevicesOf(tx: Tx, userId: string, continued: string): Promise<void> {
  await endDevices(tx, userId, { except: continued })
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
}

/** Hands the devices of a session over to the one that continues it. */
export async function passDevicesOn(db: Database, from: string, toToken: string): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set((eb) => ({ session_id: eb.selectFrom('sessions').select('id').where('token', '=', toToken) }))
    .where('session_id', '=', from)
    .execute()
}

async function endDevices(tx: Tx, userId: string, { only, except }: Ended): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('session_id', '=', only ?? ''))
    .$if(except !== undefined, (query) =>
      query.where((eb) => eb.or([eb('session_id', 'is', null), eb('session_id', '!=', except ?? '')])),
    )
    .execute()
}
