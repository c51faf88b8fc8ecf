/** The client portal: what clients see of their projects, and what they can do there. */
import * as z from 'zod/mini'
import { endpoint, HOUR, MINUTE } from './endpoint.ts'
import type { PortalFieldError } from './errors.ts'
import { optionalLine, optionalText, typedText } from './text.ts'

export const projectStatuses = ['active', 'planning', 'completed', 'on-hold'] as const
export const milestoneStatuses = ['completed', 'in-progress', 'pending'] as const

export const decisionKinds = ['approved', 'changes-requested'] as const

export const MESSAGE_MAX = 5000
export const COMMENT_MAX = 2000
export const NOTE_MAX = 1000
export const TOPIC_MAX = 200
export const FILE_NAME_MAX = 200

/** A larger document is refused. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024
/** What one client's uploads may take in all. */
export const CLIENT_QUOTA_BYTES = 200 * 1024 * 1024
/** So long a document's `fileUrl` works; after that `linkDocument` gives a new one. */
export const DOCUMENT_LINK_MS = 10 * MINUTE

/** What can be uploaded: the media type, and the endings that a file of it may have. What a browser would run is not among them. */
export const documentTypes = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'text/plain': ['txt', 'md'],
  'text/csv': ['csv'],
} as const satisfies Record<string, readonly string[]>
export type DocumentType = keyof typeof documentTypes

export const meetingMinutes = [15, 30, 45, 60] as const

const issue = (id: PortalFieldError) => id
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** A day without a time or a zone: `2026-03-31`. */
const day = z.string()
/** Epoch milliseconds. */
const time = z.number()
/** An amount in the currency's smallest unit: 1250 is 12.50 €, and ¥1250. */
const money = z.int()
const percent = z.int().check(z.gte(0), z.lte(100))

const ofProject = z.object({ id })
const ofMilestone = z.object({ id, milestoneId: id })
const ofDocument = z.object({ id, documentId: id })

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
  /** When somebody of the team last did something on it; null if nobody has yet. */
  lastTeamActivityAt: z.nullable(time),
  /** True for the sample projects that a new site comes with. */
  isDemo: z.boolean(),
})
export type Project = z.infer<typeof project>

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/client/projects',
  summary: 'One’s own projects: those under way first, then the newest.',
  access: 'client',
  reply: z.array(project),
  errors: [],
})

/** What the client said about a milestone that was delivered. */
export const decision = z.object({
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
  /** The latest; null if there is none yet. */
  decision: z.nullable(decision),
  /** True while it is delivered and waits to be approved. */
  awaitsDecision: z.boolean(),
})
export type Milestone = z.infer<typeof milestone>

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
  summary: 'Approves a milestone that was delivered, and tells the owner. Approving once more changes nothing.',
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
  summary: 'Asks for changes to a milestone that was delivered; it is in progress again, and the owner is told.',
  access: 'client',
  params: ofMilestone,
  body: changeRequest,
  reply: decided,
  errors: ['invalid-input', 'not-found', 'not-delivered', 'already-decided'],
})

const reading = z.object({
  measuredAt: time,
  codeQuality: percent,
  performance: percent,
  security: percent,
  testCoverage: percent,
})
export type MetricReading = z.infer<typeof reading>

export const readMetrics = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/metrics',
  summary:
    'The latest metrics of a project, null where nothing was measured yet, and all earlier ones, the oldest first.',
  access: 'client',
  params: ofProject,
  reply: z.object({
    codeQuality: z.nullable(percent),
    performance: z.nullable(percent),
    security: z.nullable(percent),
    testCoverage: z.nullable(percent),
    measuredAt: z.nullable(time),
    history: z.array(reading),
  }),
  errors: ['not-found'],
})

export const expense = z.object({ id: z.string(), date: day, label: z.string(), amount: money })
export type Expense = z.infer<typeof expense>

export const readBudget = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/budget',
  summary: 'What a project may cost, and what was spent on what, the oldest first.',
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
  summary: 'Who works on a project, leads first.',
  access: 'client',
  params: ofProject,
  reply: z.array(teamMember),
  errors: ['not-found'],
})

/** `client` or `owner`: which of the two sides somebody is on. */
const side = z.enum(['client', 'owner'])

export const portalDocument = z.object({
  id: z.string(),
  /** Also the name of the file. */
  title: z.string(),
  mediaType: z.string(),
  /** In bytes; null if unknown. */
  fileSize: z.nullable(z.int()),
  /** A link on this site that works for `DOCUMENT_LINK_MS` and only for its client. */
  fileUrl: z.string(),
  uploadedBy: side,
  uploadedAt: time,
  updatedAt: time,
})
export type PortalDocument = z.infer<typeof portalDocument>

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/documents',
  summary: 'The documents of a project, the newest first.',
  access: 'client',
  params: ofProject,
  reply: z.array(portalDocument),
  errors: ['not-found'],
})

