/** Expenses and metrics that the owner enters during a project. */
import type { NewExpense, NewReading } from '#contract/clients/clients.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { idempotent } from '#server/db/idempotency.ts'
import { HttpError } from '#server/http/errors.ts'
import { deleteExpense, deleteReading, insertExpense, insertReading } from '#server/projects/owner-store.ts'
import { presentExpense, presentReading } from '#server/projects/projects.ts'
import type { Services } from '#server/services.ts'
import { type AdminCall, requireProject } from './projects.ts'

export async function addExpense({ clock }: Services, call: AdminCall<NewExpense>) {
  const { body, idempotencyKey: key, user } = call
  return await call.write(async (tx) => {
    const project = await requireProject(tx, call)
    return await idempotent(tx, clock, { scope: `expense ${project.id}`, key, body }, async () => {
      const { date, label, amount } = body
      const row = { id: crypto.randomUUID(), project_id: project.id, spent_on: date, label, amount }
      await insertExpense(tx, row)
      await logAdmin(tx, clock, user.email, 'expense-added', `${project.name}: ${label}`, {
        amount,
        currency: project.currency,
      })
      return { success: true as const, expense: presentExpense(row) }
    })
  })
}

export async function addReading({ clock }: Services, call: AdminCall<NewReading>) {
  const { body, idempotencyKey: key, user } = call
  return await call.write(async (tx) => {
    const project = await requireProject(tx, call)
    return await idempotent(tx, clock, { scope: `reading ${project.id}`, key, body }, async () => {
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
      await logAdmin(tx, clock, user.email, 'reading-added', project.name)
      return { success: true as const, reading: presentReading(row) }
    })
  })
}

export async function removeExpense({ clock }: Services, call: AdminCall) {
  await call.write(async (tx) => {
    const project = await requireProject(tx, call)
    const removed = await deleteExpense(tx, project.id, call.params.entryId ?? '')
    if (!removed) throw new HttpError('not-found')
    const { label, amount } = removed
    const money = { amount, currency: project.currency }
    await logAdmin(tx, clock, call.user.email, 'expense-removed', `${project.name}: ${label}`, money)
  })
  return { success: true as const }
}

export async function removeReading({ clock }: Services, call: AdminCall) {
  await call.write(async (tx) => {
    const project = await requireProject(tx, call)
    if (!(await deleteReading(tx, project.id, call.params.entryId ?? ''))) throw new HttpError('not-found')
    await logAdmin(tx, clock, call.user.email, 'reading-removed', project.name)
  })
  return { success: true as const }
}
