import type { ReactNode } from 'react'
import type { ProposedMeeting } from '../../../contract/clients-messages.ts'
import { useFormats } from '../../ui/formats.ts'
import { CalendarLink } from './calendar-link.tsx'
import { rowId } from './use-leaving.ts'
import { useClientsWords } from './words.tsx'

interface Props {
  meeting: ProposedMeeting
  projectId: string
  /** What can be done about it. */
  children?: ReactNode
}

/** A time that the client of a project proposed. */
export function MeetingRow({ meeting, projectId, children }: Props) {
  const say = useClientsWords()
  const { moment, minutes } = useFormats()
  const { id, startsAt, answer, topic, proposedBy } = meeting
  const states = { accepted: say('meeting.stateAccepted'), declined: say('meeting.stateDeclined') }
  return (
    <li>
      <div className="clients-item-text">
        <p id={rowId(id)} tabIndex={-1}>
          <time dateTime={new Date(startsAt).toISOString()} className="strong">
            {moment(startsAt)}
          </time>
          <span className="text-sm text-muted">
            {`\u00a0· ${minutes(meeting.minutes)}`}
            {proposedBy && `\u00a0· ${say('meeting.withName', { name: proposedBy })}`}
            {'\u00a0· '}
            {answer ? states[answer] : say('meeting.stateOpen')}
          </span>
        </p>
        {topic && <p className="clients-said text-muted">{topic}</p>}
      </div>
      {answer === 'accepted' && <CalendarLink projectId={projectId} meeting={meeting} />}
      {children}
    </li>
  )
}
