/** The owner sets milestones' progress; a completed one waits for the client's approval. */
import type { AdminAction } from '#contract/admin/admin-log.ts'
import type { Milestone } from '#contract/portal/portal.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { HttpError } from '#server/http/errors.ts'
import { findReach, mailClient } from '#server/projects/mails.ts'
import { present } from '#server/projects/milestones.ts'
import { findDecision, holdMilestone } from '#server/projects/milestones-store.ts'
import { setStatus } from '#server/projects/owner-store.ts'
import { noteTeamActivity } from '#server/projects/store.ts'
import type { Services } from '#server/services.ts'
import { type AdminCall, requireProject } from './projects.ts'

/** The log's text. @param from the earlier state. */
function eventOf(from: Milestone['status'], to: Milestone['status']): AdminAction {
  if (to === 'completed') return 'milestone-delivered'
  if (from === 'completed') return 'milestone-taken-back'
  return to === 'in-progress' ? 'milestone-begun' : 'milestone-paused'
}

/** Approved milestones stay delivered. */
export async function setMilestoneStatus(services: Services, call: AdminCall<{ status: Milestone['status'] }>) {
  const { clock, outbox } = services
  const { status } = call.body
  const done = await call.write(async (tx) => {
    const project = await requireProject(tx, call)
    const row = await holdMilestone(tx, project.id, call.params.milestoneId ?? '')
    if (!row) throw new HttpError('not-found')
    const decision = await findDecision(tx, row.id, row.delivery)
    if (row.status === status) return { milestone: present(row, decision), reach: await findReach(tx, project.id) }
    if (row.status === 'completed' && decision) throw new HttpError('already-decided')
    const now = clock.now()
    const delivered = status === 'completed'
    const change = {
      status,
      completed_at: delivered ? now : null,
      // A withdrawn delivery without a decision keeps its number.
      delivery: delivered && (decision || row.delivery === 0) ? row.delivery + 1 : row.delivery,
    }
    await setStatus(tx, row.id, change)
    await logAdmin(tx, clock, call.user.email, eventOf(row.status, status), `${project.name}: ${row.title}`)
    await noteTeamActivity(tx, project.id, now)
    const reach = delivered
      ? await mailClient(tx, services, project, 'delivered', row.title)
      : await findReach(tx, project.id)
    return { milestone: present({ ...row, ...change }, decision), reach }
  })
  outbox.wake()
  return { success: true as const, ...done }
}
