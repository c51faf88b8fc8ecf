/** Reads and writes whole projects for export and import. */
import type { Database, Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'

/** A project's rows, table by table. */
export const parts = [
  'milestones',
  'team_members',
  'project_expenses',
  'metric_readings',
  'project_messages',
  'project_updates',
  'update_requests',
  'meeting_proposals',
] as const
export type Part = (typeof parts)[number]
export type Rows = { [Name in Part]: Tables[Name][] } & { milestone_decisions: Tables['milestone_decisions'][] }

/** @param id undefined for all projects. Oldest project first. */
export async function readProjects(db: Database | Tx, id: string | undefined) {
  return await db
    .selectFrom('projects')
    .leftJoin('users', 'users.id', 'projects.client_id')
    .selectAll('projects')
    .select('users.email')
    .$call((query) => (id === undefined ? query : query.where('projects.id', '=', id)))
    .orderBy('created_at')
    .orderBy('projects.id')
    .execute()
}

export async function readParts(db: Database | Tx, projectId: string | undefined): Promise<Rows> {
  const read = async (table: Part) =>
    await db
      .selectFrom(table)
      .selectAll()
      .$call((query) => (projectId === undefined ? query : query.where('project_id', '=', projectId)))
      .orderBy('id')
      .execute()
  const decisions = db
    .selectFrom('milestone_decisions')
    .innerJoin('milestones', 'milestones.id', 'milestone_id')
    .selectAll('milestone_decisions')
    .$call((query) => (projectId === undefined ? query : query.where('project_id', '=', projectId)))
    .orderBy('milestone_decisions.delivery')
  const rows: Partial<Record<Part, unknown[]>> = {}
  for (const table of parts) rows[table] = await read(table)
  return { ...rows, milestone_decisions: await decisions.execute() } as Rows
}

/** Tables of people's words and decisions, which an import adds but never changes. */
const said: readonly Part[] = ['project_messages', 'project_updates', 'update_requests', 'meeting_proposals']

/**
 * Writes rows of one table, by id. @returns false if an id belongs to another project; then nothing is written.
 */
export async function mergeRow(tx: Tx, table: Part, row: Rows[Part][number]): Promise<boolean> {
  const { id, project_id, ...change } = row
  const there = await tx.selectFrom(table).select('project_id').where('id', '=', id).executeTakeFirst()
  if (there && there.project_id !== project_id) return false
  // Only one request for an update can be open.
  if (!there)
    await tx
      .insertInto(table)
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else if (!said.includes(table)) await tx.updateTable(table).set(change).where('id', '=', id).execute()
  return true
}

/** An import never changes a client's decision. */
export async function insertDecisions(tx: Tx, rows: Tables['milestone_decisions'][]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('milestone_decisions')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['milestone_id', 'delivery']).doNothing())
    .execute()
}

export async function emailOf(tx: Tx, userId: string): Promise<string | undefined> {
  const user = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return user?.email
}
