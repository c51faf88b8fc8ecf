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

/** Assigns the projects that waited for a user's confirmed address. */
export async function claimProjects(db: Database, { id, email }: { id: string; email: string }): Promise<void> {
  const waits = db.selectFrom('projects').select('id').where('invited_email', '=', email).limit(1)
  if (!(await waits.executeTakeFirst())) return
  await db
    .updateTable('projects')
    .set({ client_id: id, invited_email: null })
    .where('invited_email', '=', email)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users')
          .select('id')
          .where('id', '=', id)
          .where('email', '=', email)
          .where('emailVerified', '=', 1),
      ),
    )
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

/** @returns false if there is no such user. */
export async function stopNoticesOf(db: Database, userId: string, at: number): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!user) return false
  await db
    .insertInto('stopped_notices')
    .values({ user_id: userId, stopped_at: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return true
}

export async function resumeNoticesOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('stopped_notices').where('user_id', '=', userId).execute()
}
