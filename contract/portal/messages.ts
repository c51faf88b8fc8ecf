/** Messages of a project: the thread, updates, and requests for one. */
import * as z from 'zod/mini'
import { endpoint, HOUR } from '#contract/endpoint.ts'
import { optionalText, typedText } from '#contract/text.ts'
import { ofProject, side, time } from './parts.ts'

export const MESSAGE_MAX = 5000

export const NOTE_MAX = 1000

export const message = z.object({
  id: z.string(),
  author: side,
  authorName: z.string(),
  text: z.string(),
  sentAt: time,
})
export type Message = z.infer<typeof message>

/** A message as the client reads it. */
const threadMessage = z.object({
  ...message.shape,
  /** True for the owner's that the client has not marked as read. */
  isUnread: z.boolean(),
})
export type ThreadMessage = z.infer<typeof threadMessage>

export const readThread = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/messages',
  summary: 'The message thread of a project, the oldest first.',
  access: 'client',
  params: ofProject,
  reply: z.array(threadMessage),
  errors: ['not-found'],
})

export const outgoingMessage = z.object({ text: typedText('message-required', MESSAGE_MAX) })
export type OutgoingMessage = z.infer<typeof outgoingMessage>

const sent = z.object({ success: z.literal(true), message })

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/client/projects/:id/messages',
  summary: 'Writes to the owner about a project; also mailed.',
  access: 'client',
  limit: { max: 30, windowMs: HOUR, counts: 'accepted' },
  idempotent: true,
  params: ofProject,
  body: outgoingMessage,
  reply: sent,
  errors: ['invalid-input', 'not-found', 'key-reused', 'rate-limited'],
})

export const markThreadRead = endpoint({
  method: 'PUT',
  path: '/api/client/projects/:id/messages/read',
  summary: 'Marks the owner’s messages up to a time as read. An earlier time than before changes nothing.',
  access: 'client',
  params: ofProject,
  /** `sentAt` of the newest message that was read. */
  body: z.object({ until: z.int().check(z.gte(0)) }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-found'],
})

const projectUpdate = z.object({ id: z.string(), text: z.string(), postedBy: z.string(), postedAt: time })
export type ProjectUpdate = z.infer<typeof projectUpdate>

const updateRequest = z.object({ id: z.string(), note: z.string(), requestedAt: time })
export type UpdateRequest = z.infer<typeof updateRequest>

export const listUpdates = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/updates',
  summary: 'The owner’s updates of a project, the newest first, and the open request for one.',
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
  summary: 'Requests an update of a project. A repetition returns the open request.',
  access: 'client',
  params: ofProject,
  body: updateWish,
  reply: z.object({ success: z.literal(true), request: updateRequest }),
  errors: ['invalid-input', 'not-found'],
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

const newUpdate = z.object({ text: typedText('message-required', MESSAGE_MAX) })
export type NewUpdate = z.infer<typeof newUpdate>

export const postUpdate = endpoint({
  method: 'POST',
  path: '/api/admin/projects/:id/updates',
  summary: 'Posts an update, which answers the open request; the client is mailed.',
  access: 'admin',
  idempotent: true,
  params: ofProject,
  body: newUpdate,
  reply: z.object({ success: z.literal(true), update: projectUpdate }),
  errors: ['invalid-input', 'not-found', 'key-reused'],
})
