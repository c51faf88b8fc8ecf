/** The owner tells how far a milestone is; one that is completed waits for the client's approval. */
import type { AdminAction } from '../../../contract/admin-log.ts'
import type { Milestone } from '../../../contract/portal.ts'
import { logAdmin } from '../../db/admin-log.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { type AdminCall, requireProject } from './admin-projects.ts'
import { findReach, mailClient } from './mails.ts'
import { present } from './milestones.ts'
import { findDecision, holdMilestone } from './milestones-store.ts'
import { setStatus } from './plan-store.ts'
import { noteTeamActivity } from './store.ts'

/** What the record says of it. @param from what it was before. */
function deedOf(from: Milestone['status'], to: Milestone['status']): AdminAction {
  if (to === 'completed') return 'milestone-delivered'
  if (from === 'completed') return 'milestone-taken-back'
  return to === 'in-progress' ? 'milestone-begun' : 'milestone-paused'
}

/** What was approved stays delivered. */
export async function setMilestoneStatus(services: Services, call: AdminCall<{ status: Milestone['status'] }>) {
  const { db, clock, outbox } = services
  const { status } = call.body
  const done = await db.transaction().execute(async (tx) => {
    const project = await requireProject(tx, call)
    const row = await holdMilestone(tx, project.id, call.params.milestoneId ?? '')
    if (!row) throw new Refusal('not-found')
    const decision = await findDecision(tx, row.id, row.delivery)
    if (row.status === status) return { milestone: present(row, decision), reach: await findReach(tx, project.id) }
    if (row.status === 'completed' && decision) throw new Refusal('already-decided')
    const now = clock.now()
    const delivered = status === 'completed'
    const change = {
      status,
      completed_at: delivered ? now : null,
      // One that was taken back undecided is delivered as the same.
      delivery: delivered && (decision || row.delivery === 0) ? row.delivery + 1 : row.delivery,
    }
    await setStatus(tx, row.id, change)
    await logAdmin(tx, clock, call.user.email, deedOf(row.status, status), `${project.name}: ${row.title}`)
    await noteTeamActivity(tx, project.id, now)
    const reach = delivered
      ? await mailClient(tx, services, project, 'delivered', row.title)
      : await findReach(tx, project.id)
    return { milestone: present({ ...row, ...change }, decision), reach }
  })
  outbox.nudge()
  return { success: true as const, ...done }
}
