/** Tables of milestones and clients' decisions. */
import { type Database, locksRows, type Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'

export async function listMilestoneRows(db: Database | Tx, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return await db
    .selectFrom('milestones')
    .selectAll()
    .where('project_id', 'in', projectIds)
    .orderBy('position')
    .execute()
}

/** For all milestones of these projects, oldest first. */
export async function listDecisions(db: Database | Tx, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return await db
    .selectFrom('milestone_decisions')
    .innerJoin('milestones', 'milestones.id', 'milestone_decisions.milestone_id')
    .selectAll('milestone_decisions')
    .select('milestones.title')
    .where('milestones.project_id', 'in', projectIds)
    .orderBy('decided_at')
    .orderBy('milestone_decisions.delivery')
    .execute()
}

/** Locked until the transaction ends, so that only one of several concurrent decisions is first. */
export async function holdMilestone(tx: Tx, projectId: string, id: string) {
  const row = tx.selectFrom('milestones').selectAll().where('id', '=', id).where('project_id', '=', projectId)
  return await (locksRows(tx) ? row.forUpdate() : row).executeTakeFirst()
}

export async function findDecision(tx: Tx, milestoneId: string, delivery: number) {
  return await tx
    .selectFrom('milestone_decisions')
    .selectAll()
    .where('milestone_id', '=', milestoneId)
    .where('delivery', '=', delivery)
    .executeTakeFirst()
}

export async function insertDecision(tx: Tx, row: Tables['milestone_decisions']): Promise<void> {
  await tx.insertInto('milestone_decisions').values(row).execute()
}

/** A milestone sent back for changes is in progress again. */
export async function takeUpAgain(tx: Tx, milestoneId: string): Promise<void> {
  await tx
    .updateTable('milestones')
    .set({ status: 'in-progress', completed_at: null })
    .where('id', '=', milestoneId)
    .execute()
}
