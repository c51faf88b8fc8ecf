/** The calls of the owner's work for clients, each by the ids it needs. */

import * as invitations from '#contract/accounts/invitations.ts'
import * as clients from '#contract/clients/clients.ts'
import * as talk from '#contract/clients/messages.ts'
import * as file from '#contract/clients/projects-file.ts'
import * as messages from '#contract/portal/messages.ts'
import { call, fillPath } from '#web/platform/api.ts'
import { upload } from '#web/platform/upload.ts'

export const fetchProjects = (search: string, after?: string) =>
  call(clients.listAllProjects, undefined, { query: { search: search || undefined, after } })
export const fetchWaiting = (after?: string) => call(clients.listWaiting, undefined, { query: { after } })
export const markSeen = (kind: clients.NewsKind, id: string) => call(clients.markSeen, { kind, id })
export const fetchProject = (id: string) => call(clients.readAdminProject, undefined, { params: { id } })
export const fetchThread = (id: string) => call(talk.readOwnersThread, undefined, { params: { id } })
export const fetchUpdates = (id: string) => call(talk.listOwnersUpdates, undefined, { params: { id } })
export const searchClients = async (search: string) =>
  (await call(clients.findClients, undefined, { query: { search } })).clients

export const createProject = (plan: clients.NewProject, idempotencyKey: string) =>
  call(clients.createProject, plan, { idempotencyKey })
export const changeProject = (id: string, plan: clients.ChangedProject) =>
  call(clients.changeProject, plan, { params: { id } })
export const deleteProject = (id: string, name: string) => call(clients.deleteProject, { name }, { params: { id } })

/** Replaces the invitation that they have, whether or not it can still be used. */
export const inviteAgain = (email: string) => call(invitations.invite, { email })

export const setStatus = (id: string, milestoneId: string, status: 'completed' | 'in-progress' | 'pending') =>
  call(clients.setMilestoneStatus, { status }, { params: { id, milestoneId } })

export const addExpense = (id: string, expense: clients.NewExpense, idempotencyKey: string) =>
  call(clients.addExpense, expense, { params: { id }, idempotencyKey })
export const removeExpense = (id: string, entryId: string) =>
  call(clients.removeExpense, undefined, { params: { id, entryId } })
export const addReading = (id: string, reading: clients.NewReading, idempotencyKey: string) =>
  call(clients.addReading, reading, { params: { id }, idempotencyKey })
export const removeReading = (id: string, entryId: string) =>
  call(clients.removeReading, undefined, { params: { id, entryId } })

export const handOver = (id: string, document: File, signal: AbortSignal, onProgress: (sent: number) => void) =>
  upload(talk.handOverDocument, document, { params: { id }, query: { name: document.name }, signal, onProgress })
export const withdrawDocument = (id: string, documentId: string) =>
  call(talk.withdrawDocument, undefined, { params: { id, documentId } })

export const answer = (id: string, text: string, idempotencyKey: string) =>
  call(messages.answerMessage, { text }, { params: { id }, idempotencyKey })
export const postUpdate = (id: string, text: string, idempotencyKey: string) =>
  call(messages.postUpdate, { text }, { params: { id }, idempotencyKey })
export const fetchMeetings = (id: string) => call(talk.listOwnersMeetings, undefined, { params: { id } })
export const fetchNextMeetings = () => call(talk.listNextMeetings, undefined)
/** Of the file for a calendar. */
export const meetingPath = (id: string, meetingId: string) => fillPath(talk.openMeeting.path, { id, meetingId })
export const answerMeeting = (id: string, meetingId: string, reply: talk.MeetingReply) =>
  call(talk.answerMeeting, reply, { params: { id, meetingId } })

/** @param id undefined: of all projects. */
export const exportPath = (id?: string) => fillPath(file.exportProjects.path, {}, { id })
export const importFile = (projects: File) =>
  upload(file.importProjects, projects, {
    params: {},
    query: {},
    signal: new AbortController().signal,
    onProgress: () => {},
  })
