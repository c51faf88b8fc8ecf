/** Meetings: the owner's booking page, or a time proposed by the client. */
import { profile } from '#content/owner.ts'
import { nameOrAddress } from '#contract/content/person-name.ts'
import { DAY } from '#contract/endpoint.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts'
import { type Meeting, type MeetingProposal, proposeMeeting } from '#contract/portal/meetings.ts'
import { idempotent } from '#server/db/idempotency.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Services } from '#server/services.ts'
import { endOf, invitationTo } from './calendar-entry.ts'
import { insertProposal, listProposals } from './conversation-store.ts'
import { mailOwner } from './mails.ts'
import { type ClientCall, requireOwnProject } from './projects.ts'

/** Meetings are within this range, which catches a wrong year. */
const FURTHEST_MS = 366 * DAY

export async function listMeetings({ db, clock }: Services, call: ClientCall) {
  const project = await requireOwnProject(db, call)
  const now = clock.now()
  const proposals = (await listProposals(db, project.id)).map(present)
  return { bookingUrl: profile.bookingUrl ?? null, meetings: proposals.filter((meeting) => endOf(meeting) > now) }
}

export async function propose(services: Services, call: ClientCall<MeetingProposal>) {
  const { clock, outbox, i18n } = services
  const { user, body, language, idempotencyKey: key } = call
  const now = clock.now()
  const reply = await call.write(async (tx) => {
    const project = await requireOwnProject(tx, call)
    return await idempotent(
      tx,
      clock,
      { scope: `${proposeMeeting.path} ${project.id} ${user.id}`, key, body },
      async () => {
        // Not of one that was taken already, whose answer was lost.
        if (body.startsAt <= now || body.startsAt > now + FURTHEST_MS) {
          throw new HttpError('invalid-input', { fields: { startsAt: i18n(language)('fields.time-past') } })
        }
        await call.countAccepted(tx)
        const row = {
          id: crypto.randomUUID(),
          project_id: project.id,
          starts_at: body.startsAt,
          minutes: body.minutes,
          topic: body.topic,
          proposed_by: nameOrAddress(user),
          proposed_at: now,
          answer: null,
          answered_at: null,
          answer_note: '',
          seen_at: null,
          time_zone: body.timeZone,
          person_id: user.id,
        }
        await insertProposal(tx, row)
        const about = {
          text: body.topic,
          time: spokenTime(body.startsAt, body.timeZone, DEFAULT_LANGUAGE),
          minutes: String(body.minutes),
        }
        const invitation = invitationTo(services, user, project.name, present(row))
        await mailOwner(tx, services, user, 'meeting', project, about, invitation)
        return { success: true as const, meeting: present(row) }
      },
    )
  })
  outbox.wake()
  return reply
}

/** As `dateStyle: 'full'` has it, and the zone's name; with it `timeStyle` would add the seconds. */
const TO_THE_MINUTE = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** In the client's named zone. The owner's calendar converts it. */
export const spokenTime = (startsAt: number, timeZone: string, language: Language) =>
  new Intl.DateTimeFormat(language, { ...TO_THE_MINUTE, timeZone }).format(startsAt)

export const present = (row: Tables['meeting_proposals']): Meeting => ({
  id: row.id,
  startsAt: row.starts_at,
  minutes: row.minutes,
  topic: row.topic,
  proposedAt: row.proposed_at,
  answer: row.answer,
  answerNote: row.answer_note,
})
