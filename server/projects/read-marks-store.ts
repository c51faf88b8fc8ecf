/** Table of how far clients have read the owner's messages. */
import type { Database, Tx } from '#server/db/open.ts'

/** Number of the owner's messages that a client has not read, by project id. */
export async function countUnread(db: Database, userId: string, projectIds: string[]): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('project_messages as message')
    .leftJoin('read_threads as read', (join) =>
      join.onRef('read.project_id', '=', 'message.project_id').on('read.user_id', '=', userId),
    )
    .select(['message.project_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('message.project_id', 'in', projectIds)
    .where('message.author', '=', 'owner')
    .where((eb) => eb.or([eb('read.read_at', 'is', null), eb('message.sent_at', '>', eb.ref('read.read_at'))]))
    .groupBy('message.project_id')
    .execute()
  return new Map(rows.map(({ project_id, count }) => [project_id, count]))
}

/** @returns time of the newest of the owner's messages that the client has read; 0 if none. */
export async function readUntil(db: Database, projectId: string, userId: string): Promise<number> {
  const row = await db
    .selectFrom('read_threads')
    .select('read_at')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.read_at ?? 0
}

/** @param until time of the newest message that was read; nothing becomes unread again. */
export async function markThreadRead(tx: Tx, projectId: string, userId: string, until: number): Promise<void> {
  await tx
    .insertInto('read_threads')
    .values({ project_id: projectId, user_id: userId, read_at: until })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'user_id'])
        .doUpdateSet({ read_at: until })
        .where('read_threads.read_at', '<', until),
    )
    .execute()
}
