/** Documents on their way to the server, one after the other; they go on while somebody looks at another tab. */
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { DOCUMENT_MAX_BYTES, FILE_NAME_MAX } from '#contract/portal/documents.ts'
import { type LinkedDocument, sendDocument } from '#web/features/portal/api.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { documentsKey } from '#web/features/portal/queries.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { useErrorMessage } from '#web/ui/async/use-error-message.ts'
import { useChangeQuery } from '#web/ui/async/use-server-query.ts'
import { useFormats } from '#web/ui/formats.ts'
import { type Objection, objectionTo } from './file-check.ts'

export interface Upload {
  key: string
  projectId: string
  file: File
  /** `refused` carries why. */
  state: 'waiting' | 'sending' | 'done' | 'stopped' | 'refused'
  /** Bytes that were sent. */
  sent: number
  failure?: string
  /** The same file could do better the next time. */
  canRetry?: boolean
}

interface Uploads {
  uploads: Upload[]
  add(projectId: string, files: File[]): void
  stop(upload: Upload): void
  tryAgain(upload: Upload): void
  dismiss(upload: Upload): void
}

const UploadsContext = createContext<Uploads | undefined>(undefined)

export function useUploads(projectId: string): Uploads {
  const uploads = use(UploadsContext)
  if (!uploads) throw new Error('There is no UploadsProvider above this component.')
  return { ...uploads, uploads: uploads.uploads.filter((upload) => upload.projectId === projectId) }
}

export function UploadsProvider({ children }: { children: ReactNode }) {
  const errorMessage = useErrorMessage('action')
  const object = useObjection()
  const change = useChangeQuery()
  const [uploads, setUploads] = useState<Upload[]>([])
  const controller = useRef<AbortController>(undefined)

  const note = (key: string, change: Partial<Upload>) =>
    setUploads((list) => list.map((one) => (one.key === key ? { ...one, ...change } : one)))

  const send = async ({ key, projectId, file }: Upload) => {
    const abort = new AbortController()
    controller.current = abort
    note(key, { state: 'sending', sent: 0 })
    try {
      const document = await sendDocument(projectId, file, abort.signal, (sent) => note(key, { sent }))
      note(key, { state: 'done' })
      change<LinkedDocument[]>(documentsKey(projectId), (list) => [document, ...list])
    } catch (error) {
      if (abort.signal.aborted) return note(key, { state: 'stopped', canRetry: true })
      const body = error instanceof ApiError ? error.body : undefined
      const failure = Object.values(body?.fields ?? {})[0] ?? errorMessage(error)
      note(key, { state: 'refused', failure, canRetry: body?.error !== 'file-refused' })
    }
  }

  const next = uploads.find(({ state }) => state === 'waiting')
  const busy = uploads.some(({ state }) => state === 'sending')
  const start = useRef(send)
  start.current = send
  useEffect(() => {
    if (next && !busy) void start.current(next)
  }, [next, busy])

  useEffect(() => {
    if (!busy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [busy])
  useEffect(() => () => controller.current?.abort(), [])

  const value: Uploads = {
    uploads,
    add(projectId, files) {
      const added = files.map((file): Upload => {
        const objection = objectionTo(file)
        const base = { key: crypto.randomUUID(), projectId, file, sent: 0 }
        return objection
          ? { ...base, state: 'refused', failure: object(objection, file) }
          : { ...base, state: 'waiting' }
      })
      setUploads((list) => [...list, ...added])
    },
    stop({ key, state }) {
      if (state === 'waiting') note(key, { state: 'stopped', canRetry: true })
      else controller.current?.abort()
    },
    tryAgain: ({ key }) => note(key, { state: 'waiting', sent: 0, failure: '' }),
    dismiss: ({ key }) => setUploads((list) => list.filter((one) => one.key !== key)),
  }
  return <UploadsContext value={value}>{children}</UploadsContext>
}

/** Says why a file is not even sent. */
function useObjection(): (objection: Objection, file: File) => string {
  const t = usePortalT()
  const { megabytes, number } = useFormats()
  return (objection, file) => {
    if (objection === 'too-large')
      return t('upload.tooLarge', { size: megabytes(file.size), max: megabytes(DOCUMENT_MAX_BYTES) })
    if (objection === 'name-too-long') return t('upload.nameTooLong', { max: number(FILE_NAME_MAX) })
    return objection === 'wrong-type' ? t('upload.wrongType') : t(`fields.${objection}`)
  }
}
