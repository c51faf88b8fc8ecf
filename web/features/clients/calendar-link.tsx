import { CalendarPlus } from 'lucide-react'
import type { ProposedMeeting } from '../../../contract/clients-messages.ts'
import { useFormats } from '../../ui/formats.ts'
import { meetingPath } from './api.ts'
import { useClientsWords } from './words.tsx'

/** An accepted time as a file for the owner's calendar. */
export function CalendarLink({ projectId, meeting }: { projectId: string; meeting: ProposedMeeting }) {
  const say = useClientsWords()
  const { moment } = useFormats()
  const label = say('meeting.calendar', { when: moment(meeting.startsAt) })
  return (
    <a href={meetingPath(projectId, meeting.id)} download className="sign" aria-label={label}>
      <CalendarPlus size={20} aria-hidden="true" />
    </a>
  )
}
