/** The times that a project's client proposed: those to come, and folded those that are over. */
import { ChevronRight } from 'lucide-react'
import type { AdminProject } from '#contract/clients/clients.ts'
import type { ProposedMeeting } from '#contract/clients/messages.ts'
import { MINUTE } from '#contract/endpoint.ts'
import { useClientsT } from '#web/features/clients/i18n.tsx'
import { useMeetings } from '#web/features/clients/queries.ts'
import { firstOf, rowId } from '#web/features/clients/row-focus.ts'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useNow } from '#web/ui/formats.ts'
import { useFocusAfterRemoval } from '#web/ui/hooks/use-focus-after-removal.ts'
import { MeetingAnswer } from './meeting-answer.tsx'
import { MeetingRow } from './meeting-row.tsx'

export function Meetings({ project: { id } }: { project: AdminProject }) {
  const t = useClientsT()
  const now = useNow()
  const query = useMeetings(id)
  const leaving = useFocusAfterRemoval()
  const isPast = ({ startsAt, minutes }: ProposedMeeting) => startsAt + minutes * MINUTE <= now
  return (
    <section className="clients-group">
      <h3 tabIndex={-1} className="text-card">
        {t('meeting.heading')}
      </h3>
      <AsyncView
        query={query}
        skeletonHeights={[4]}
        empty={<Empty title={t('meeting.none')}>{t('meeting.noneText')}</Empty>}
      >
        {(meetings) => {
          const past = meetings.filter(isPast).toReversed()
          return (
            <>
              <ul className="clients-list row-list">
                {meetings
                  .filter((meeting) => !isPast(meeting))
                  .map((meeting) => (
                    <MeetingRow key={meeting.id} meeting={meeting} projectId={id}>
                      {meeting.answer === null && (
                        <MeetingAnswer
                          projectId={id}
                          id={meeting.id}
                          name={meeting.proposedBy}
                          onAnswered={(control) => {
                            leaving(control, () => firstOf(rowId(meeting.id)))
                            void query.refetch()
                          }}
                        />
                      )}
                    </MeetingRow>
                  ))}
              </ul>
              {past.length > 0 && (
                <details className="disclosure">
                  <summary>
                    <ChevronRight size={18} aria-hidden="true" />
                    {t('meeting.past', { count: past.length })}
                  </summary>
                  <ul className="clients-list row-list">
                    {past.map((meeting) => (
                      <MeetingRow key={meeting.id} meeting={meeting} projectId={id} />
                    ))}
                  </ul>
                </details>
              )}
            </>
          )
        }}
      </AsyncView>
    </section>
  )
}
