import { RotateCw, X } from 'lucide-react'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { type Upload, useUploads } from './uploads.tsx'

/** How an upload that has ended looks. */
const outcomes: Partial<Record<Upload['state'], string>> = { done: 'callout tone-green', refused: 'callout' }

/** One file: how far it is, and what can be done about it. */
export function UploadRow({ upload, onDismiss }: { upload: Upload; onDismiss(): void }) {
  const t = usePortalT()
  const { stop, tryAgain } = useUploads(upload.projectId)
  const { state, file, canRetry } = upload
  const { name } = file
  const running = state === 'waiting' || state === 'sending'
  return (
    <li className="portal-upload-row">
      <div className={`portal-document-text ${outcomes[state] ?? ''}`}>
        <p className="strong">{name}</p>
        {/* Only how it ends is announced: the bar tells the rest to who asks. */}
        <p role={running ? undefined : 'status'} className="text-sm text-muted">
          <State upload={upload} />
        </p>
        {state === 'sending' && <Bar upload={upload} />}
      </div>
      {canRetry && (state === 'stopped' || state === 'refused') && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('upload.againOf', { name })}
          onClick={() => tryAgain(upload)}
        >
          <RotateCw size={20} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t(running ? 'upload.stop' : 'upload.dismiss', { name })}
        onClick={() => (running ? stop(upload) : onDismiss())}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </li>
  )
}

const percentOf = ({ sent, file }: Upload) => Math.min(100, Math.round((100 * sent) / file.size))

function State({ upload }: { upload: Upload }) {
  const t = usePortalT()
  const { percent, megabytes } = useFormats()
  const { state, file, failure } = upload
  if (state === 'refused') return <span className="text-red">{failure}</span>
  if (state !== 'sending') return t(`upload.${state}`)
  // Every byte is on its way; the server is looking at them.
  if (upload.sent >= file.size) return t('upload.checking')
  return t('upload.sending', { percent: percent(percentOf(upload)), size: megabytes(file.size) })
}

function Bar({ upload }: { upload: Upload }) {
  const t = usePortalT()
  const value = percentOf(upload)
  return (
    <div
      role="progressbar"
      aria-label={t('upload.progress', { name: upload.file.name })}
      aria-valuenow={value}
      className="portal-ratio portal-ratio-thin"
      style={{ '--level': value }}
    />
  )
}
