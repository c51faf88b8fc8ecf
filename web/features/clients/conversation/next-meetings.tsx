/** The next appointments with clients, of all projects; nothing where there are none. */
import { useClientsT } from '#web/features/clients/i18n.tsx'
import { useNextMeetings } from '#web/features/clients/queries.ts'
import { useRouteState } from '#web/features/clients/use-route-state.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { CalendarLink } from './calendar-link.tsx'

export function NextMeetings() {
  const t = useClientsT()
  const { moment, minutes } = useFormats()
  const { open } = useRouteState()
  const query = useNextMeetings()
  if (query.data?.length === 0) return null
  return (
    <section className="clients-group">
      <h2 tabIndex={-1} className="text-title">
        {t('meeting.next')}
      </h2>
      <AsyncView query={query} skeletonHeights={[4]}>
        {(meetings) => (
          <ul className="clients-list row-list">
            {meetings.map((meeting) => (
              <li key={meeting.id}>
                <button type="button" className="clients-open" onClick={() => open(meeting.projectId, 'conversation')}>
                  <time dateTime={new Date(meeting.startsAt).toISOString()} className="strong">
                    {moment(meeting.startsAt)}
                  </time>
                  <span className="text-sm text-muted">
                    {`${meeting.project}\u00a0· ${minutes(meeting.minutes)}`}
                    {meeting.proposedBy && `\u00a0· ${t('meeting.withName', { name: meeting.proposedBy })}`}
                  </span>
                  {meeting.topic && <span className="text-muted">{meeting.topic}</span>}
                </button>
                <CalendarLink projectId={meeting.projectId} meeting={meeting} />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </section>
  )
}
