import { Download, FileText, Trash2 } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { MINUTE } from '../../../contract/endpoint.ts'
import type { Project } from '../../../contract/portal.ts'
import { DOCUMENT_LINK_MS } from '../../../contract/portal-documents.ts'
import { useContent } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { useFormats } from '../../ui/formats.ts'
import { fetchLink, type LinkedDocument, removeDocument } from './api.ts'
import { PortalDialog } from './dialog.tsx'
import { FormFoot } from './form-parts.tsx'
import { useAction } from './use-action.ts'
import { usePortalWords } from './words.tsx'

interface Props {
  project: Project
  document: LinkedDocument
  onRemoved(): void
}

export function DocumentRow({ project, document, onRemoved }: Props) {
  const say = usePortalWords()
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
          <span>{fileSize === null ? say('documents.unknownSize') : megabytes(fileSize)}</span>
          <span>{say('documents.updated', { date: dayOf(updatedAt) })}</span>
          <span>
            {uploadedBy === 'client' ? say('documents.byYou') : say('documents.byOwner', { owner: profile.name })}
          </span>
        </p>
      </div>
      <DownloadLink project={project} document={document} />
      {uploadedBy === 'client' && (
        <button
          type="button"
          className="sign"
          aria-label={say('documents.remove', { title })}
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
  const say = usePortalWords()
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
        {say('documents.download')}
        <span className="sr-only">: {document.title}</span>
      </a>
      {failure && (
        <p role="alert" className="portal-failure">
          {failure}
        </p>
      )}
    </>
  )
}

function RemoveDialog({ project, document, onRemoved, onClose }: Props & { onClose(): void }) {
  const say = usePortalWords()
  const { profile } = useContent()
  const { toast } = useAnnouncer()
  const { busy, failure, run } = useAction()
  const { title } = document
  const remove = () =>
    run(async () => {
      await removeDocument(project.id, document.id)
      onRemoved()
      toast({ kind: 'success', title: say('documents.removed'), text: say('documents.removedText', { title }) })
    })
  return (
    <PortalDialog
      title={say('documents.removeTitle', { title })}
      text={say('documents.removeText', { owner: profile.name })}
      onClose={onClose}
    >
      <form
        className="portal-form"
        onSubmit={(event) => {
          event.preventDefault()
          void remove()
        }}
      >
        <FormFoot icon={Trash2} send={say('documents.removeYes')} busy={busy} failure={failure} onCancel={onClose} />
      </form>
    </PortalDialog>
  )
}
