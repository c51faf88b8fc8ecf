import type { Hono } from 'hono'
import * as clients from '#contract/clients/clients.ts'
import * as messages from '#contract/clients/messages.ts'
import * as file from '#contract/clients/projects-file.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import { countWaiting } from '#server/projects/waiting-store.ts'
import type { Services } from '#server/services.ts'
import { listUpdates, listWaiting, markSeen, readThread } from './conversation.ts'
import { handOver, openDocument, withdraw } from './documents.ts'
import { addExpense, addReading, removeExpense, removeReading } from './entries.ts'
import { answerMeeting, listMeetings, listNext, openMeeting } from './meetings.ts'
import { setMilestoneStatus } from './milestones.ts'
import { changeProject, createProject, deleteProject } from './plan.ts'
import { findClients, listAll, readProject } from './projects.ts'
import { exportProjects, importProjects } from './projects-file.ts'

/** The owner's side of the portal. */
export function clientRoutes(app: Hono<HttpEnv>, services: Services): void {
  mount(app, services, clients.listAllProjects, (call) => listAll(services, call))
  mount(app, services, clients.findClients, (call) => findClients(services, call))
  mount(app, services, clients.createProject, (call) => createProject(services, call))
  mount(app, services, clients.readAdminProject, (call) => readProject(services, call))
  mount(app, services, clients.changeProject, (call) => changeProject(services, call))
  mount(app, services, clients.deleteProject, (call) => deleteProject(services, call))
  mount(app, services, clients.setMilestoneStatus, (call) => setMilestoneStatus(services, call))
  mount(app, services, clients.addExpense, (call) => addExpense(services, call))
  mount(app, services, clients.removeExpense, (call) => removeExpense(services, call))
  mount(app, services, clients.addReading, (call) => addReading(services, call))
  mount(app, services, clients.removeReading, (call) => removeReading(services, call))
  mount(app, services, clients.listWaiting, (call) => listWaiting(services, call))
  mount(app, services, clients.markSeen, (call) => markSeen(services, call))
  mount(app, services, clients.countWaiting, async () => ({
    count: await countWaiting(services.db, services.clock.now()),
  }))
  mount(app, services, messages.readOwnersThread, (call) => readThread(services, call))
  mount(app, services, messages.listOwnersUpdates, (call) => listUpdates(services, call))
  mount(app, services, messages.listOwnersMeetings, (call) => listMeetings(services, call))
  mount(app, services, messages.listNextMeetings, () => listNext(services))
  mount(app, services, messages.openMeeting, (call) => openMeeting(services, call))
  mount(app, services, messages.answerMeeting, (call) => answerMeeting(services, call))
  mount(app, services, messages.handOverDocument, (call) => handOver(services, call))
  mount(app, services, messages.withdrawDocument, (call) => withdraw(services, call))
  mount(app, services, messages.openDocument, (call) => openDocument(services, call))
  mount(app, services, file.exportProjects, (call) => exportProjects(services, call))
  mount(app, services, file.importProjects, (call) => importProjects(services, call))
}
