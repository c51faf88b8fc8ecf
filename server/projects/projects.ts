/** The client's own project, and reading it. */
import type { Expense, Project, TeamMember } from '#contract/portal/portal.ts'
import type { Database, Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { presentPlan } from './present-plan.ts'
import { findOwnProject, listExpenses, listMembers, listReadings } from './store.ts'

export type ClientCall<Body = unknown, Query = unknown> = Call<Body, 'client', Query>

/**
 * Returns the call's project if it belongs to the client.
 * @throws HttpError `not-found`, the same for another client's project as for a missing one.
 */
export async function requireOwnProject(db: Database | Tx, { user, params }: ClientCall) {
  const project = await findOwnProject(db, user.id, params.id ?? '')
  if (!project) throw new HttpError('not-found')
  return project
}

const total = (expenses: { amount: number }[]) => expenses.reduce((sum, { amount }) => sum + amount, 0)

export const presentProject = (
  project: Tables['projects'] & { last_active_at: number | null },
  expenses: { amount: number }[],
): Project => ({
  ...presentPlan(project),
  spentBudget: total(expenses),
  lastTeamActivityAt: project.last_active_at,
  isDemo: project.is_demo === 1,
})

export async function readBudget({ db }: Services, call: ClientCall) {
  const project = await requireOwnProject(db, call)
  const expenses = await listExpenses(db, [project.id])
  return {
    currency: project.currency,
    totalBudget: project.total_budget,
    spentBudget: total(expenses),
    expenses: expenses.map(presentExpense),
  }
}

export const presentExpense = ({ id, spent_on, label, amount }: Tables['project_expenses']): Expense => ({
  id,
  date: spent_on,
  label,
  amount,
})

export async function readMetrics({ db }: Services, call: ClientCall) {
  const project = await requireOwnProject(db, call)
  const history = (await listReadings(db, project.id)).map(presentReading)
  const none = { measuredAt: null, codeQuality: null, performance: null, security: null, testCoverage: null }
  return { ...(history.at(-1) ?? none), history }
}

export const presentReading = (reading: Tables['metric_readings']) => ({
  id: reading.id,
  measuredAt: reading.measured_at,
  codeQuality: reading.code_quality,
  performance: reading.performance,
  security: reading.security,
  testCoverage: reading.test_coverage,
})

export async function listTeam({ db }: Services, call: ClientCall) {
  const project = await requireOwnProject(db, call)
  return (await listMembers(db, project.id)).map(presentMember)
}

export const presentMember = (member: Tables['team_members']): TeamMember => ({
  id: member.id,
  name: member.name,
  role: member.role,
  isLead: member.is_lead === 1,
  lastActiveAt: member.last_active_at,
})
