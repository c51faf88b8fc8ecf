/** Tables of projects and their plans. */
import { PAGE_SIZE } from '#contract/page.ts'
import { containsText } from '#server/db/contains-text.ts'
import { type Database, locksRows, type Tx } from '#server/db/open.ts'
import { beforeCursor, cutPage, readCursor } from '#server/db/page.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { lastActivity } from './store.ts'

const CLIENTS_FOUND = 10

const withClient = (db: Database | Tx) =>
  db
    .selectFrom('projects')
    .leftJoin('users', 'users.id', 'projects.client_id')
    .select(['invited_email', 'users.email', 'users.name as client_name'])

export async function projectsPage(db: Database, after: string | undefined, search = '') {
  const cursor = readCursor(after)
  const rows = await withClient(db)
    .select(['projects.id', 'projects.name', 'status', 'progress', 'expected_delivery', 'is_demo', 'created_at'])
    .where(beforeCursor('created_at', 'projects.id', cursor))
    .$if(search !== '', (query) =>
      query.where(({ or }) =>
        or(
          ['projects.name', 'users.email', 'users.name', 'invited_email'].map((column) => containsText(column, search)),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  return cutPage(rows, ({ created_at }) => created_at)
}

/** Accounts with a confirmed address. */
export async function searchAccounts(db: Database, search: string) {
  return await db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('emailVerified', '=', 1)
    .where(({ or }) => or([containsText('email', search), containsText('name', search)]))
    .orderBy('email')
    .limit(CLIENTS_FOUND)
    .execute()
}

export async function findWithClient(db: Database | Tx, id: string) {
  return await withClient(db)
    .selectAll('projects')
    .select(lastActivity)
    .where('projects.id', '=', id)
    .executeTakeFirst()
}

/** Locked until the transaction ends, so that one of two concurrent changes is first. */
export async function holdProject(tx: Tx, id: string) {
  const row = tx.selectFrom('projects').selectAll().where('id', '=', id)
  return await (locksRows(tx) ? row.forUpdate() : row).executeTakeFirst()
}

export async function insertProject(tx: Tx, row: Tables['projects']): Promise<void> {
  await tx.insertInto('projects').values(row).execute()
}

export async function updateProject(tx: Tx, id: string, change: Partial<Tables['projects']>): Promise<void> {
  await tx.updateTable('projects').set(change).where('id', '=', id).execute()
}

/** @returns the keys of its documents' files. */
export async function removeProject(tx: Tx, id: string): Promise<string[]> {
  const files = await tx.deleteFrom('documents').where('project_id', '=', id).returning('file_key').execute()
  await tx.deleteFrom('projects').where('id', '=', id).execute()
  return files.map(({ file_key }) => file_key)
}

type Planned = Pick<Tables['milestones'], 'id' | 'project_id' | 'position' | 'title' | 'due_date' | 'deliverables'>

/** Replaces a project's milestones. @returns ids that belong to another project. */
export async function replaceMilestones(tx: Tx, projectId: string, rows: Planned[]): Promise<string[]> {
  await removeOthers(tx, 'milestones', projectId, rows)
  return await writeAll(rows, (row, change) =>
    tx
      .insertInto('milestones')
      .values({ ...row, status: 'pending', completed_at: null, delivery: 0 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(change).where('milestones.project_id', '=', projectId),
      )
      .returning('id')
      .executeTakeFirst(),
  )
}

/** Like `replaceMilestones`. */
export async function replaceTeam(
  tx: Tx,
  projectId: string,
  rows: Omit<Tables['team_members'], 'last_active_at'>[],
): Promise<string[]> {
  await removeOthers(tx, 'team_members', projectId, rows)
  return await writeAll(rows, (row, change) =>
    tx
      .insertInto('team_members')
      .values({ ...row, last_active_at: null })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(change).where('team_members.project_id', '=', projectId),
      )
      .returning('id')
      .executeTakeFirst(),
  )
}

interface Part {
  id: string
  project_id: string
}

/** Removes the project's rows that are not among these. */
async function removeOthers(tx: Tx, table: 'milestones' | 'team_members', projectId: string, kept: Part[]) {
  const ids = kept.map(({ id }) => id)
  await tx
    .deleteFrom(table)
    .where('project_id', '=', projectId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute()
}

/** @param write returns undefined if the id belongs to another project. @returns those ids. */
async function writeAll<Row extends Part>(
  rows: Row[],
  write: (row: Row, change: Omit<Row, keyof Part>) => Promise<object | undefined>,
): Promise<string[]> {
  const taken: string[] = []
  for (const row of rows) {
    const { id, project_id, ...change } = row
    if (!(await write(row, change))) taken.push(id)
  }
  return taken
}

export async function setStatus(
  tx: Tx,
  milestoneId: string,
  change: Pick<Tables['milestones'], 'status' | 'completed_at' | 'delivery'>,
): Promise<void> {
  await tx.updateTable('milestones').set(change).where('id', '=', milestoneId).execute()
}

export async function insertExpense(tx: Tx, row: Tables['project_expenses']): Promise<void> {
  await tx.insertInto('project_expenses').values(row).execute()
}

export async function insertReading(tx: Tx, row: Tables['metric_readings']): Promise<void> {
  await tx.insertInto('metric_readings').values(row).execute()
}

/** @returns the removed expense; undefined if the project has no such one. */
export async function deleteExpense(tx: Tx, projectId: string, id: string) {
  return await tx
    .deleteFrom('project_expenses')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .returning(['label', 'amount'])
    .executeTakeFirst()
}

/** @returns false if the project has no such metric. */
export async function deleteReading(tx: Tx, projectId: string, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('metric_readings')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
