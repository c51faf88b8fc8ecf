/** Exports a project for its client, with texts and plain numbers. */
import type { FileProject } from '#contract/clients/projects-file.ts'
import { currencyDigits } from '#contract/portal/currency.ts'

export function forClient({ id, clientEmail, currency, totalBudget, ...project }: FileProject) {
  const money = (amount: number) => ({ amount: amount / 10 ** currencyDigits(currency), currency })
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

const withoutId = <Row extends { id: string }>({ id, ...row }: Row) => row

const inOrder = <Row extends { id: string }>(rows: Row[], key: (row: Row) => string | number) =>
  rows.toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b)))).map(withoutId)
