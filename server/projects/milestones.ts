/** Milestones and the client's decisions about delivered ones. */
import { wholeName } from '#contract/content/person-name.ts'
import type { Approval, ChangeRequest, Decision, Milestone } from '#contract/portal/portal.ts'
import type { Database, Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Services } from '#server/services.ts'
import { mailOwner } from './mails.ts'
import {
  findDecision,
  holdMilestone,
  insertDecision,
  listDecisions,
  listMilestoneRows,
  takeUpAgain,
} from './milestones-store.ts'
import { type ClientCall, requireOwnProject } from './projects.ts'

export async function listMilestones({ db }: Services, call: ClientCall): Promise<Milestone[]> {
  const project = await requireOwnProject(db, call)
  return (await readMilestones(db, [project.id])).get(project.id) ?? []
}

/** The milestones of projects, by project id, in order. */
export async function readMilestones(db: Database | Tx, projectIds: string[]): Promise<Map<string, Milestone[]>> {
  const rows = await listMilestoneRows(db, projectIds)
  const decisions = await listDecisions(db, projectIds)
  const latest = new Map(decisions.map((decision) => [decision.milestone_id, decision]))
  const byProject = Map.groupBy(rows, ({ project_id }) => project_id)
  return new Map([...byProject].map(([id, own]) => [id, own.map((row) => present(row, latest.get(row.id)))]))
}

export const approve = (services: Services, call: ClientCall<Approval>) => decide(services, call, 'approved')

export const requestChanges = (services: Services, call: ClientCall<ChangeRequest>) =>
  decide(services, call, 'changes-requested')

/** Each delivery is decided once. Repeating the same decision, as after a lost reply, returns the first. */
async function decide(services: Services, call: ClientCall<{ comment: string }>, kind: Decision['kind']) {
  const { clock, outbox } = services
  const milestone = await call.write(async (tx) => {
    const project = await requireOwnProject(tx, call)
    const row = await holdMilestone(tx, project.id, call.params.milestoneId ?? '')
    if (!row) throw new HttpError('not-found')
    const before = await findDecision(tx, row.id, row.delivery)
    if (before) {
      if (before.kind !== kind) throw new HttpError('already-decided')
      return present(row, before)
    }
    if (row.status !== 'completed') throw new HttpError('not-delivered')
    const decision = {
      milestone_id: row.id,
      delivery: row.delivery,
      kind,
      comment: call.body.comment,
      decided_by: wholeName(call.user),
      decided_at: clock.now(),
      seen_at: null,
      person_id: call.user.id,
    }
    await insertDecision(tx, decision)
    if (kind === 'changes-requested') await takeUpAgain(tx, row.id)
    const about = { milestone: row.title, text: call.body.comment }
    await mailOwner(tx, services, call.user, kind === 'approved' ? 'approved' : 'changesRequested', project, about)
    return present(kind === 'approved' ? row : { ...row, status: 'in-progress', completed_at: null }, decision)
  })
  outbox.wake()
  return { success: true as const, milestone }
}

export function present(row: Tables['milestones'], decision: Tables['milestone_decisions'] | undefined): Milestone {
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    dueDate: row.due_date,
    deliverables: JSON.parse(row.deliverables),
    completedAt: row.completed_at,
    decision: decision
      ? { kind: decision.kind, comment: decision.comment, by: decision.decided_by, at: decision.decided_at }
      : null,
    awaitsDecision: row.status === 'completed' && decision?.delivery !== row.delivery,
  }
}
