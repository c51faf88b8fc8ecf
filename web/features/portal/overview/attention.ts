/** What is late, and what waits for the client. Days are those of the reader. */
import { isOpen, type ListedProject, type Milestone } from '#contract/portal/portal.ts'

export interface Attention {
  overdue: number
  /** Delivered, and not decided on yet. */
  awaiting: number
}

export const isOverdue = (milestone: Milestone, today: string) => isOpen(milestone) && milestone.dueDate < today

/** @param milestones the project's, once they were read: they know it later than the list of projects does. */
export function attentionOf(project: ListedProject, milestones: Milestone[] | undefined, today: string): Attention {
  const days = milestones?.filter(isOpen).map(({ dueDate }) => dueDate) ?? project.openDueDates
  return {
    overdue: days.filter((day) => day < today).length,
    awaiting: milestones?.filter(({ awaitsDecision }) => awaitsDecision).length ?? project.awaitingDecision,
  }
}

/** How a milestone is drawn and what it is called. */
export const stageOf = ({ status, awaitsDecision }: Milestone) => (awaitsDecision ? 'delivered' : status)
