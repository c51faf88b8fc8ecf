import { Upload as UploadIcon } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { DOCUMENT_MAX_BYTES } from '#contract/portal/documents.ts'
import type { Project } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { acceptedEndings } from './file-check.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './uploads.tsx'

/** The button's id. */
export const CHOOSE_FILES = 'portal-choose-files'

/** Where documents are chosen or dropped, and how far their uploads are. */
export function UploadArea({ project }: { project: Project }) {
  const t = usePortalT()
  const { megabytes } = useFormats()
  const { uploads, add, dismiss } = useUploads(project.id)
  const choose = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add(project.id, [...event.dataTransfer.files])
  }
  return (
    <div className="portal-upload">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the button in it is for all. */}
      <div
        className="portal-drop"
        data-over={over || undefined}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drop}
      >
        <h4 className="strong">{t('upload.heading')}</h4>
        <p id="portal-upload-hint" className="text-sm text-muted">
          {t('upload.accepted', { max: megabytes(DOCUMENT_MAX_BYTES) })}
        </p>
        <p className="button-row">
          <button
            ref={choose}
            id={CHOOSE_FILES}
            type="button"
            className="button"
            aria-describedby="portal-upload-hint"
            onClick={() => input.current?.click()}
          >
            <UploadIcon size={18} aria-hidden="true" />
            {t('upload.choose')}
          </button>
          <span className="portal-drop-hint text-sm text-muted">{t(over ? 'upload.dropNow' : 'upload.drop')}</span>
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={acceptedEndings}
          aria-label={t('upload.choose')}
          onChange={({ target }) => {
            add(project.id, [...(target.files ?? [])])
            // Otherwise the same file could not be chosen again.
            target.value = ''
          }}
        />
      </div>
      {uploads.length > 0 && (
        <ul aria-label={t('upload.list')} className="portal-uploads">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onDismiss={() => {
                // The row goes, and the focus with it.
                choose.current?.focus()
                dismiss(upload)
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
