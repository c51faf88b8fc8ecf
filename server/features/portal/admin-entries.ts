/** What the owner enters bit by bit while a project runs: expenses and measurements. */
import type { NewExpense, NewReading } from '../../../contract/clients.ts'
import { logAdmin } from '../../db/admin-log.ts'
import { once } from '../../db/once.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { type AdminCall, requireProject } from './admin-projects.ts'
import { insertExpense, insertReading, removeEntry } from './plan-store.ts'
import { presentExpense, presentReading } from './projects.ts'

export async function addExpense({ db, clock }: Services, call: AdminCall<NewExpense>) {
  const { body, idempotencyKey: key, user } = call
  return await db.transaction().execute(async (tx) => {
    const project = await requireProject(tx, call)
    return await once(tx, clock, { scope: `expense ${project.id}`, key, body }, async () => {
      const { date, label, amount } = body
      const row = { id: crypto.randomUUID(), project_id: project.id, spent_on: date, label, amount }
      await insertExpense(tx, row)
      await logAdmin(tx, clock, user.email, 'project-changed', `${project.name}: ${label}`)
      return { success: true as const, expense: presentExpense(row) }
    })
  })
}

export async function addReading({ db, clock }: Services, call: AdminCall<NewReading>) {
  const { body, idempotencyKey: key, user } = call
  return await db.transaction().execute(async (tx) => {
    const project = await requireProject(tx, call)
    return await once(tx, clock, { scope: `reading ${project.id}`, key, body }, async () => {
      const row = {
        id: crypto.randomUUID(),
        project_id: project.id,
        measured_at: clock.now(),
        code_quality: body.codeQuality,
        performance: body.performance,
        security: body.security,
        test_coverage: body.testCoverage,
      }
      await insertReading(tx, row)
      await logAdmin(tx, clock, user.email, 'project-changed', project.name)
      return { success: true as const, reading: presentReading(row) }
    })
  })
}

export const removeExpense = (services: Services, call: AdminCall) => remove(services, call, 'project_expenses')
export const removeReading = (services: Services, call: AdminCall) => remove(services, call, 'metric_readings')

async function remove({ db, clock }: Services, call: AdminCall, table: 'project_expenses' | 'metric_readings') {
  await db.transaction().execute(async (tx) => {
    const project = await requireProject(tx, call)
    if (!(await removeEntry(tx, table, project.id, call.params.entryId ?? ''))) throw new Refusal('not-found')
    await logAdmin(tx, clock, call.user.email, 'project-changed', project.name)
  })
  return { success: true as const }
}
