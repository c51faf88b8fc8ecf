/** What the owner reads of clients, and what they wait for. */
import type { MeetingReply } from '../../../contract/clients-messages.ts'
import { logAdmin } from '../../db/admin-log.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { type AdminCall, requireProject } from './admin-projects.ts'
import { findOpenRequest, listMessages, listPostedUpdates } from './conversation-store.ts'
import { confirmationOf } from './invitation.ts'
import { mailClient } from './mails.ts'
import { present as presentMeeting, spokenTime } from './meetings.ts'
import { noteTeamActivity } from './store.ts'
import { present as presentMessage } from './thread.ts'
import { presentRequest, presentUpdate } from './updates.ts'
import { answerProposal, holdProposal, waitingPage } from './waiting-store.ts'

export async function readThread({ db }: Services, call: AdminCall) {
  const { id } = await requireProject(db, call)
  return (await listMessages(db, id)).map(presentMessage)
}

export async function listUpdates({ db }: Services, call: AdminCall) {
  const { id } = await requireProject(db, call)
  const [updates, open] = await Promise.all([listPostedUpdates(db, id), findOpenRequest(db, id)])
  return { updates: updates.map(presentUpdate), openRequest: open ? presentRequest(open) : null }
}

export async function listWaiting(
  { db, clock }: Services,
  { query }: AdminCall<unknown, { after?: string | undefined }>,
) {
  const { rows, next } = await waitingPage(db, clock.now(), query.after)
  const items = rows.map(({ project_id, starts_at, ...row }) => ({
    ...row,
    projectId: project_id,
    startsAt: starts_at,
  }))
  return { items, next }
}

/** Answering the same once more, as after a lost answer, changes nothing. */
export async function answerMeeting(services: Services, call: AdminCall<MeetingReply>) {
  const { db, clock, outbox } = services
  const { answer, note } = call.body
  const meeting = await db.transaction().execute(async (tx) => {
    const project = await requireProject(tx, call)
    const row = await holdProposal(tx, project.id, call.params.meetingId ?? '')
    if (!row) throw new Refusal('not-found')
    if (row.answer === answer) return presentMeeting(row)
    if (row.answer) throw new Refusal('already-decided')
    const now = clock.now()
    await answerProposal(tx, row.id, { answer, answered_at: now })
    const answered = presentMeeting({ ...row, answer })
    await logAdmin(tx, clock, call.user.email, 'thread-answered', project.name)
    await noteTeamActivity(tx, project.id, now)
    await mailClient(tx, services, project, answer, note, (language) => ({
      time: spokenTime(row.starts_at, row.time_zone ?? 'UTC', language),
      ...(answer === 'accepted' && { invitation: confirmationOf(services, language, project.name, answered) }),
    }))
    return answered
  })
  outbox.nudge()
  return { success: true as const, meeting }
}
