/** The next appointments with clients, of all projects; nothing where there are none. */
import { useFormats } from '../../ui/formats.ts'
import { fetchNextMeetings } from './api.ts'
import { CalendarLink } from './calendar-link.tsx'
import { Loaded } from './loaded.tsx'
import { usePlace } from './use-place.ts'
import { useRead } from './use-read.ts'
import { useClientsWords } from './words.tsx'

export function NextMeetings() {
  const say = useClientsWords()
  const { moment, minutes } = useFormats()
  const { open } = usePlace()
  const reading = useRead('next', fetchNextMeetings)
  if (reading.value?.length === 0) return null
  return (
    <section className="clients-group">
      <h2 tabIndex={-1} className="text-title">
        {say('meeting.next')}
      </h2>
      <Loaded reading={reading} bone={4}>
        {(meetings) => (
          <ul className="clients-list">
            {meetings.map((meeting) => (
              <li key={meeting.id}>
                <button type="button" className="clients-open" onClick={() => open(meeting.projectId, 'conversation')}>
                  <time dateTime={new Date(meeting.startsAt).toISOString()} className="strong">
                    {moment(meeting.startsAt)}
                  </time>
                  <span className="text-sm text-muted">
                    {`${meeting.project}\u00a0· ${minutes(meeting.minutes)}`}
                    {meeting.proposedBy && `\u00a0· ${say('meeting.withName', { name: meeting.proposedBy })}`}
                  </span>
                  {meeting.topic && <span className="text-muted">{meeting.topic}</span>}
                </button>
                <CalendarLink projectId={meeting.projectId} meeting={meeting} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
