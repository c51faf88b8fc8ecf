import type { Hono } from 'hono'
import * as documents from '#contract/portal/documents.ts'
import * as meetings from '#contract/portal/meetings.ts'
import * as messages from '#contract/portal/messages.ts'
import * as notices from '#contract/portal/notices.ts'
import * as portal from '#contract/portal/portal.ts'
import * as push from '#contract/portal/push.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import { listMeetings, propose } from '#server/projects/meetings.ts'
import { approve, listMilestones, requestChanges } from '#server/projects/milestones.ts'
import { listTeam, readBudget, readMetrics } from '#server/projects/projects.ts'
import { addPush, listPush, removePush } from '#server/projects/push.ts'
import { answer, markRead, readThread, send } from '#server/projects/thread.ts'
import { listUpdates, post, requestUpdate } from '#server/projects/updates.ts'
import type { Services } from '#server/services.ts'
import { listActivity } from './activity.ts'
import { deleteDocument, downloadDocument, linkDocument, listDocuments } from './documents.ts'
import { listProjects } from './list-projects.ts'
import { readNotices, setNotices, stopByToken } from './notices.ts'
import { upload } from './upload.ts'

export function portalRoutes(app: Hono<HttpEnv>, services: Services): void {
  mount(app, services, portal.listProjects, (call) => listProjects(services, call))
  mount(app, services, portal.listMilestones, (call) => listMilestones(services, call))
  mount(app, services, portal.approveMilestone, (call) => approve(services, call))
  mount(app, services, portal.requestChanges, (call) => requestChanges(services, call))
  mount(app, services, portal.readMetrics, (call) => readMetrics(services, call))
  mount(app, services, portal.readBudget, (call) => readBudget(services, call))
  mount(app, services, portal.listTeam, (call) => listTeam(services, call))
  mount(app, services, documents.listDocuments, (call) => listDocuments(services, call))
  mount(app, services, documents.uploadDocument, (call) => upload(services, call))
  mount(app, services, documents.deleteDocument, (call) => deleteDocument(services, call))
  mount(app, services, documents.linkDocument, (call) => linkDocument(services, call))
  mount(app, services, documents.downloadDocument, (call) => downloadDocument(services, call))
  mount(app, services, messages.readThread, (call) => readThread(services, call))
  mount(app, services, messages.sendMessage, (call) => send(services, call))
  mount(app, services, messages.markThreadRead, (call) => markRead(services, call))
  mount(app, services, messages.listUpdates, (call) => listUpdates(services, call))
  mount(app, services, messages.requestUpdate, (call) => requestUpdate(services, call))
  mount(app, services, meetings.listMeetings, (call) => listMeetings(services, call))
  mount(app, services, meetings.proposeMeeting, (call) => propose(services, call))
  mount(app, services, portal.listActivity, (call) => listActivity(services, call))
  mount(app, services, notices.readNotices, (call) => readNotices(services, call))
  mount(app, services, notices.setNotices, (call) => setNotices(services, call))
  mount(app, services, notices.stopNotices, (call) => stopByToken(services, call))
  mount(app, services, push.listPush, (call) => listPush(services, call))
  mount(app, services, push.addPush, (call) => addPush(services, call))
  mount(app, services, push.removePush, (call) => removePush(services, call))
  mount(app, services, messages.answerMessage, (call) => answer(services, call))
  mount(app, services, messages.postUpdate, (call) => post(services, call))
}
