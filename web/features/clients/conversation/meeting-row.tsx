import type { ReactNode } from 'react'
import type { ProposedMeeting } from '#contract/clients/messages.ts'
import { useClientsT } from '#web/features/clients/i18n.tsx'
import { rowId } from '#web/features/clients/row-focus.ts'
import { useFormats } from '#web/ui/formats.ts'
import { CalendarLink } from './calendar-link.tsx'

interface Props {
  meeting: ProposedMeeting
  projectId: string
  /** What can be done about it. */
  children?: ReactNode
}

/** A time that the client of a project proposed. */
export function MeetingRow({ meeting, projectId, children }: Props) {
  const t = useClientsT()
  const { moment, minutes } = useFormats()
  const { id, startsAt, answer, answerNote, topic, proposedBy } = meeting
  const states = { accepted: t('meeting.stateAccepted'), declined: t('meeting.stateDeclined') }
  return (
    <li>
      <div className="clients-item-text">
        <p id={rowId(id)} tabIndex={-1}>
          <time dateTime={new Date(startsAt).toISOString()} className="strong">
            {moment(startsAt)}
          </time>
          <span className="text-sm text-muted">
            {`\u00a0· ${minutes(meeting.minutes)}`}
            {proposedBy && `\u00a0· ${t('meeting.withName', { name: proposedBy })}`}
            {'\u00a0· '}
            {answer ? states[answer] : t('meeting.stateOpen')}
          </span>
        </p>
        {topic && <p className="as-written text-muted">{topic}</p>}
        {answerNote && <p className="as-written text-muted">{t('meeting.yourNote', { note: answerNote })}</p>}
      </div>
      {answer === 'accepted' && <CalendarLink projectId={projectId} meeting={meeting} />}
      {children}
    </li>
  )
}
