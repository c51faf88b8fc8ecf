/** A project as its client takes it along: in words and numbers that need no key. */
import type { FileProject } from '#contract/clients/projects-file.ts'

export function forClient({ id, clientEmail, currency, totalBudget, ...project }: FileProject) {
  const money = (amount: number) => ({ amount: amount / 10 ** fractionDigits(currency), currency })
  return {
    ...project,
    budget: money(totalBudget),
    spent: money(project.expenses.reduce((sum, { amount }) => sum + amount, 0)),
    milestones: project.milestones.map(withoutId),
    team: inOrder(project.team, ({ name }) => name),
    expenses: inOrder(project.expenses, ({ date }) => date).map(({ amount, ...expense }) => ({
      ...expense,
      ...money(amount),
    })),
    readings: inOrder(project.readings, ({ measuredAt }) => measuredAt),
    messages: inOrder(project.messages, ({ sentAt }) => sentAt),
    updates: inOrder(project.updates, ({ postedAt }) => postedAt),
    updateRequests: inOrder(project.updateRequests, ({ requestedAt }) => requestedAt),
    meetings: inOrder(project.meetings, ({ startsAt }) => startsAt),
  }
}

/** How many digits of an amount in the smallest unit stand behind the point. */
const fractionDigits = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

const withoutId = <Row extends { id: string }>({ id, ...row }: Row) => row

const inOrder = <Row extends { id: string }>(rows: Row[], key: (row: Row) => string | number) =>
  rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map(withoutId)
