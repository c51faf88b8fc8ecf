/** The client portal: clients' projects and their decisions. */
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { optionalText, typedText } from '#contract/text.ts'
import { day, id, money, ofProject, percent, time } from './parts.ts'

export const projectStatuses = ['active', 'planning', 'completed', 'on-hold'] as const
export const milestoneStatuses = ['completed', 'in-progress', 'pending'] as const

export const decisionKinds = ['approved', 'changes-requested'] as const

export const COMMENT_MAX = 2000

const ofMilestone = z.object({ id, milestoneId: id })

export const project = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  status: z.enum(projectStatuses),
  progress: percent,
  startDate: day,
  expectedDelivery: day,
  technologies: z.array(z.string()),
  /** ISO 4217, such as `EUR`. */
  currency: z.string(),
  totalBudget: money,
  spentBudget: money,
  /** Time of the team's last activity; null without any. */
  lastTeamActivityAt: z.nullable(time),
  /** True for the sample projects of a new site. */
  isDemo: z.boolean(),
})
export type Project = z.infer<typeof project>

/** The client's decision on a delivered milestone. */
const decision = z.object({
  kind: z.enum(decisionKinds),
  comment: z.string(),
  by: z.string(),
  at: time,
})
export type Decision = z.infer<typeof decision>

export const milestone = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(milestoneStatuses),
  dueDate: day,
  deliverables: z.array(z.string()),
  completedAt: z.nullable(time),
  /** The latest decision; null without one. */
  decision: z.nullable(decision),
  /** True while it is delivered and waits for approval. */
  awaitsDecision: z.boolean(),
})
export type Milestone = z.infer<typeof milestone>

/** Open: neither delivered nor sent back; overdue after its day. */
export const isOpen = ({ status, decision }: Pick<Milestone, 'status' | 'decision'>) =>
  status !== 'completed' && decision?.kind !== 'changes-requested'

/** A project as listed, before it is opened. */
const listedProject = z.object({
  ...project.shape,
  /** Number of delivered milestones that wait for the client's decision. */
  awaitingDecision: z.int(),
  /** Due days of the open milestones, in their order. Days, not a count of overdue ones, which depends on the time zone. */
  openDueDates: z.array(day),
  /** Number of the owner's messages that the client has not read. */
  unreadMessages: z.int(),
})
export type ListedProject = z.infer<typeof listedProject>

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/client/projects',
  summary: 'One’s own projects: those that wait for a decision first, then those in progress, then the newest.',
  access: 'client',
  reply: z.array(listedProject),
  errors: [],
})

export const listMilestones = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/milestones',
  summary: 'The milestones of a project, in their order.',
  access: 'client',
  params: ofProject,
  reply: z.array(milestone),
  errors: ['not-found'],
})

const decided = z.object({ success: z.literal(true), milestone })

export const approval = z.object({ comment: z._default(optionalText(COMMENT_MAX), '') })
export type Approval = z.infer<typeof approval>

export const approveMilestone = endpoint({
  method: 'POST',
  path: '/api/client/projects/:id/milestones/:milestoneId/approval',
  summary: 'Approves a delivered milestone, and notifies the owner. A repetition changes nothing.',
  access: 'client',
  params: ofMilestone,
  body: approval,
  reply: decided,
  errors: ['invalid-input', 'not-found', 'not-delivered', 'already-decided'],
})

export const changeRequest = z.object({ comment: typedText('message-required', COMMENT_MAX) })
export type ChangeRequest = z.infer<typeof changeRequest>

export const requestChanges = endpoint({
  method: 'POST',
  path: '/api/client/projects/:id/milestones/:milestoneId/change-request',
  summary: 'Asks for changes to a delivered milestone; it is in progress again, and the owner is notified.',
  access: 'client',
  params: ofMilestone,
  body: changeRequest,
  reply: decided,
  errors: ['invalid-input', 'not-found', 'not-delivered', 'already-decided'],
})

export const metricReading = z.object({
  measuredAt: time,
  codeQuality: percent,
  performance: percent,
  security: percent,
  testCoverage: percent,
})
export type MetricReading = z.infer<typeof metricReading>

export const readMetrics = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/metrics',
  summary: 'The latest metrics of a project, null without any, and all earlier ones, the oldest first.',
  access: 'client',
  params: ofProject,
  reply: z.object({
    codeQuality: z.nullable(percent),
    performance: z.nullable(percent),
    security: z.nullable(percent),
    testCoverage: z.nullable(percent),
    measuredAt: z.nullable(time),
    history: z.array(metricReading),
  }),
  errors: ['not-found'],
})

export const expense = z.object({ id: z.string(), date: day, label: z.string(), amount: money })
export type Expense = z.infer<typeof expense>

export const readBudget = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/budget',
  summary: 'The budget of a project and its expenses, the oldest first.',
  access: 'client',
  params: ofProject,
  reply: z.object({ currency: z.string(), totalBudget: money, spentBudget: money, expenses: z.array(expense) }),
  errors: ['not-found'],
})

export const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  isLead: z.boolean(),
  lastActiveAt: z.nullable(time),
})
export type TeamMember = z.infer<typeof teamMember>

export const listTeam = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/team',
  summary: 'The team of a project, leads first.',
  access: 'client',
  params: ofProject,
  reply: z.array(teamMember),
  errors: ['not-found'],
})

const activityKinds = [
  'update',
  'update-requested',
  'milestone-completed',
  'approved',
  'changes-requested',
  'document',
  'meeting-proposed',
  'meeting-accepted',
  'meeting-declined',
] as const

const activity = z.object({
  /** Stable id of the event. */
  id: z.string(),
  kind: z.enum(activityKinds),
  at: time,
  /** The author; empty if unknown. */
  by: z.string(),
  /** The subject: title of the milestone or document, topic of the meeting, text of the update or request. */
  about: z.string(),
  /** When the meeting is; null of anything else. */
  startsAt: z.nullable(time),
  /** What the owner wrote with the answer to a meeting; empty of anything else. */
  note: z.string(),
})
export type Activity = z.infer<typeof activity>

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/activity',
  summary: 'The activity of a project: updates, approvals, documents, meetings; the 50 newest, the newest first.',
  access: 'client',
  params: ofProject,
  reply: z.array(activity),
  errors: ['not-found'],
})
