/** The times that a project's client proposed: those to come, and folded those that are over. */
import { ChevronRight } from 'lucide-react'
import type { AdminProject } from '../../../contract/clients.ts'
import type { ProposedMeeting } from '../../../contract/clients-messages.ts'
import { MINUTE } from '../../../contract/endpoint.ts'
import { useNow } from '../../ui/formats.ts'
import { fetchMeetings } from './api.ts'
import { Empty, Loaded } from './loaded.tsx'
import { MeetingAnswer } from './meeting-answer.tsx'
import { MeetingRow } from './meeting-row.tsx'
import { firstOf, rowId, useLeaving } from './use-leaving.ts'
import { useRead } from './use-read.ts'
import { useClientsWords } from './words.tsx'

export function Meetings({ project: { id } }: { project: AdminProject }) {
  const say = useClientsWords()
  const now = useNow()
  const reading = useRead(id, () => fetchMeetings(id))
  const leaving = useLeaving()
  const isPast = ({ startsAt, minutes }: ProposedMeeting) => startsAt + minutes * MINUTE <= now
  return (
    <section className="clients-group">
      <h3 tabIndex={-1} className="text-card">
        {say('meeting.heading')}
      </h3>
      <Loaded reading={reading} bone={4}>
        {(meetings) => {
          const past = meetings.filter(isPast).toReversed()
          return (
            <>
              {meetings.length === 0 && <Empty title={say('meeting.none')}>{say('meeting.noneText')}</Empty>}
              <ul className="clients-list">
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
                            reading.reload()
                          }}
                        />
                      )}
                    </MeetingRow>
                  ))}
              </ul>
              {past.length > 0 && (
                <details className="clients-details">
                  <summary>
                    <ChevronRight size={18} aria-hidden="true" />
                    {say('meeting.past', { count: past.length })}
                  </summary>
                  <ul className="clients-list">
                    {past.map((meeting) => (
                      <MeetingRow key={meeting.id} meeting={meeting} projectId={id} />
                    ))}
                  </ul>
                </details>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
