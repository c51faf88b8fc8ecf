/** A project's plan as it is typed: every value is text until it is sent. */

import * as z from 'zod/mini'
import { type AdminProject, changedProject, newProject } from '#contract/clients/clients.ts'
import { isOneOf, keysOf } from '#contract/keys.ts'
import { type Language, languages } from '#contract/language.ts'
import { currencyDigits } from '#contract/portal/currency.ts'
import { projectStatuses } from '#contract/portal/portal.ts'

const draftMilestone = z.object({
  id: z.string(),
  title: z.string(),
  dueDate: z.string(),
  /** One in each line. */
  deliverables: z.string(),
})
export type DraftMilestone = z.infer<typeof draftMilestone>

const draftMember = z.object({ id: z.string(), name: z.string(), role: z.string(), isLead: z.boolean() })
export type DraftMember = z.infer<typeof draftMember>

/** By which a draft is read that was kept. */
export const planDraft = z.object({
  /** Makes sending a new project once more harmless. */
  key: z.string(),
  /** Of the project that is changed; 0 for a new one. */
  revision: z.number(),
  name: z.string(),
  summary: z.string(),
  clientEmail: z.string(),
  /** Of the invitation, for a new project. */
  language: z.enum(languages),
  status: z.enum(projectStatuses),
  progress: z.string(),
  startDate: z.string(),
  expectedDelivery: z.string(),
  /** Separated by commas. */
  technologies: z.string(),
  currency: z.string(),
  /** In whole units of the currency, with a point. */
  totalBudget: z.string(),
  milestones: z.array(draftMilestone),
  team: z.array(draftMember),
})
export type Draft = z.infer<typeof planDraft>

export const emptyMilestone = (): DraftMilestone => ({
  id: crypto.randomUUID(),
  title: '',
  dueDate: '',
  deliverables: '',
})
export const emptyMember = (): DraftMember => ({ id: crypto.randomUUID(), name: '', role: '', isLead: false })

/** @param today such as `2026-03-31`. */
export const newDraft = (today: string, language: Language): Draft => ({
  key: crypto.randomUUID(),
  revision: 0,
  name: '',
  summary: '',
  clientEmail: '',
  language,
  status: 'planning',
  progress: '0',
  startDate: today,
  expectedDelivery: '',
  technologies: '',
  currency: 'EUR',
  totalBudget: '',
  milestones: [emptyMilestone()],
  team: [],
})

export const draftOf = (project: AdminProject, language: Language): Draft => ({
  key: project.id,
  revision: project.revision,
  name: project.name,
  summary: project.summary,
  clientEmail: project.client?.email ?? '',
  language,
  status: project.status,
  progress: String(project.progress),
  startDate: project.startDate,
  expectedDelivery: project.expectedDelivery,
  technologies: project.technologies.join(', '),
  currency: project.currency,
  totalBudget: typedMoney(project.totalBudget, project.currency),
  milestones: project.milestones.map(({ id, title, dueDate, deliverables }) => ({
    id,
    title,
    dueDate,
    deliverables: deliverables.join('\n'),
  })),
  team: project.team.map(({ id, name, role, isLead }) => ({ id, name, role, isLead })),
})

/** @returns the amount in the smallest unit; NaN if it is none, with a fraction if it has more decimals than the currency. */
export function readMoney(text: string, currency: string): number {
  if (text.trim() === '') return Number.NaN
  const unit = 10 ** currencyDigits(currency)
  const typed = Number(text)
  // Most decimals have no exact number: 1.1 times 100 is not 110.
  const whole = Math.round(typed * unit)
  return whole / unit === typed ? whole : typed * unit
}

const typedMoney = (amount: number, currency: string) => {
  const digits = currencyDigits(currency)
  const text = (amount / 10 ** digits).toFixed(digits)
  return text.replace(/\.0+$/, '')
}

/** A row that nothing was typed into is none. */
export const typedMilestones = ({ milestones }: Draft) =>
  milestones.filter(({ title, dueDate, deliverables }) => `${title}${dueDate}${deliverables}`.trim() !== '')
export const typedTeam = ({ team }: Draft) => team.filter(({ name, role }) => `${name}${role}`.trim() !== '')

const split = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const planOf = (draft: Draft) => ({
  name: draft.name,
  summary: draft.summary,
  clientEmail: draft.clientEmail.trim() || null,
  status: draft.status,
  progress: draft.progress.trim() === '' ? Number.NaN : Number(draft.progress),
  startDate: draft.startDate,
  expectedDelivery: draft.expectedDelivery,
  technologies: split(draft.technologies, /[,，、\n]/),
  currency: draft.currency.trim().toUpperCase(),
  totalBudget: readMoney(draft.totalBudget, draft.currency.trim().toUpperCase()),
  milestones: typedMilestones(draft).map(({ deliverables, ...milestone }) => ({
    ...milestone,
    deliverables: split(deliverables, /\n/),
  })),
  team: typedTeam(draft),
})

/** What is wrong, by the field of the form: `name`, or a row's id with its field, such as `<id>.dueDate`. */
export type Faults = Record<string, string>

/** @returns the plan as it can be sent, or what is wrong with it, as ids of field errors. */
export function checkNew(draft: Draft) {
  return judge(draft, z.safeParse(newProject, { ...planOf(draft), language: draft.language }))
}

export function checkChanged(draft: Draft) {
  return judge(draft, z.safeParse(changedProject, { ...planOf(draft), revision: draft.revision }))
}

function judge<Plan>(
  draft: Draft,
  parsed: z.core.util.SafeParseResult<Plan>,
): { plan: Plan; faults?: never } | { plan?: never; faults: Faults } {
  if (parsed.success) return { plan: parsed.data }
  const faults: Faults = {}
  for (const { path, message } of parsed.error.issues) faults[path.join('.')] ??= message
  return { faults: placeFaults(draft, faults) }
}

/** Finds the fields of a form by the places that the contract names, such as `milestones.2.dueDate`. */
export function placeFaults(draft: Draft, faults: Faults): Faults {
  const rows = { milestones: typedMilestones(draft), team: typedTeam(draft) }
  const placed: Faults = {}
  for (const [path, fault] of Object.entries(faults)) {
    const [, part, index, field] = /^(milestones|team)\.(\d+)\.(\w+)/.exec(path) ?? []
    const row = part && isOneOf(keysOf(rows), part) ? rows[part][Number(index)] : undefined
    // A list of lines has one field.
    placed[row ? `${row.id}.${field}` : path.replace(/^(technologies)\..*/, '$1')] ??= fault
  }
  return placed
}
