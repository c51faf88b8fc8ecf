import { CalendarPlus } from 'lucide-react'
import type { ProposedMeeting } from '#contract/clients/messages.ts'
import { meetingPath } from '#web/features/clients/api.ts'
import { useClientsT } from '#web/features/clients/i18n.tsx'
import { useFormats } from '#web/ui/formats.ts'

/** An accepted time as a file for the owner's calendar. */
export function CalendarLink({ projectId, meeting }: { projectId: string; meeting: ProposedMeeting }) {
  const t = useClientsT()
  const { moment } = useFormats()
  const label = t('meeting.calendar', { when: moment(meeting.startsAt) })
  return (
    <a href={meetingPath(projectId, meeting.id)} download className="icon-button" aria-label={label}>
      <CalendarPlus size={20} aria-hidden="true" />
    </a>
  )
}
