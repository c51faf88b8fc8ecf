/** The portal's calls, each by the ids it needs. */

import * as documents from '#contract/portal/documents.ts'
import * as meetings from '#contract/portal/meetings.ts'
import * as messages from '#contract/portal/messages.ts'
import * as notices from '#contract/portal/notices.ts'
import * as portal from '#contract/portal/portal.ts'
import * as push from '#contract/portal/push.ts'
import { call } from '#web/platform/api.ts'
import { upload } from '#web/platform/upload.ts'

export const fetchProjects = () => call(portal.listProjects, undefined)
export const fetchMilestones = (id: string) => call(portal.listMilestones, undefined, { params: { id } })
export const fetchMetrics = (id: string) => call(portal.readMetrics, undefined, { params: { id } })
export const fetchBudget = (id: string) => call(portal.readBudget, undefined, { params: { id } })
export const fetchTeam = (id: string) => call(portal.listTeam, undefined, { params: { id } })

/** A document and when its link came, in epoch milliseconds. */
export interface LinkedDocument extends documents.PortalDocument {
  linkedAt: number
}
const linked = (document: documents.PortalDocument): LinkedDocument => ({ ...document, linkedAt: Date.now() })

export const fetchDocuments = async (id: string) =>
  (await call(documents.listDocuments, undefined, { params: { id } })).map(linked)
export const fetchThread = (id: string) => call(messages.readThread, undefined, { params: { id } })
export const markThreadRead = (id: string, until: number) =>
  call(messages.markThreadRead, { until }, { params: { id } })
export const fetchUpdates = (id: string) => call(messages.listUpdates, undefined, { params: { id } })
export const fetchMeetings = (id: string) => call(meetings.listMeetings, undefined, { params: { id } })
export const fetchActivity = (id: string) => call(portal.listActivity, undefined, { params: { id } })
export const fetchNotices = () => call(notices.readNotices, undefined)

export const approve = (id: string, milestoneId: string, approval: portal.Approval) =>
  call(portal.approveMilestone, approval, { params: { id, milestoneId } })
export const askForChanges = (id: string, milestoneId: string, request: portal.ChangeRequest) =>
  call(portal.requestChanges, request, { params: { id, milestoneId } })

export const fetchLink = (id: string, documentId: string) =>
  call(documents.linkDocument, undefined, { params: { id, documentId } })
export const removeDocument = (id: string, documentId: string) =>
  call(documents.deleteDocument, undefined, { params: { id, documentId } })

export async function sendDocument(id: string, file: File, signal: AbortSignal, onProgress: (sent: number) => void) {
  const options = { params: { id }, query: { name: file.name }, signal, onProgress }
  return linked((await upload(documents.uploadDocument, file, options)).document)
}

export const postMessage = (id: string, text: string, idempotencyKey: string) =>
  call(messages.sendMessage, { text }, { params: { id }, idempotencyKey })
export const postMeeting = (id: string, proposal: meetings.MeetingProposal, idempotencyKey: string) =>
  call(meetings.proposeMeeting, proposal, { params: { id }, idempotencyKey })
export const postUpdateRequest = (id: string, wish: messages.UpdateWish) =>
  call(messages.requestUpdate, wish, { params: { id } })

export const saveNotices = (chosen: notices.NoticesWish) => call(notices.setNotices, chosen)
export const fetchPush = () => call(push.listPush, undefined)
export const savePush = (subscription: push.PushSubscription) => call(push.addPush, subscription)
export const endPush = (endpoint: string) => call(push.removePush, { endpoint })
export const endNotices = (token: string) => call(notices.stopNotices, undefined, { params: { token } })
