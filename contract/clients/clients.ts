/** The owner's side of the client portal: clients and their projects. */
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { pageOf, pageQuery } from '#contract/page.ts'
import { portalDocument } from '#contract/portal/documents.ts'
import { id, ofProject, time } from '#contract/portal/parts.ts'
import { expense, metricReading, milestone, project, projectStatuses, teamMember } from '#contract/portal/portal.ts'
import { searchText, typed } from '#contract/text.ts'
import {
  choice,
  count,
  deliveryAfterStart,
  entryId,
  expenseBasics,
  MOST,
  memberBasics,
  milestoneBasics,
  milestoneStatus,
  PROJECT_NAME_MAX,
  projectBasics,
  readingBasics,
  someOf,
} from './parts.ts'

export const SEARCH_MAX = 100

const success = z.object({ success: z.literal(true) })

/** The client of a project. */
const projectClient = z.object({
  email: z.string(),
  /** Empty without an account. */
  name: z.string(),
  /** False while the project waits for an account with this address, confirmed. */
  hasAccount: z.boolean(),
})
export type ProjectClient = z.infer<typeof projectClient>

const listed = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for a project without a client, such as one whose client has deleted their account. */
  client: z.nullable(projectClient),
  status: z.enum(projectStatuses),
  progress: z.int(),
  expectedDelivery: z.string(),
  isDemo: z.boolean(),
})

export const listAllProjects = endpoint({
  method: 'GET',
  path: '/api/admin/projects',
  summary: 'The projects of all clients, the newest first; `search` covers project and client names.',
  access: 'admin',
  query: z.object({ ...pageQuery.shape, search: z.optional(searchText(SEARCH_MAX)) }),
  reply: pageOf(listed),
  errors: ['malformed-request'],
})

export const findClients = endpoint({
  method: 'GET',
  path: '/api/admin/clients',
  summary: 'Accounts to which a project can be assigned, at most ten, by a part of their address or name.',
  access: 'admin',
  query: z.object({ search: searchText(SEARCH_MAX).check(z.minLength(1)) }),
  reply: z.object({ clients: z.array(z.object({ email: z.string(), name: z.string() })) }),
  errors: ['malformed-request'],
})

/** The plan. Milestones are in order; milestones and team members missing from it are deleted. */
const plan = {
  ...projectBasics,
  milestones: someOf(z.object(milestoneBasics), MOST.milestones),
  team: someOf(z.object(memberBasics), MOST.team),
}

export const newProject = z
  .object({
    ...plan,
    /** Language of the invitation. */
    language: z.enum(languages),
  })
  .check(deliveryAfterStart())
export type NewProject = z.infer<typeof newProject>

/** Invitation state of a client without a confirmed account. */
const invitation = z.object({
  /** `registered`: an account with the address, not confirmed yet. `none`: expired, withdrawn or never sent. */
  state: z.enum(['open', 'registered', 'none']),
  /** Of an open invitation. */
  expiresAt: z.nullable(time),
})

/** Recipient of a project's mail: none without a client or account, or if they opted out. */
export const reach = z.enum(['mailed', 'not-mailed', 'nobody'])
export type Reach = z.infer<typeof reach>

const adminReading = z.object({ id: z.string(), ...metricReading.shape })

/** A project as the owner sees it. */
const adminProject = z.object({
  ...project.shape,
  client: z.nullable(projectClient),
  /** Null unless the client has no account. */
  invitation: z.nullable(invitation),
  /** Required with the next change. */
  revision: z.int(),
  milestones: z.array(milestone),
  team: z.array(teamMember),
  expenses: z.array(expense),
  readings: z.array(adminReading),
  documents: z.array(portalDocument),
})
export type AdminProject = z.infer<typeof adminProject>

const saved = z.object({ success: z.literal(true), project: adminProject })

export const createProject = endpoint({
  method: 'POST',
  path: '/api/admin/projects',
  summary: 'Creates a project with its milestones and team. Its client is notified, or invited without an account.',
  access: 'admin',
  idempotent: true,
  body: newProject,
  reply: saved,
  errors: ['invalid-input', 'key-reused'],
})

export const readAdminProject = endpoint({
  method: 'GET',
  path: '/api/admin/projects/:id',
  summary: 'A project without its messages.',
  access: 'admin',
  params: ofProject,
  reply: adminProject,
  errors: ['not-found'],
})

export const changedProject = z
  .object({
    ...plan,
    /** Of the project that was changed. */
    revision: count,
  })
  .check(deliveryAfterStart())
export type ChangedProject = z.infer<typeof changedProject>

