/** The owner creates projects, changes their plans, and deletes them. */
import type { ChangedProject, NewProject } from '#contract/clients/clients.ts'
import type { ClientFieldError } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { mailLink } from '#server/auth/account-mails.ts'
import { holdUserByEmail } from '#server/db/accounts.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { idempotent } from '#server/db/idempotency.ts'
import { insertInvitation } from '#server/db/invitations.ts'
import type { Tx } from '#server/db/open.ts'
import { HttpError } from '#server/http/errors.ts'
import { markDemoDeleted } from '#server/projects/demo-store.ts'
import { markOrphaned } from '#server/projects/documents-store.ts'
import { mailClient } from '#server/projects/mails.ts'
import { listMilestoneRows } from '#server/projects/milestones-store.ts'
import { deleteOrphanedFiles } from '#server/projects/orphaned-files.ts'
import {
  holdProject,
  insertProject,
  removeProject,
  replaceMilestones,
  replaceTeam,
  updateProject,
} from '#server/projects/owner-store.ts'
import type { Services } from '#server/services.ts'
import { type AdminCall, readWhole } from './projects.ts'

type Plan = Omit<NewProject, 'language'>

export async function createProject(services: Services, call: AdminCall<NewProject>) {
  const { clock, outbox } = services
  const { body, idempotencyKey: key, user } = call
  const reply = await call.write((tx) =>
    idempotent(tx, clock, { scope: 'project', key, body }, async () => {
      const id = crypto.randomUUID()
      const client = await resolveClient(tx, body.clientEmail)
      const kept = { is_demo: 0, created_at: clock.now(), revision: 1 } as const
      await insertProject(tx, { id, ...columnsOf(body), ...client, ...kept })
      await writeParts(services, tx, call, id, body)
      await logAdmin(tx, clock, user.email, 'project-created', body.name)
      await tellClient(services, tx, call, { id, name: body.name }, body.language)
      return { success: true as const, project: await readWhole(services, tx, id) }
    }),
  )
  outbox.wake()
  return reply
}

export async function changeProject(services: Services, call: AdminCall<ChangedProject>) {
  const { clock, outbox } = services
  const { body, params, user, language } = call
  const id = params.id ?? ''
  const project = await call.write(async (tx) => {
    const client = await resolveClient(tx, body.clientEmail)
    const before = await holdProject(tx, id)
    if (!before) throw new HttpError('not-found')
    if (before.revision !== body.revision) throw new HttpError('changed-meanwhile')
    await refuseToLoseDeliveries(services, tx, call, id)
    await updateProject(tx, id, { ...columnsOf(body), ...client, revision: before.revision + 1 })
    await writeParts(services, tx, call, id, body)
    await logAdmin(tx, clock, user.email, 'project-changed', body.name)
    const isNew = client.client_id !== before.client_id || client.invited_email !== before.invited_email
    if (isNew) await tellClient(services, tx, call, { id, name: body.name }, language)
    return await readWhole(services, tx, id)
  })
  outbox.wake()
  return { success: true as const, project }
}

export async function deleteProject(services: Services, call: AdminCall<{ name: string }>) {
  const { clock } = services
  await call.write(async (tx) => {
    const project = await holdProject(tx, call.params.id ?? '')
    if (!project) throw new HttpError('not-found')
    if (call.body.name.trim() !== project.name) throw wrong(services, call, { name: 'name-mismatch' })
    if (project.is_demo) await markDemoDeleted(tx, project.id)
    for (const key of await removeProject(tx, project.id)) await markOrphaned(tx, key, clock.now())
    await logAdmin(tx, clock, call.user.email, 'project-deleted', project.name)
  })
  await deleteOrphanedFiles(services)
  return { success: true as const }
}

export function wrong(
  { i18n }: Services,
  { language }: Pick<AdminCall, 'language'>,
  fields: Record<string, ClientFieldError>,
): HttpError {
  const t = i18n(language)
  const said = Object.entries(fields).map(([field, fault]) => [field, t(`fields.${fault}`)])
  return new HttpError('invalid-input', { fields: Object.fromEntries(said) })
}

/**
 * A project belongs to an account only if its address is confirmed: anybody may register any address. Until then the
 * project waits for the address, see `claimProjects`. The account stays what it is until the transaction ends; call this
 * before the project is locked, as the client's own transactions lock them.
 */
export async function resolveClient(tx: Tx, email: string | null) {
  const account = email === null ? undefined : await holdUserByEmail(tx, email)
  if (account?.emailVerified) return { client_id: account.id, invited_email: null }
  return { client_id: null, invited_email: email?.toLowerCase() ?? null }
}

/** Mails a client with a confirmed account, and invites others, whose account may be a stranger's. */
async function tellClient(
  services: Services,
  tx: Tx,
  { user }: AdminCall,
  project: { id: string; name: string },
  language: Language,
): Promise<void> {
  const { client } = await readWhole(services, tx, project.id)
  if (!client) return
  if (client.hasAccount) {
    await mailClient(tx, services, project, 'project', '')
    return
  }
  const { token, row } = await insertInvitation(tx, services.clock, client.email)
  await mailLink(services, tx, 'invitation', { email: row.email, language }, token)
  await logAdmin(tx, services.clock, user.email, 'user-invited', row.email)
}

export const columnsOf = (plan: Omit<Plan, 'milestones' | 'team' | 'clientEmail'>) => ({
  name: plan.name,
  summary: plan.summary,
  status: plan.status,
  progress: plan.progress,
  start_date: plan.startDate,
  expected_delivery: plan.expectedDelivery,
  technologies: JSON.stringify(plan.technologies),
  currency: plan.currency,
  total_budget: plan.totalBudget,
})

async function writeParts(services: Services, tx: Tx, call: AdminCall, projectId: string, plan: Plan): Promise<void> {
  const milestones = plan.milestones.map(({ id, title, dueDate, deliverables }, position) => ({
    id,
    project_id: projectId,
    position,
    title,
    due_date: dueDate,
    deliverables: JSON.stringify(deliverables),
  }))
  const team = plan.team.map(({ id, name, role, isLead }) => ({
    id,
    project_id: projectId,
    name,
    role,
    is_lead: isLead ? (1 as const) : (0 as const),
  }))
  const faults: Record<string, ClientFieldError> = {}
  for (const [part, rows] of Object.entries({ milestones, team })) {
    for (const [index, { id }] of rows.entries()) {
      if (rows.findIndex((row) => row.id === id) !== index) faults[`${part}.${index}.id`] = 'id-taken'
    }
  }
  for (const id of await replaceMilestones(tx, projectId, milestones))
    faults[`milestones.${milestones.findIndex((row) => row.id === id)}.id`] = 'id-taken'
  for (const id of await replaceTeam(tx, projectId, team))
    faults[`team.${team.findIndex((row) => row.id === id)}.id`] = 'id-taken'
  if (Object.keys(faults).length > 0) throw wrong(services, call, faults)
}

/** A milestone with a client's decision cannot be removed. */
async function refuseToLoseDeliveries(services: Services, tx: Tx, call: AdminCall<ChangedProject>, id: string) {
  const kept = new Set(call.body.milestones.map((milestone) => milestone.id))
  const lost = (await listMilestoneRows(tx, [id])).some((row) => row.delivery > 0 && !kept.has(row.id))
  if (lost) throw wrong(services, call, { milestones: 'milestone-delivered' })
}
