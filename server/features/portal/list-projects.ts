/** The client's projects, and which of them need attention. */
import { isOpen, type ListedProject } from '#contract/portal/portal.ts'
import { readMilestones } from '#server/projects/milestones.ts'
import { type ClientCall, presentProject } from '#server/projects/projects.ts'
import { countUnread } from '#server/projects/read-marks-store.ts'
import { claimProjects, hasUnclaimed, listExpenses, listOwnProjects } from '#server/projects/store.ts'
import type { Services } from '#server/services.ts'

export async function listProjects({ db }: Services, { user, write }: ClientCall): Promise<ListedProject[]> {
  if (user.emailVerified && (await hasUnclaimed(db, user.email))) await write(claimProjects)
  const projects = await listOwnProjects(db, user.id)
  const ids = projects.map(({ id }) => id)
  const expensesOf = Map.groupBy(await listExpenses(db, ids), ({ project_id }) => project_id)
  const milestonesOf = await readMilestones(db, ids)
  const unreadOf = await countUnread(db, user.id, ids)
  const listed = projects.map((project) => {
    const milestones = milestonesOf.get(project.id) ?? []
    return {
      ...presentProject(project, expensesOf.get(project.id) ?? []),
      awaitingDecision: milestones.filter(({ awaitsDecision }) => awaitsDecision).length,
      openDueDates: milestones.filter(isOpen).map(({ dueDate }) => dueDate),
      unreadMessages: unreadOf.get(project.id) ?? 0,
    }
  })
  const isAwaited = (project: ListedProject) => Number(project.awaitingDecision > 0)
  return listed.sort((a, b) => isAwaited(b) - isAwaited(a))
}
