import { Download, FileText, Trash2 } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { MINUTE } from '#contract/endpoint.ts'
import { DOCUMENT_LINK_MS } from '#contract/portal/documents.ts'
import type { Project } from '#contract/portal/portal.ts'
import { fetchLink, type LinkedDocument, removeDocument } from '#web/features/portal/api.ts'
import { PortalDialog } from '#web/features/portal/dialog.tsx'
import { FormFoot } from '#web/features/portal/form-parts.tsx'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useContent } from '#web/platform/i18n.tsx'
import { Failure } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

interface Props {
  project: Project
  document: LinkedDocument
  onRemoved(): void
}

export function DocumentRow({ project, document, onRemoved }: Props) {
  const t = usePortalT()
  const { profile } = useContent()
  const { megabytes, dayOf } = useFormats()
  const [removing, setRemoving] = useState(false)
  const { title, fileSize, updatedAt, uploadedBy } = document
  return (
    <li className="portal-document">
      <FileText size={22} aria-hidden="true" />
      <div className="portal-document-text">
        <p className="strong">{title}</p>
        <p className="text-sm text-muted portal-apart">
          <span>{fileSize === null ? t('documents.unknownSize') : megabytes(fileSize)}</span>
          <span>{t('documents.updated', { date: dayOf(updatedAt) })}</span>
          <span>
            {uploadedBy === 'client' ? t('documents.byYou') : t('documents.byOwner', { owner: profile.name })}
          </span>
        </p>
      </div>
      <DownloadLink project={project} document={document} />
      {uploadedBy === 'client' && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('documents.remove', { title })}
          onClick={() => setRemoving(true)}
        >
          <Trash2 size={20} aria-hidden="true" />
        </button>
      )}
      {removing && (
        <RemoveDialog project={project} document={document} onRemoved={onRemoved} onClose={() => setRemoving(false)} />
      )}
    </li>
  )
}

/** A link is given up some time before it ends: the way to the server takes its time too. */
const LINK_MARGIN_MS = MINUTE

/** A real link while it works; later a new one is fetched first. */
function DownloadLink({ project, document }: Pick<Props, 'project' | 'document'>) {
  const t = usePortalT()
  const link = useRef({ url: document.fileUrl, at: document.linkedAt })
  const { busy, failure, run } = useAction()

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (Date.now() - link.current.at < DOCUMENT_LINK_MS - LINK_MARGIN_MS) return
    event.preventDefault()
    const anchor = event.currentTarget
    void run(async () => {
      const { fileUrl } = await fetchLink(project.id, document.id)
      link.current = { url: fileUrl, at: Date.now() }
      anchor.href = fileUrl
      anchor.click()
    })
  }
  return (
    <>
      <a
        href={link.current.url}
        download={document.title}
        aria-busy={busy || undefined}
        onClick={follow}
        className="button portal-download"
      >
        <Download size={18} aria-hidden="true" />
        {t('documents.download')}
        <span className="sr-only">: {document.title}</span>
      </a>
      <Failure>{failure}</Failure>
    </>
  )
}

function RemoveDialog({ project, document, onRemoved, onClose }: Props & { onClose(): void }) {
  const t = usePortalT()
  const { profile } = useContent()
  const { toast } = useAnnouncer()
  const { busy, failure, run } = useAction()
  const { title } = document
  const remove = () =>
    run(async () => {
      await removeDocument(project.id, document.id)
      onRemoved()
      toast({ kind: 'success', title: t('documents.removed'), text: t('documents.removedText', { title }) })
    })
  return (
    <PortalDialog
      title={t('documents.removeTitle', { title })}
      text={t('documents.removeText', { owner: profile.name })}
      onClose={onClose}
    >
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void remove()
        }}
      >
        <FormFoot icon={Trash2} send={t('documents.removeYes')} busy={busy} failure={failure} onCancel={onClose} />
      </form>
    </PortalDialog>
  )
}
