/** Tables of projects as clients read them; `tests/architecture.test.ts` says which files may use tables. */
import type { ExpressionBuilder } from 'kysely'
import type { Database, Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'

/** The client's project; another client's looks like a missing one. */
export async function findOwnProject(db: Database | Tx, clientId: string, id: string) {
  return await db
    .selectFrom('projects')
    .select(['id', 'name', 'client_id', 'currency', 'total_budget'])
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

export async function findProject(db: Database | Tx, id: string) {
  return await db
    .selectFrom('projects')
    .select(['id', 'name', 'client_id', 'currency'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether a project waits for an address. */
export async function hasUnclaimed(db: Database, email: string): Promise<boolean> {
  const waits = db.selectFrom('projects').select('id').where('invited_email', '=', email).limit(1)
  return (await waits.executeTakeFirst()) !== undefined
}

/** Assigns the projects that waited for the address of a user who is held, if it is confirmed. */
export async function claimProjects(
  tx: Tx,
  { id, email, emailVerified }: { id: string; email: string; emailVerified: boolean },
): Promise<void> {
  if (!emailVerified) return
  await tx
    .updateTable('projects')
    .set({ client_id: id, invited_email: null })
    .where('invited_email', '=', email)
    .execute()
}

/**
 * Whom a project is for, whether or not they have opened the portal since it waits for their address; undefined once they
 * have deleted their account.
 */
export async function findClient(db: Database | Tx, projectId: string) {
  return await db
    .selectFrom('projects')
    .innerJoin('users', (join) =>
      join.on(({ eb, or, and, ref }) =>
        or([
          eb('users.id', '=', ref('projects.client_id')),
          and([eb('users.email', '=', ref('projects.invited_email')), eb('users.emailVerified', '=', 1)]),
        ]),
      ),
    )
    .leftJoin('stopped_notices', 'stopped_notices.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.firstName', 'users.lastName', 'users.language', 'stopped_at'])
    .where('projects.id', '=', projectId)
    .executeTakeFirst()
}

/** When somebody of the project's team was last active; a column of a query about projects. */
export const lastActivity = (eb: ExpressionBuilder<Tables, 'projects'>) =>
  eb
    .selectFrom('team_members')
    .whereRef('team_members.project_id', '=', 'projects.id')
    .select((team) => team.fn.max('last_active_at').as('at'))
    .as('last_active_at')

export async function listOwnProjects(db: Database, clientId: string) {
  return await db
    .selectFrom('projects')
    .selectAll('projects')
    .select(lastActivity)
    .where('client_id', '=', clientId)
    .orderBy((eb) => eb.case().when('status', '=', 'active').then(0).else(1).end())
    .orderBy('start_date', 'desc')
    .orderBy('id')
    .execute()
}

export async function listExpenses(db: Database | Tx, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return await db
    .selectFrom('project_expenses')
    .selectAll()
    .where('project_id', 'in', projectIds)
    .orderBy('spent_on')
    .orderBy('id')
    .execute()
}

export async function listReadings(db: Database | Tx, projectId: string) {
  return await db
    .selectFrom('metric_readings')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('measured_at')
    .orderBy('id')
    .execute()
}

export async function listMembers(db: Database | Tx, projectId: string) {
  return await db
    .selectFrom('team_members')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('is_lead', 'desc')
    .orderBy('name')
    .execute()
}

/** Records the team's activity, in the project leader's name. */
export async function noteTeamActivity(tx: Tx, projectId: string, at: number): Promise<void> {
  await tx
    .updateTable('team_members')
    .set({ last_active_at: at })
    .where('project_id', '=', projectId)
    .where('is_lead', '=', 1)
    .execute()
}

export async function noticesStopped(db: Database, userId: string): Promise<boolean> {
  const row = await db.selectFrom('stopped_notices').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}

/** Hold the user first. */
export async function stopNoticesOf(tx: Tx, userId: string, at: number): Promise<void> {
  await tx
    .insertInto('stopped_notices')
    .values({ user_id: userId, stopped_at: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

export async function resumeNoticesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('stopped_notices').where('user_id', '=', userId).execute()
}
