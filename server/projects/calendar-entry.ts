/** Calendar entries of meetings. */
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { ownerNameIn, profile } from '#content/owner.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { nameOrAddress } from '#contract/content/person-name.ts'
import { MINUTE } from '#contract/endpoint.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts'
import type { Meeting } from '#contract/portal/meetings.ts'
import type { Services } from '#server/services.ts'
import { ownerAddress } from './mails.ts'

const invitationId = ({ env }: Services, { id }: Meeting) => `${id}@${new URL(env.SITE_URL).hostname}`

/** Epoch milliseconds. */
export const endOf = ({ startsAt, minutes }: Meeting): number => startsAt + minutes * MINUTE

const newCalendar = (method: ICalCalendarMethod) =>
  ical({ method, prodId: { company: profile.name, product: 'portal' } })

const timeAndTopic = (meeting: Meeting) => ({
  start: new Date(meeting.startsAt),
  end: new Date(endOf(meeting)),
  description: meeting.topic,
})

/** A proposed time: an invitation from the client for the owner's calendar. */
export function invitationTo(services: Services, client: User, project: string, meeting: Meeting): string {
  const owner = ownerAddress(services)
  const name = nameOrAddress(client)
  const calendar = newCalendar(ICalCalendarMethod.REQUEST)
  calendar.createEvent({
    ...timeAndTopic(meeting),
    id: invitationId(services, meeting),
    stamp: new Date(meeting.proposedAt),
    summary: services.i18n(DEFAULT_LANGUAGE)('portal.event', { project, name }),
    organizer: { name, email: client.email },
    attendees: [
      {
        name: owner.name,
        email: owner.address,
        role: ICalAttendeeRole.REQ,
        rsvp: true,
        status: ICalAttendeeStatus.NEEDSACTION,
      },
    ],
  })
  return calendar.toString()
}

/**
 * An accepted time for the client's calendar, which does not know the invitation that was sent
 * for them. It replaces the portal's entry for the proposal, which has the same id.
 */
export const confirmationOf = (services: Services, language: Language, project: string, meeting: Meeting): string =>
  accepted(
    services,
    meeting,
    meeting.id,
    services.i18n(language)('portal.event', { project, name: ownerNameIn(language) }),
  )

/** An accepted time for the owner's calendar. It replaces the mailed invitation, which has the same id. */
export function entryOf(
  services: Services,
  language: Language,
  project: string,
  client: string,
  meeting: Meeting,
): string {
  const summary = services.i18n(language)('portal.event', { project, name: client })
  return accepted(services, meeting, invitationId(services, meeting), summary)
}

function accepted({ clock }: Services, meeting: Meeting, id: string, summary: string): string {
  const calendar = newCalendar(ICalCalendarMethod.PUBLISH)
  calendar.createEvent({
    ...timeAndTopic(meeting),
    id,
    sequence: 1,
    stamp: new Date(clock.now()),
    status: ICalEventStatus.CONFIRMED,
    summary,
  })
  return calendar.toString()
}
