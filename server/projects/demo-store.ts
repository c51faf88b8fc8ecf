/** Writes the sample projects. */
import type { Database, Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'

/** All rows of one project. */
export interface WholeProject {
  projects: Tables['projects']
  project_expenses: Tables['project_expenses'][]
  milestones: Tables['milestones'][]
  milestone_decisions: Tables['milestone_decisions'][]
  metric_readings: Tables['metric_readings'][]
  team_members: Tables['team_members'][]
  documents: Tables['documents'][]
  project_messages: Tables['project_messages'][]
  project_updates: Tables['project_updates'][]
  update_requests: Tables['update_requests'][]
  meeting_proposals: Tables['meeting_proposals'][]
  read_threads: Tables['read_threads'][]
}

/** Those that are there, or were until the owner deleted them. */
export async function madeBefore(db: Database | Tx, ids: string[]): Promise<Set<string>> {
  const there = db.selectFrom('projects').select('id').where('id', 'in', ids)
  const deleted = db.selectFrom('deleted_demo_projects').select('id').where('id', 'in', ids)
  return new Set((await there.union(deleted).execute()).map(({ id }) => id))
}

/** @returns false if it exists; then nothing is written. */
export async function insertWhole(tx: Tx, { projects, ...parts }: WholeProject): Promise<boolean> {
  const inserted = await tx
    .insertInto('projects')
    .values(projects)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  for (const [table, rows] of Object.entries(parts)) {
    if (rows.length > 0)
      await tx
        .insertInto(table as keyof typeof parts)
        .values(rows)
        .execute()
  }
  return true
}

/** No start makes it again. */
export async function markDemoDeleted(tx: Tx, id: string): Promise<void> {
  await tx
    .insertInto('deleted_demo_projects')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Moves the sample projects with the demonstration client's address. */
export async function giveDemoTo(db: Database, clientId: string): Promise<void> {
  await db
    .updateTable('projects')
    .set({ client_id: clientId })
    .where('is_demo', '=', 1)
    .where((eb) => eb.or([eb('client_id', 'is', null), eb('client_id', '!=', clientId)]))
    .execute()
}
