/** Leads to the owner's booking page if there is one, and proposes times of one's own. */
import { CalendarPlus, ExternalLink } from 'lucide-react'
import type { Project } from '../../../contract/portal.ts'
import type { Meeting } from '../../../contract/portal-meetings.ts'
import { useContent, useWords } from '../../platform/i18n.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { useFormats } from '../../ui/formats.ts'
import { calendarFile } from './calendar-file.ts'
import { PortalDialog } from './dialog.tsx'
import { Loaded } from './loaded.tsx'
import { MeetingForm } from './meeting-form.tsx'
import { useMeetings } from './readings.ts'
import { usePortalWords } from './words.tsx'

interface Props {
  project: Project
  onClose(): void
}

export function MeetingDialog({ project, onClose }: Props) {
  const say = usePortalWords()
  const t = useWords()
  const { profile } = useContent()
  const reading = useMeetings(project.id)
  const { bookingUrl } = reading.value ?? { bookingUrl: null }
  return (
    <PortalDialog
      title={say('meeting.title')}
      text={say(bookingUrl ? 'meeting.bookText' : 'meeting.text', { owner: profile.name })}
      onClose={onClose}
    >
      <Loaded reading={reading} bones={[6]}>
        {({ meetings }) => (
          <>
            {bookingUrl && (
              <a href={bookingUrl} target="_blank" rel="noreferrer" className="button portal-booking">
                <ExternalLink size={18} aria-hidden="true" />
                {say('meeting.book')}
                <span className="sr-only"> ({t('common.opensInNewTab')})</span>
              </a>
            )}
            <MeetingForm project={project} onClose={onClose} />
            {meetings.length > 0 && (
              <section>
                <h3 className="strong">{say('meeting.proposed')}</h3>
                <ul className="portal-meetings">
                  {meetings.map((meeting) => (
                    <Proposed key={meeting.id} meeting={meeting} project={project} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Loaded>
    </PortalDialog>
  )
}

const answerColors = { accepted: 'text-green', declined: 'text-red', open: 'text-muted' }

function Proposed({ meeting, project }: { meeting: Meeting; project: Project }) {
  const say = usePortalWords()
  const { profile } = useContent()
  const { moment, minutes } = useFormats()
  const when = moment(meeting.startsAt)
  const save = () => {
    const title = say('meeting.event', { project: project.name, owner: profile.name })
    saveFile('meeting.ics', new Blob([calendarFile(meeting, title)], { type: 'text/calendar' }))
  }
  return (
    <li>
      <div className="portal-document-text">
        <p>{say('meeting.length', { when, minutes: minutes(meeting.minutes) })}</p>
        {meeting.topic && <p className="text-sm text-muted">{meeting.topic}</p>}
        <p className={`text-sm ${answerColors[meeting.answer ?? 'open']}`}>
          {say(`meeting.${meeting.answer ?? 'open'}`)}
        </p>
      </div>
      <button type="button" className="sign" aria-label={say('meeting.calendarOf', { when })} onClick={save}>
        <CalendarPlus size={20} aria-hidden="true" />
      </button>
    </li>
  )
}
