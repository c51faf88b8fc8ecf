/** The documents of a project, no matter who uploaded them, and handing over another. */
import { Download, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AdminProject } from '#contract/clients/clients.ts'
import { DOCUMENT_MAX_BYTES, documentTypes, type PortalDocument } from '#contract/portal/documents.ts'
import { BusyIcon, Empty, Failure } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useFocusAfterRemoval } from '#web/ui/hooks/use-focus-after-removal.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { handOver, withdrawDocument } from './api.ts'
import { useClientsT } from './i18n.tsx'
import type { ProjectQuery } from './queries.ts'
import { RemoveButton } from './remove-button.tsx'
import { besideOf, firstOf, rowId } from './row-focus.ts'
import { useReach } from './use-reach.ts'

interface Props {
  project: AdminProject
  query: ProjectQuery
}

const endings = Object.values(documentTypes)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',')

const UPLOAD_BUTTON = 'clients-upload'

export function DocumentsView({ project, query }: Props) {
  const t = useClientsT()
  const { announce } = useAnnouncer()
  const leaving = useFocusAfterRemoval()
  const { documents } = project
  const removed = (control: Element, { id, title }: PortalDocument) => {
    leaving(control, () => firstOf(...besideOf(documents, id), UPLOAD_BUTTON))
    query.change((known) => ({ ...known, documents: known.documents.filter((one) => one.id !== id) }))
    announce(t('removed', { name: title }))
  }
  return (
    <>
      <HandOver
        project={project}
        onAdded={(document) => query.change((known) => ({ ...known, documents: [document, ...known.documents] }))}
      />
      {documents.length === 0 && <Empty title={t('documents.none')}>{t('documents.noneText')}</Empty>}
      <ul className="clients-list row-list">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            project={project}
            onRemoved={(control) => removed(control, document)}
          />
        ))}
      </ul>
    </>
  )
}

function HandOver({ project, onAdded }: { project: AdminProject; onAdded(document: PortalDocument): void }) {
  const t = useClientsT()
  const { megabytes, percent } = useFormats()
  const { toast } = useAnnouncer()
  const { busy, failure, wrong, run } = useAction()
  const reach = useReach()
  const [tooLarge, setTooLarge] = useState(false)
  const [sent, setSent] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const send = (file: File) => {
    setTooLarge(file.size > DOCUMENT_MAX_BYTES)
    if (file.size > DOCUMENT_MAX_BYTES) return
    controller.current = new AbortController()
    const { signal } = controller.current
    void run(async () => {
      setSent(0)
      const { document, reach: reached } = await handOver(project.id, file, signal, (bytes) =>
        setSent(bytes / Math.max(1, file.size)),
      )
      onAdded(document)
      const text = reach.said(project, reached, t('documents.addedText', { title: document.title }))
      toast({ kind: 'success', title: t('documents.added'), text })
    })
  }
  const problem = tooLarge
    ? t('documents.tooLarge', { max: megabytes(DOCUMENT_MAX_BYTES) })
    : (wrong.name ?? wrong.file ?? failure)
  return (
    <div className="clients-form">
      <div id="clients-upload-hint" className="text-sm text-muted">
        <p>{t('documents.hint', { max: megabytes(DOCUMENT_MAX_BYTES) })}</p>
        <p>{reach.promise(project)}</p>
      </div>
      <button
        type="button"
        id={UPLOAD_BUTTON}
        className="button justify-self-start"
        aria-disabled={busy || undefined}
        aria-describedby="clients-upload-hint"
        onClick={() => busy || input.current?.click()}
      >
        <BusyIcon busy={busy} icon={Upload} />
        {busy ? t('documents.sending', { percent: percent(Math.round(100 * sent)) }) : t('documents.choose')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={endings}
        aria-label={t('documents.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) send(file)
          // Otherwise the same file could not be chosen again.
          target.value = ''
        }}
      />
      <Failure>{problem}</Failure>
    </div>
  )
}

function DocumentRow({
  document,
  project,
  onRemoved,
}: {
  document: PortalDocument
  project: AdminProject
  onRemoved(control: Element): void
}) {
  const t = useClientsT()
  const { dayOf, megabytes } = useFormats()
  const { busy, failure, run } = useAction()
  const { id, title, fileSize, fileUrl, uploadedBy, uploadedAt } = document
  const remove = (control: Element) =>
    void run(async () => {
      await withdrawDocument(project.id, id)
      onRemoved(control)
    })
  return (
    <li>
      <div className="clients-item-text">
        <p id={rowId(id)} tabIndex={-1} className="strong">
          {title}
        </p>
        <p className="text-sm text-muted">
          {fileSize !== null && `${megabytes(fileSize)}\u00a0· `}
          {`${dayOf(uploadedAt)}\u00a0· ${t(uploadedBy === 'owner' ? 'documents.byYou' : 'documents.byClient')}`}
        </p>
        <Failure>{failure}</Failure>
      </div>
      <a href={fileUrl} download={title} className="icon-button" aria-label={t('documents.open', { title })}>
        <Download size={20} aria-hidden="true" />
      </a>
      <RemoveButton
        name={title}
        label={t('documents.remove', { title })}
        yes={t('documents.removeYes')}
        busy={busy}
        onRemove={remove}
      />
    </li>
  )
}
