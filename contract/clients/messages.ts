/** Messages and documents between owner and client, on the owner's side. */
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { DOCUMENT_MAX_BYTES, documentQuery, downloadDocument, portalDocument } from '#contract/portal/documents.ts'
import { meeting, meetingAnswers } from '#contract/portal/meetings.ts'
import { listUpdates, message, NOTE_MAX } from '#contract/portal/messages.ts'
import { id, ofProject } from '#contract/portal/parts.ts'
import { optionalText } from '#contract/text.ts'
import { reach } from './clients.ts'
import { choice } from './parts.ts'

const ofDocument = z.object({ id, documentId: id })

export const readOwnersThread = endpoint({
  method: 'GET',
  path: '/api/admin/projects/:id/messages',
  summary: 'The thread of a project, the oldest first.',
  access: 'admin',
  params: ofProject,
  reply: z.array(message),
  errors: ['not-found'],
})

export const listOwnersUpdates = endpoint({
  method: 'GET',
  path: '/api/admin/projects/:id/updates',
  summary: 'The updates of a project, the newest first, and the open request for one.',
  access: 'admin',
  params: ofProject,
  reply: listUpdates.reply,
  errors: ['not-found'],
})

const ofMeeting = z.object({ id, meetingId: id })

/** A time that a client proposed, as the owner sees it. */
const proposedMeeting = z.object({ ...meeting.shape, proposedBy: z.string() })
export type ProposedMeeting = z.infer<typeof proposedMeeting>

export const listOwnersMeetings = endpoint({
  method: 'GET',
  path: '/api/admin/projects/:id/meetings',
  summary: 'The meetings proposed by a project’s client, the earliest first, including past ones.',
  access: 'admin',
  params: ofProject,
  reply: z.array(proposedMeeting),
  errors: ['not-found'],
})

export const listNextMeetings = endpoint({
  method: 'GET',
  path: '/api/admin/next-meetings',
  summary: 'The accepted future meetings of all projects, the earliest first, at most ten.',
  access: 'admin',
  reply: z.array(z.object({ ...proposedMeeting.shape, projectId: z.string(), project: z.string() })),
  errors: [],
})

export const openMeeting = endpoint({
  method: 'GET',
  path: '/api/admin/projects/:id/meetings/:meetingId/file',
  summary: 'An accepted meeting as a file for the owner’s calendar, where it replaces the mailed invitation.',
  access: 'admin',
  params: ofMeeting,
  file: 'text/calendar',
  reply: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
  errors: ['not-found'],
})

const meetingReply = z.object({
  answer: choice(meetingAnswers),
  note: z._default(optionalText(NOTE_MAX), ''),
})
export type MeetingReply = z.infer<typeof meetingReply>

export const answerMeeting = endpoint({
  method: 'POST',
  path: '/api/admin/projects/:id/meetings/:meetingId/answer',
  summary: 'Accepts or declines a proposed meeting. The client is mailed, for an accepted one with a calendar file.',
  access: 'admin',
  params: ofMeeting,
  body: meetingReply,
  reply: z.object({
    success: z.literal(true),
    meeting,
    /** Whom the answer notifies. */
    reach,
  }),
  errors: ['invalid-input', 'not-found', 'already-decided'],
})

export const handOverDocument = endpoint({
  method: 'POST',
  path: '/api/admin/projects/:id/documents',
  summary: 'Uploads a document for the client, checked like theirs; the client is mailed.',
  access: 'admin',
  params: ofProject,
  query: documentQuery,
  takesFile: DOCUMENT_MAX_BYTES,
  reply: z.object({ success: z.literal(true), document: portalDocument, reach }),
  errors: ['invalid-input', 'not-found', 'file-refused', 'upload-stalled'],
})

export const withdrawDocument = endpoint({
  method: 'DELETE',
  path: '/api/admin/projects/:id/documents/:documentId',
  summary: 'Deletes a document of either side.',
  access: 'admin',
  params: ofDocument,
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-found'],
})

export const openDocument = endpoint({
  method: 'GET',
  path: '/api/admin/projects/:id/documents/:documentId/file',
  summary: 'The document as an attachment; supports the `Range` header.',
  access: 'admin',
  params: ofDocument,
  reply: downloadDocument.reply,
  file: 'application/octet-stream',
  errors: ['not-found'],
})
