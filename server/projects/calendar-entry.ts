/** Calendar entries of meetings. */
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { profile } from '#content/owner.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { nameOrAddress } from '#contract/content/person-name.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts'
import type { Meeting } from '#contract/portal/meetings.ts'
import type { Services } from '#server/services.ts'
import { ownerAddress } from './mails.ts'

const invitationId = ({ env }: Services, { id }: Meeting) => `${id}@${new URL(env.SITE_URL).hostname}`

/** A proposed time: an invitation from the client for the owner's calendar. */
export function invitationTo(services: Services, client: User, project: string, meeting: Meeting): string {
  const owner = ownerAddress(services)
  const name = nameOrAddress(client)
  const calendar = ical({ method: ICalCalendarMethod.REQUEST, prodId: { company: profile.name, product: 'portal' } })
  calendar.createEvent({
    id: invitationId(services, meeting),
    start: new Date(meeting.startsAt),
    end: new Date(meeting.startsAt + meeting.minutes * 60_000),
    stamp: new Date(meeting.proposedAt),
    summary: services.i18n(DEFAULT_LANGUAGE)('portal.event', { project, name }),
    description: meeting.topic,
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
export function confirmationOf(services: Services, language: Language, project: string, meeting: Meeting): string {
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: { company: profile.name, product: 'portal' } })
  calendar.createEvent({
    id: meeting.id,
    sequence: 1,
    start: new Date(meeting.startsAt),
    end: new Date(meeting.startsAt + meeting.minutes * 60_000),
    stamp: new Date(services.clock.now()),
    status: ICalEventStatus.CONFIRMED,
    summary: services.i18n(language)('portal.event', { project, name: profile.name }),
    description: meeting.topic,
  })
  return calendar.toString()
}

/** An accepted time for the owner's calendar. It replaces the mailed invitation, which has the same id. */
export function entryOf(
  services: Services,
  language: Language,
  project: string,
  client: string,
  meeting: Meeting,
): string {
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: { company: profile.name, product: 'portal' } })
  calendar.createEvent({
    id: invitationId(services, meeting),
    sequence: 1,
    start: new Date(meeting.startsAt),
    end: new Date(meeting.startsAt + meeting.minutes * 60_000),
    stamp: new Date(services.clock.now()),
    status: ICalEventStatus.CONFIRMED,
    summary: services.i18n(language)('portal.event', { project, name: client }),
    description: meeting.topic,
  })
  return calendar.toString()
}