/** A name without a path and without anything that cannot be seen. */
const fileName = z.string({ error: issue('file-name-invalid') }).check(
  z.trim(),
  z.minLength(1, issue('file-name-invalid')),
  z.maxLength(FILE_NAME_MAX, 'too-long'),
  z.refine((name) => name.isWellFormed() && !/[\p{Cc}\p{Bidi_C}/\\]|^\.+$/u.test(name), issue('file-name-invalid')),
)

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/client/projects/:id/documents',
  summary:
    'Takes in a document: the body is the file’s bytes, whatever its Content-Type. Judged by its content, which has to be what the ending of its name says. Broken off, it leaves nothing behind.',
  access: 'client',
  limit: { max: 120, windowMs: HOUR, counts: 'requests' },
  params: ofProject,
  query: z.object({ name: fileName }),
  takesFile: DOCUMENT_MAX_BYTES,
  reply: z.object({ success: z.literal(true), document: portalDocument }),
  errors: ['invalid-input', 'not-found', 'file-refused', 'quota-exceeded', 'upload-stalled', 'rate-limited'],
})

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/client/projects/:id/documents/:documentId',
  summary: 'Deletes a document that one uploaded oneself; one of the owner’s is not found here.',
  access: 'client',
  params: ofDocument,
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-found'],
})

export const linkDocument = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/documents/:documentId/link',
  summary: 'A new link to a document, for when the one in the list is too old.',
  access: 'client',
  params: ofDocument,
  reply: z.object({ fileUrl: z.string(), expiresAt: time }),
  errors: ['not-found'],
})

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/documents/:documentId/file',
  summary: 'The document as an attachment; takes a `Range` header.',
  access: 'client',
  params: ofDocument,
  /** As they stand in `fileUrl`. */
  query: z.object({ expires: z.string(), signature: z.string() }),
  reply: z.object({
    name: z.string(),
    mediaType: z.string(),
    size: z.int(),
    /** Gives the bytes from one place up to, but not including, another. */
    read: z.custom<(from: number, to: number) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>>(),
  }),
  file: 'application/octet-stream',
  errors: ['not-found', 'document-link-expired'],
})

export const message = z.object({
  id: z.string(),
  author: side,
  authorName: z.string(),
  text: z.string(),
  sentAt: time,
})
export type Message = z.infer<typeof message>

export const readThread = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/messages',
  summary: 'What client and owner wrote to each other about a project, the oldest first.',
  access: 'client',
  params: ofProject,
  reply: z.array(message),
  errors: ['not-found'],
})

export const outgoingMessage = z.object({ text: typedText('message-required', MESSAGE_MAX) })
export type OutgoingMessage = z.infer<typeof outgoingMessage>

const sent = z.object({ success: z.literal(true), message })

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/client/projects/:id/messages',
  summary: 'Writes to the owner about a project; mailed to them too.',
  access: 'client',
  limit: { max: 30, windowMs: HOUR, counts: 'accepted' },
  idempotent: true,
  params: ofProject,
  body: outgoingMessage,
  reply: sent,
  errors: ['invalid-input', 'not-found', 'key-reused', 'rate-limited'],
})

export const projectUpdate = z.object({ id: z.string(), text: z.string(), postedBy: z.string(), postedAt: time })
export type ProjectUpdate = z.infer<typeof projectUpdate>

export const updateRequest = z.object({ id: z.string(), note: z.string(), requestedAt: time })
export type UpdateRequest = z.infer<typeof updateRequest>

export const listUpdates = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/updates',
  summary: 'What the owner posted about a project, the newest first, and the request that was not answered yet.',
  access: 'client',
  params: ofProject,
  reply: z.object({ updates: z.array(projectUpdate), openRequest: z.nullable(updateRequest) }),
  errors: ['not-found'],
})

export const updateWish = z.object({ note: z._default(optionalText(NOTE_MAX), '') })
export type UpdateWish = z.infer<typeof updateWish>

export const requestUpdate = endpoint({
  method: 'POST',
  path: '/api/client/projects/:id/update-requests',
  summary: 'Asks the owner how a project is doing. While one request is open, asking again gives it back.',
  access: 'client',
  params: ofProject,
  body: updateWish,
  reply: z.object({ success: z.literal(true), request: updateRequest }),
  errors: ['invalid-input', 'not-found'],
})

