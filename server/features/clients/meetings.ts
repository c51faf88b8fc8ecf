/** Meetings proposed by clients: the owner lists and answers them, and downloads calendar entries. */
import type { MeetingReply } from '#contract/clients/messages.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { HttpError } from '#server/http/errors.ts'
import { confirmationOf, entryOf } from '#server/projects/calendar-entry.ts'
import { listProposals } from '#server/projects/conversation-store.ts'
import { findReach, mailClient } from '#server/projects/mails.ts'
import { present, spokenTime } from '#server/projects/meetings.ts'
import { noteTeamActivity } from '#server/projects/store.ts'
import { answerProposal, findProposal, holdProposal, nextMeetings } from '#server/projects/waiting-store.ts'
import type { Services } from '#server/services.ts'
import { type AdminCall, requireProject } from './projects.ts'

/** Maximum number in the overview. */
const NEXT_SHOWN = 10

export async function listMeetings({ db }: Services, call: AdminCall) {
  const { id } = await requireProject(db, call)
  return (await listProposals(db, id)).map((row) => ({ ...present(row), proposedBy: row.proposed_by }))
}

export async function listNext({ db, clock }: Services) {
  const rows = await nextMeetings(db, clock.now(), NEXT_SHOWN)
  return rows.map((row) => ({
    ...present(row),
    proposedBy: row.proposed_by,
    projectId: row.project_id,
    project: row.project,
  }))
}

export async function openMeeting(services: Services, call: AdminCall) {
  const project = await requireProject(services.db, call)
  const row = await findProposal(services.db, project.id, call.params.meetingId ?? '')
  if (row?.answer !== 'accepted') throw new HttpError('not-found')
  const calendar = entryOf(services, call.language, project.name, row.proposed_by, present(row))
  return { name: 'meeting.ics', bytes: new TextEncoder().encode(calendar) }
}

/** Repeating the same answer, as after a lost reply, changes nothing. */
export async function answerMeeting(services: Services, call: AdminCall<MeetingReply>) {
  const { clock, outbox } = services
  const { answer, note } = call.body
  const done = await call.write(async (tx) => {
    const project = await requireProject(tx, call)
    const row = await holdProposal(tx, project.id, call.params.meetingId ?? '')
    if (!row) throw new HttpError('not-found')
    if (row.answer === answer) return { meeting: present(row), reach: await findReach(tx, project.id) }
    if (row.answer) throw new HttpError('already-decided')
    const now = clock.now()
    await answerProposal(tx, row.id, { answer, answered_at: now, answer_note: note })
    const answered = present({ ...row, answer, answer_note: note })
    await logAdmin(
      tx,
      clock,
      call.user.email,
      answer === 'accepted' ? 'meeting-accepted' : 'meeting-declined',
      project.name,
    )
    await noteTeamActivity(tx, project.id, now)
    const reach = await mailClient(tx, services, project, answer, note, (language) => ({
      time: spokenTime(row.starts_at, row.time_zone ?? 'UTC', language),
      ...(answer === 'accepted' && { invitation: confirmationOf(services, language, project.name, answered) }),
    }))
    return { meeting: answered, reach }
  })
  outbox.wake()
  return { success: true as const, ...done }
}
