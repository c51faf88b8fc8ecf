import { CalendarDays, CircleHelp, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import type { Project } from '../../../contract/portal.ts'
import { useContent } from '../../platform/i18n.tsx'
import { DocumentRow } from './document-row.tsx'
import { Empty, Loaded } from './loaded.tsx'
import { MeetingDialog } from './meeting-dialog.tsx'
import { useDocuments } from './readings.ts'
import { UpdateDialog } from './update-dialog.tsx'
import { UploadArea } from './upload-area.tsx'
import { usePortalWords } from './words.tsx'

interface Props {
  project: Project
  onMessage(): void
}

export function ResourcesTab({ project, onMessage }: Props) {
  const say = usePortalWords()
  const { profile } = useContent()
  const reading = useDocuments(project.id)
  const [open, setOpen] = useState<'meeting' | 'update'>()
  const close = () => setOpen(undefined)
  return (
    <div className="portal-resources">
      <section>
        <h3 className="text-card">{say('documents.heading')}</h3>
        <Loaded reading={reading} bones={[4, 4]}>
          {(documents) =>
            documents.length === 0 ? (
              <Empty title={say('documents.none')}>{say('documents.noneText', { owner: profile.name })}</Empty>
            ) : (
              <ul className="portal-documents">
                {documents.map((document) => (
                  <DocumentRow
                    key={document.id}
                    project={project}
                    document={document}
                    onRemoved={() => reading.put(documents.filter(({ id }) => id !== document.id))}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
        <UploadArea project={project} />
      </section>
      <section>
        <h3 className="text-card">{say('actions.heading')}</h3>
        <div className="portal-actions">
          <button type="button" className="button" onClick={() => setOpen('meeting')}>
            <CalendarDays size={18} aria-hidden="true" />
            {say('actions.schedule')}
          </button>
          <button type="button" className="button" onClick={onMessage}>
            <MessageSquare size={18} aria-hidden="true" />
            {say('actions.message')}
          </button>
          <button type="button" className="button" onClick={() => setOpen('update')}>
            <CircleHelp size={18} aria-hidden="true" />
            {say('actions.update')}
          </button>
        </div>
      </section>
      {open === 'meeting' && <MeetingDialog project={project} onClose={close} />}
      {open === 'update' && <UpdateDialog project={project} onClose={close} />}
    </div>
  )
}
