/** A proposed meeting as calendars understand it: the client invites, the owner's calendar answers them. */
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator'
import { profile } from '../../../content/profile.ts'
import type { User } from '../../../contract/accounts.ts'
import { DEFAULT_LANGUAGE } from '../../../contract/language.ts'
import type { Meeting } from '../../../contract/portal-meetings.ts'
import type { Services } from '../../services.ts'
import { fullName, ownerAddress } from './mails.ts'

export function invitationTo(services: Services, client: User, project: string, meeting: Meeting): string {
  const owner = ownerAddress(services)
  const name = fullName(client)
  const calendar = ical({ method: ICalCalendarMethod.REQUEST, prodId: { company: profile.name, product: 'portal' } })
  calendar.createEvent({
    id: `${meeting.id}@${new URL(services.env.SITE_URL).hostname}`,
    start: new Date(meeting.startsAt),
    end: new Date(meeting.startsAt + meeting.minutes * 60_000),
    stamp: new Date(meeting.proposedAt),
    summary: services.words(DEFAULT_LANGUAGE)('portal.event', { project, name }),
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