export const changeProject = endpoint({
  method: 'PUT',
  path: '/api/admin/projects/:id',
  summary: 'Changes the plan of a project, unless it has changed since it was read. A new client is notified.',
  access: 'admin',
  params: ofProject,
  body: changedProject,
  reply: saved,
  errors: ['invalid-input', 'not-found', 'changed-meanwhile'],
})

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/api/admin/projects/:id',
  summary: 'Deletes a project with all its data; its name confirms it.',
  access: 'admin',
  params: ofProject,
  body: z.object({ name: z.catch(typed(PROJECT_NAME_MAX), '') }),
  reply: success,
  errors: ['invalid-input', 'not-found'],
})

export const setMilestoneStatus = endpoint({
  method: 'PUT',
  path: '/api/admin/projects/:id/milestones/:milestoneId/status',
  summary:
    'Sets the progress of a milestone. `completed` delivers it: the client is mailed and asked to approve it; a repetition changes nothing.',
  access: 'admin',
  params: z.object({ id, milestoneId: id }),
  body: z.object({ status: milestoneStatus }),
  reply: z.object({
    success: z.literal(true),
    milestone,
    /** Whom a delivery notifies. */
    reach,
  }),
  errors: ['invalid-input', 'not-found', 'already-decided'],
})

export const newExpense = z.object(expenseBasics)
export type NewExpense = z.infer<typeof newExpense>

export const addExpense = endpoint({
  method: 'POST',
  path: '/api/admin/projects/:id/expenses',
  summary: 'Adds an expense; the spent budget is their sum.',
  access: 'admin',
  idempotent: true,
  params: ofProject,
  body: newExpense,
  reply: z.object({ success: z.literal(true), expense }),
  errors: ['invalid-input', 'not-found', 'key-reused'],
})

export const removeExpense = endpoint({
  method: 'DELETE',
  path: '/api/admin/projects/:id/expenses/:entryId',
  summary: 'Deletes an expense.',
  access: 'admin',
  params: z.object({ id, entryId: id }),
  reply: success,
  errors: ['not-found'],
})

export const newReading = z.object(readingBasics)
export type NewReading = z.infer<typeof newReading>

export const addReading = endpoint({
  method: 'POST',
  path: '/api/admin/projects/:id/readings',
  summary: 'Adds a metric with the current time.',
  access: 'admin',
  idempotent: true,
  params: ofProject,
  body: newReading,
  reply: z.object({ success: z.literal(true), reading: adminReading }),
  errors: ['invalid-input', 'not-found', 'key-reused'],
})

export const removeReading = endpoint({
  method: 'DELETE',
  path: '/api/admin/projects/:id/readings/:entryId',
  summary: 'Deletes a metric.',
  access: 'admin',
  params: z.object({ id, entryId: id }),
  reply: success,
  errors: ['not-found'],
})

/** Entries that need no answer: they wait until the owner has seen them. */
export const newsKinds = ['approved', 'document', 'meeting-lapsed'] as const
export type NewsKind = (typeof newsKinds)[number]
const waitingKinds = ['message', 'update-requested', 'meeting-proposed', 'changes-requested', ...newsKinds] as const

const waiting = z.object({
  /** Id of the waiting entry. */
  id: z.string(),
  kind: z.enum(waitingKinds),
  at: time,
  projectId: z.string(),
  project: z.string(),
  /** The waiting client. */
  by: z.string(),
  /** The message, the note, the topic, the comment on the milestone, or the document's title. */
  text: z.string(),
  /** The milestone's title; empty for everything else. */
  milestone: z.string(),
  /** Of a meeting; null for everything else. */
  startsAt: z.nullable(time),
  minutes: z.nullable(z.int()),
})
export type Waiting = z.infer<typeof waiting>

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  summary:
    'Clients’ open entries, the latest first: unanswered messages, requests for an update, proposed meetings, milestones sent back; and, until seen, approvals, documents, and proposals that passed unanswered.',
  access: 'admin',
  query: pageQuery,
  reply: pageOf(waiting),
  errors: [],
})

export const markSeen = endpoint({
  method: 'POST',
  path: '/api/admin/waiting/seen',
  summary: 'Takes an entry that needs no answer from the list. A repetition changes nothing.',
  access: 'admin',
  body: z.object({ kind: choice(newsKinds), id: entryId }),
  reply: success,
  errors: ['invalid-input'],
})

export const countWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting/count',
  summary: 'The number of clients’ open entries.',
  access: 'admin',
  reply: z.object({ count: z.number() }),
  errors: [],
})
