/** What the owner reads and answers, and the documents that they hand over. */
import * as z from 'zod/mini'
import { choice } from './clients-parts.ts'
import { endpoint } from './endpoint.ts'
import { DOCUMENT_MAX_BYTES, downloadDocument, portalDocument, uploadDocument } from './portal-documents.ts'
import { meeting, meetingAnswers } from './portal-meetings.ts'
import { listUpdates, NOTE_MAX, readThread } from './portal-messages.ts'
import { id, ofProject } from './portal-parts.ts'
import { optionalText } from './text.ts'

const ofDocument = z.object({ id, documentId: id })

export const readOwnersThread = endpoint({
  method: 'GET',
  path: '/api/admin/projects/:id/messages',
  summary: 'The thread of a project, the oldest first.',
  access: 'admin',
  params: ofProject,
  reply: readThread.reply,
  errors: ['not-found'],
})

export const listOwnersUpdates = endpoint({
  method: 'GET',
  path: '/api/admin/projects/:id/updates',
  summary: 'What was posted about a project, the newest first, and the request that was not answered yet.',
  access: 'admin',
  params: ofProject,
  reply: listUpdates.reply,
  errors: ['not-found'],
})

export const meetingReply = z.object({
  answer: choice(meetingAnswers),
  note: z._default(optionalText(NOTE_MAX), ''),
})
export type MeetingReply = z.infer<typeof meetingReply>

export const answerMeeting = endpoint({
  method: 'POST',
  path: '/api/admin/projects/:id/meetings/:meetingId/answer',
  summary:
    'Accepts or declines a time that a client proposed, who is mailed; an accepted one with a file for their calendar.',
  access: 'admin',
  params: z.object({ id, meetingId: id }),
  body: meetingReply,
  reply: z.object({ success: z.literal(true), meeting }),
  errors: ['invalid-input', 'not-found', 'already-decided'],
})

export const handOverDocument = endpoint({
  method: 'POST',
  path: '/api/admin/projects/:id/documents',
  summary: 'Takes in a document for the client, judged as theirs are; the client is mailed.',
  access: 'admin',
  params: ofProject,
  query: uploadDocument.query!,
  takesFile: DOCUMENT_MAX_BYTES,
  reply: z.object({ success: z.literal(true), document: portalDocument }),
  errors: ['invalid-input', 'not-found', 'file-refused', 'upload-stalled'],
})

export const withdrawDocument = endpoint({
  method: 'DELETE',
  path: '/api/admin/projects/:id/documents/:documentId',
  summary: 'Deletes a document, whoever uploaded it.',
  access: 'admin',
  params: ofDocument,
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-found'],
})

export const openDocument = endpoint({
  method: 'GET',
  path: '/api/admin/projects/:id/documents/:documentId/file',
  summary: 'The document as an attachment; takes a `Range` header.',
  access: 'admin',
  params: ofDocument,
  reply: downloadDocument.reply,
  file: 'application/octet-stream',
  errors: ['not-found'],
})
