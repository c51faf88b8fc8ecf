/** How spending and time compare. Amounts are in the currency's smallest unit. */
import type { Expense, Project } from '#contract/portal/portal.ts'
import { daysBetween } from '#web/ui/formats.ts'

/** How much of the planned time has passed, from 0 to 100. */
export function timePassed({ startDate, expectedDelivery }: Project, today: string): number {
  const whole = daysBetween(startDate, expectedDelivery)
  if (whole <= 0) return today < startDate ? 0 : 100
  return Math.round(Math.min(100, Math.max(0, (100 * daysBetween(startDate, today)) / whole)))
}

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
