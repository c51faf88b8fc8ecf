/** Tables of messages, updates, requests and meetings. */
import type { Database, Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'

export async function listMessages(db: Database, projectId: string) {
  return await db
    .selectFrom('project_messages')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('sent_at')
    .orderBy('id')
    .execute()
}

export async function insertMessage(tx: Tx, row: Tables['project_messages']): Promise<void> {
  await tx.insertInto('project_messages').values(row).execute()
}

export async function listPostedUpdates(db: Database, projectId: string) {
  return await db
    .selectFrom('project_updates')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function insertUpdate(tx: Tx, row: Tables['project_updates']): Promise<void> {
  await tx.insertInto('project_updates').values(row).execute()
}

export async function listUpdateRequests(db: Database, projectId: string) {
  return await db
    .selectFrom('update_requests')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('requested_at', 'desc')
    .execute()
}

export async function findOpenRequest(db: Database | Tx, projectId: string) {
  return await db
    .selectFrom('update_requests')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
}

/** @returns false if one is open already. */
export async function insertUpdateRequest(tx: Tx, row: Tables['update_requests']): Promise<boolean> {
  const inserted = await tx
    .insertInto('update_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function closeUpdateRequests(tx: Tx, projectId: string, at: number): Promise<void> {
  await tx
    .updateTable('update_requests')
    .set({ answered_at: at })
    .where('project_id', '=', projectId)
    .where('answered_at', 'is', null)
    .execute()
}

export async function listProposals(db: Database, projectId: string) {
  return await db
    .selectFrom('meeting_proposals')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

export async function insertProposal(tx: Tx, row: Tables['meeting_proposals']): Promise<void> {
  await tx.insertInto('meeting_proposals').values(row).execute()
}
