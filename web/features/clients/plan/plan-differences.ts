/** What differs between a plan as it is typed and as somebody else saved it. */
import type { Draft, DraftMember, DraftMilestone } from './plan-draft.ts'
import { typedMilestones, typedTeam } from './plan-draft.ts'

const fields = [
  'name',
  'clientEmail',
  'summary',
  'startDate',
  'expectedDelivery',
  'status',
  'progress',
  'totalBudget',
  'currency',
  'technologies',
] as const
export type PlanField = (typeof fields)[number]

interface Rows<Row> {
  /** Undefined where there is no such row. */
  saved: Row | undefined
  yours: Row | undefined
}

export interface Differences {
  fields: PlanField[]
  /** By their place in your plan, or in the saved one, from 1. */
  milestones: (Rows<DraftMilestone> & { number: number })[]
  team: Rows<DraftMember>[]
  /** The same milestones stand in another order. */
  order: boolean
}

export function differences(saved: Draft, yours: Draft): Differences {
  const milestones = { saved: typedMilestones(saved), yours: typedMilestones(yours) }
  const order = (rows: DraftMilestone[], others: DraftMilestone[]) =>
    rows.flatMap(({ id }) => (others.some((other) => other.id === id) ? [id] : [])).join(' ')
  return {
    fields: fields.filter((field) => saved[field].trim() !== yours[field].trim()),
    milestones: differing(milestones.saved, milestones.yours).map((rows) => ({
      ...rows,
      number: 1 + (placeIn(milestones.yours, rows.yours) ?? placeIn(milestones.saved, rows.saved) ?? 0),
    })),
    team: differing(typedTeam(saved), typedTeam(yours)),
    order: order(milestones.saved, milestones.yours) !== order(milestones.yours, milestones.saved),
  }
}

const placeIn = <Row>(rows: Row[], row: Row | undefined) => (row === undefined ? undefined : rows.indexOf(row))

function differing<Row extends { id: string }>(saved: Row[], yours: Row[]): Rows<Row>[] {
  const ids = new Set([...yours, ...saved].map(({ id }) => id))
  return [...ids]
    .map((id) => ({ saved: saved.find((row) => row.id === id), yours: yours.find((row) => row.id === id) }))
    .filter((rows) => JSON.stringify(rows.saved) !== JSON.stringify(rows.yours))
}
