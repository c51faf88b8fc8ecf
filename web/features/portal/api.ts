/** The portal's calls, each by the ids it needs. */
import * as portal from '../../../contract/portal.ts'
import { call } from '../../platform/api.ts'
import { upload } from '../../platform/upload.ts'

export const fetchProjects = () => call(portal.listProjects, undefined)
export const fetchMilestones = (id: string) => call(portal.listMilestones, undefined, { params: { id } })
export const fetchMetrics = (id: string) => call(portal.readMetrics, undefined, { params: { id } })
export const fetchBudget = (id: string) => call(portal.readBudget, undefined, { params: { id } })
export const fetchTeam = (id: string) => call(portal.listTeam, undefined, { params: { id } })

/** A document and when its link came, in epoch milliseconds. */
export interface LinkedDocument extends portal.PortalDocument {
  linkedAt: number
}
const linked = (document: portal.PortalDocument): LinkedDocument => ({ ...document, linkedAt: Date.now() })

export const fetchDocuments = async (id: string) =>
  (await call(portal.listDocuments, undefined, { params: { id } })).map(linked)
export const fetchThread = (id: string) => call(portal.readThread, undefined, { params: { id } })
export const fetchUpdates = (id: string) => call(portal.listUpdates, undefined, { params: { id } })
export const fetchMeetings = (id: string) => call(portal.listMeetings, undefined, { params: { id } })
export const fetchActivity = (id: string) => call(portal.listActivity, undefined, { params: { id } })
export const fetchNotices = () => call(portal.readNotices, undefined)

export const approve = (id: string, milestoneId: string, approval: portal.Approval) =>
  call(portal.approveMilestone, approval, { params: { id, milestoneId } })
export const askForChanges = (id: string, milestoneId: string, request: portal.ChangeRequest) =>
  call(portal.requestChanges, request, { params: { id, milestoneId } })

export const fetchLink = (id: string, documentId: string) =>
  call(portal.linkDocument, undefined, { params: { id, documentId } })
export const removeDocument = (id: string, documentId: string) =>
  call(portal.deleteDocument, undefined, { params: { id, documentId } })

export async function sendDocument(id: string, file: File, signal: AbortSignal, onProgress: (sent: number) => void) {
  const options = { params: { id }, query: { name: file.name }, signal, onProgress }
  return linked((await upload(portal.uploadDocument, file, options)).document)
}

export const postMessage = (id: string, text: string, idempotencyKey: string) =>
  call(portal.sendMessage, { text }, { params: { id }, idempotencyKey })
export const postMeeting = (id: string, proposal: portal.MeetingProposal, idempotencyKey: string) =>
  call(portal.proposeMeeting, proposal, { params: { id }, idempotencyKey })
export const postUpdateRequest = (id: string, wish: portal.UpdateWish) =>
  call(portal.requestUpdate, wish, { params: { id } })

export const saveNotices = (notices: portal.Notices) => call(portal.setNotices, notices)
export const endNotices = (token: string) => call(portal.stopNotices, undefined, { params: { token } })
