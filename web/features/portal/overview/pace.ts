/** How spending and time compare. Amounts are in the currency's smallest unit. */
import type { Expense, Project } from '#contract/portal/portal.ts'
import { daysBetween } from '#web/ui/formats.ts'

/** How much of the planned time has passed, from 0 to 1. */
function shareOfTime({ startDate, expectedDelivery }: Project, today: string): number {
  const whole = daysBetween(startDate, expectedDelivery)
  if (whole <= 0) return today < startDate ? 0 : 1
  return Math.min(1, Math.max(0, daysBetween(startDate, today) / whole))
}

/** The same as whole percents, from 0 to 100. */
export const timePassed = (project: Project, today: string): number => Math.round(100 * shareOfTime(project, today))

/** What would have been spent by now if all days cost the same. */
export const evenlySpent = (project: Project, today: string): number =>
  Math.round(project.totalBudget * shareOfTime(project, today))

export interface Step {
  expense: Expense
  /** What was spent up to it, itself included. */
  sum: number
}

/** @param expenses the oldest first. */
export function addUp(expenses: Expense[]): Step[] {
  let sum = 0
  return expenses.map((expense) => {
    sum += expense.amount
    return { expense, sum }
  })
}
