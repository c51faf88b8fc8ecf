/** Leads to the owner's booking page if there is one, and proposes times of one's own. */
import { CalendarPlus, ExternalLink } from 'lucide-react'
import type { Meeting } from '#contract/portal/meetings.ts'
import type { Project } from '#contract/portal/portal.ts'
import { PortalDialog } from '#web/features/portal/dialog.tsx'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useMeetings } from '#web/features/portal/queries.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { saveFile } from '#web/platform/save-file.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { calendarFile } from './calendar-file.ts'
import { MeetingForm } from './meeting-form.tsx'

interface Props {
  project: Project
  onClose(): void
}

export function MeetingDialog({ project, onClose }: Props) {
  const t = usePortalT()
  const tSite = useT()
  const { profile } = useContent()
  const query = useMeetings(project.id)
  const bookingUrl = query.data?.bookingUrl
  return (
    <PortalDialog
      title={t('meeting.title')}
      text={t(bookingUrl ? 'meeting.bookText' : 'meeting.text', { owner: profile.name })}
      onClose={onClose}
    >
      <AsyncView query={query} skeletonHeights={[6]}>
        {({ meetings }) => (
          <>
            {bookingUrl && (
              <a href={bookingUrl} target="_blank" rel="noreferrer" className="button justify-self-start">
                <ExternalLink size={18} aria-hidden="true" />
                {t('meeting.book')}
                <span className="sr-only"> ({tSite('common.opensInNewTab')})</span>
              </a>
            )}
            <MeetingForm project={project} query={query} onClose={onClose} />
            {meetings.length > 0 && (
              <section>
                <h3 className="strong">{t('meeting.proposed')}</h3>
                <ul className="portal-meetings row-list">
                  {meetings.map((meeting) => (
                    <Proposed key={meeting.id} meeting={meeting} project={project} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </AsyncView>
    </PortalDialog>
  )
}

const answerColors = { accepted: 'text-green', declined: 'text-red', open: 'text-muted' }

function Proposed({ meeting, project }: { meeting: Meeting; project: Project }) {
  const t = usePortalT()
  const { profile } = useContent()
  const { moment, minutes } = useFormats()
  const when = moment(meeting.startsAt)
  const save = () => {
    const title = t('meeting.event', { project: project.name, owner: profile.name })
    saveFile('meeting.ics', new Blob([calendarFile(meeting, title)], { type: 'text/calendar' }))
  }
  return (
    <li>
      <div className="portal-document-text">
        <p>{t('meeting.length', { when, minutes: minutes(meeting.minutes) })}</p>
        {meeting.topic && <p className="text-sm text-muted">{meeting.topic}</p>}
        <p className={`text-sm ${answerColors[meeting.answer ?? 'open']}`}>
          {t(`meeting.${meeting.answer ?? 'open'}`)}
        </p>
        {meeting.answerNote && (
          <p className="as-written text-sm">
            {t('meeting.answerNote', { owner: profile.name, note: meeting.answerNote })}
          </p>
        )}
      </div>
      <button type="button" className="icon-button" aria-label={t('meeting.calendarOf', { when })} onClick={save}>
        <CalendarPlus size={20} aria-hidden="true" />
      </button>
    </li>
  )
}
