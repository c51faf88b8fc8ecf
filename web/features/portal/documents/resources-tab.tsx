import { CalendarDays, CircleHelp, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import type { Project } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { MeetingDialog } from '#web/features/portal/messages/meeting-dialog.tsx'
import { UpdateDialog } from '#web/features/portal/messages/update-dialog.tsx'
import { useDocuments } from '#web/features/portal/queries.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { DocumentRow } from './document-row.tsx'
import { UploadArea } from './upload-area.tsx'

interface Props {
  project: Project
  onMessage(): void
}

export function ResourcesTab({ project, onMessage }: Props) {
  const t = usePortalT()
  const { profile } = useContent()
  const query = useDocuments(project.id)
  const [open, setOpen] = useState<'meeting' | 'update'>()
  const close = () => setOpen(undefined)
  return (
    <div className="portal-resources">
      <section>
        <h3 className="text-card">{t('documents.heading')}</h3>
        <AsyncView
          query={query}
          skeletonHeights={[4, 4]}
          empty={<Empty title={t('documents.none')}>{t('documents.noneText', { owner: profile.name })}</Empty>}
        >
          {(documents) => (
            <ul className="portal-documents row-list">
              {documents.map((document) => (
                <DocumentRow
                  key={document.id}
                  project={project}
                  document={document}
                  onRemoved={() => query.change((all) => all.filter(({ id }) => id !== document.id))}
                />
              ))}
            </ul>
          )}
        </AsyncView>
        <UploadArea project={project} />
      </section>
      <section>
        <h3 className="text-card">{t('actions.heading')}</h3>
        <div className="portal-actions">
          <button type="button" className="button" onClick={() => setOpen('meeting')}>
            <CalendarDays size={18} aria-hidden="true" />
            {t('actions.schedule')}
          </button>
          <button type="button" className="button" onClick={onMessage}>
            <MessageSquare size={18} aria-hidden="true" />
            {t('actions.message')}
          </button>
          <button type="button" className="button" onClick={() => setOpen('update')}>
            <CircleHelp size={18} aria-hidden="true" />
            {t('actions.update')}
          </button>
        </div>
      </section>
      {open === 'meeting' && <MeetingDialog project={project} onClose={close} />}
      {open === 'update' && <UpdateDialog project={project} onClose={close} />}
    </div>
  )
}