export const meeting = z.object({
  id: z.string(),
  startsAt: time,
  minutes: z.int(),
  topic: z.string(),
  proposedAt: time,
})
export type Meeting = z.infer<typeof meeting>

export const listMeetings = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/meetings',
  summary:
    'Where to book a time with the owner, if there is such a page, and the times proposed that are still to come.',
  access: 'client',
  params: ofProject,
  reply: z.object({ bookingUrl: z.nullable(z.string()), meetings: z.array(meeting) }),
  errors: ['not-found'],
})

export const meetingProposal = z.object({
  /** Epoch milliseconds; to come, and within a year. */
  startsAt: z.int({ error: issue('time-required') }).check(z.gte(0, issue('time-required'))),
  minutes: z._default(z.literal(meetingMinutes), 30),
  topic: z._default(optionalLine(TOPIC_MAX), ''),
  /** The client's zone, such as `Europe/Berlin`, in which the time is named in mails. */
  timeZone: z.catch(z.string().check(z.maxLength(64), z.refine(isTimeZone)), 'UTC'),
})
export type MeetingProposal = z.infer<typeof meetingProposal>

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

export const proposeMeeting = endpoint({
  method: 'POST',
  path: '/api/client/projects/:id/meetings',
  summary: 'Proposes a time to the owner, who is mailed an invitation that calendars understand.',
  access: 'client',
  limit: { max: 10, windowMs: HOUR, counts: 'accepted' },
  idempotent: true,
  params: ofProject,
  body: meetingProposal,
  reply: z.object({ success: z.literal(true), meeting }),
  errors: ['invalid-input', 'not-found', 'key-reused', 'rate-limited'],
})

export const activityKinds = [
  'update',
  'update-requested',
  'milestone-completed',
  'approved',
  'changes-requested',
  'document',
  'meeting-proposed',
] as const

export const activity = z.object({
  /** Stays the same for the same event. */
  id: z.string(),
  kind: z.enum(activityKinds),
  at: time,
  /** Who did it; empty where that is not noted. */
  by: z.string(),
  /** What it is about: the title of the milestone or document, the topic of the meeting, the text of the update or request. */
  about: z.string(),
})
export type Activity = z.infer<typeof activity>

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/activity',
  summary: 'What happened on a project: updates, approvals, documents, meetings; the 50 newest, the newest first.',
  access: 'client',
  params: ofProject,
  reply: z.array(activity),
  errors: ['not-found'],
})

/** Whether the site mails what happens on one's projects. */
export const notices = z.object({ mail: z.boolean() })
export type Notices = z.infer<typeof notices>

export const readNotices = endpoint({
  method: 'GET',
  path: '/api/client/notices',
  summary: 'Whether one is mailed the owner’s answers and updates.',
  access: 'client',
  reply: notices,
  errors: [],
})

export const setNotices = endpoint({
  method: 'PUT',
  path: '/api/client/notices',
  summary: 'Turns these mails on or off.',
  access: 'client',
  body: notices,
  reply: notices,
  errors: [],
})

/** Every notice links to `/client-portal?stop-notices=<token>`; that page calls `stopNotices` with the token when its button is pressed. */
export const STOP_NOTICES_PARAMETER = 'stop-notices'

export const stopNotices = endpoint({
  method: 'POST',
  path: '/api/client/notices/stop/:token',
  summary:
    'Turns these mails off by the token from one of them, without signing in; mail programs call it too (RFC 8058).',
  access: 'anyone',
  params: z.object({ token: z.string().check(z.regex(/^[\w.-]{1,300}$/)) }),
  reply: notices,
  errors: ['not-found'],
})

export const answerMessage = endpoint({
  method: 'POST',
  path: '/api/admin/projects/:id/messages',
  summary: 'Answers in the thread of a project; the client is mailed.',
  access: 'admin',
  idempotent: true,
  params: ofProject,
  body: outgoingMessage,
  reply: sent,
  errors: ['invalid-input', 'not-found', 'key-reused'],
})

export const newUpdate = z.object({ text: typedText('message-required', MESSAGE_MAX) })
export type NewUpdate = z.infer<typeof newUpdate>

export const postUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/projects/:id/updates',
  summary: 'Posts an update, which answers what was requested; the client is mailed.',
  access: 'admin',
  idempotent: true,
  params: ofProject,
  body: newUpdate,
  reply: z.object({ success: z.literal(true), update: projectUpdate }),
  errors: ['invalid-input', 'not-found', 'key-reused'],
})
